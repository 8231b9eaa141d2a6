import { formatNumber, formatUnitList } from '../../i18n/format';

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
} as const;

export const INSTALL = {
  title: 'Install Matinee',
  text: 'One tap from your home screen, with your favorites offline.',
  action: 'Install',
  decline: 'Not now',
  ios: 'Tap Share in your browser, then “Add to Home Screen”.',
  firefox: 'Open your browser’s menu, then tap “Add app to Home screen”.',
} as const;

/** A member's favorites as an image to share. */
export const FAVORITES_IMAGE = {
  open: 'Share',
  openLabel: 'Share as image',
  title: 'Your favorites as an image',
  /** On the image itself. */
  heading: 'My favorite movies',
  described: (titles: readonly string[]) => `An image of the posters of ${formatUnitList(titles)}`,
  part: (shown: number, all: number) => `${formatNumber(shown)} of the ${formatNumber(all)} movies in this list.`,
  allMovies: 'All the movies in this list.',
  drawing: 'Making the image…',
  failed: 'We couldn’t make the image. Close some tabs or apps and try again.',
  share: 'Share',
  copy: 'Copy',
  save: 'Save',
  copied: 'Image copied',
  saved: (name: string) => `Your browser is saving ${name}.`,
  refused: 'This browser can’t share images. Save it instead.',
} as const;
