import { formatNumber } from '../../i18n/format';

const moviesOf = (count: number) => (count === 1 ? '1 movie' : `${formatNumber(count)} movies`);

/** Texts shared by the screens of marked movies. */
export const MARKED_MOVIES = {
  count: moviesOf,
  countOf: (shown: number, count: number) => `${formatNumber(shown)} of ${moviesOf(count)}`,
  /** @param list title of the list */
  find: (list: string) => `Find in ${list}`,
  /** The button that shows the filters. */
  filter: 'Sort and filter',
  text: 'Title',
  sort: 'Sort by',
  sorts: {
    newest: 'Last added',
    title: 'Title',
    year: 'Year',
    rating: 'Rating',
    'date-watched': 'Date watched',
    'your-rating': 'Your rating',
  },
  genre: 'Genre',
  allGenres: 'All genres',
  decade: 'Decade',
  allDecades: 'All decades',
  decadeOf: (year: number) => `${year}s`,
  anyRating: 'Any rating',
  rated: { '4': '4+ stars', none: 'Not rated' },
  none: 'No movies match',
  clear: 'Clear filters',
  pick: 'Pick one for me',
  emptyAction: 'Get Movie Recommendations',
  /** The line under a movie. @param day such as 'January 5, 2025' */
  marked: (day: string) => `Added ${day}`,
} as const;

/** Texts of the favorites screen: selecting movies to remove them together. */
export const FAVORITES = {
  select: 'Select',
  selectMovie: (title: string) => `Select ${title}`,
  selected: (count: number) => `${formatNumber(count)} selected`,
  selectAll: 'Select all',
  removeSelected: 'Remove',
  endSelecting: 'Cancel',
  imageTitle: 'Your favorites as an image',
  /** On the image itself. */
  imageHeading: 'My favorite movies',
} as const;

export const INSTALL = {
  title: 'Install Matinee',
  text: 'One tap from your home screen, with your favorites offline.',
  action: 'Install',
  decline: 'Not now',
  ios: 'Tap Share in your browser, then “Add to Home Screen”.',
  firefox: 'Open your browser’s menu, then tap “Add app to Home screen”.',
} as const;
