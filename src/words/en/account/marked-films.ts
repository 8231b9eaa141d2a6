import { formatNumber } from '../../../i18n/format';

const moviesOf = (count: number) => (count === 1 ? '1 movie' : `${formatNumber(count)} movies`);

/** What the screens of marked movies share. */
export const MARKED_MOVIES = {
  count: moviesOf,
  countOf: (shown: number, count: number) => `${formatNumber(shown)} of ${moviesOf(count)}`,
  /** @param list what the list is called */
  find: (list: string) => `Find in ${list}`,
  text: 'Title',
  sort: 'Sort by',
  sorts: { newest: 'Last added', title: 'Title', year: 'Year', rating: 'Rating' },
  genre: 'Genre',
  allGenres: 'All genres',
  decade: 'Decade',
  allDecades: 'All decades',
  decadeOf: (year: number) => `${year}s`,
  none: 'No movies match',
  clear: 'Clear filters',
  emptyAction: 'Get Movie Recommendations',
  /** Under a movie. @param day such as 'January 5, 2025' */
  marked: (day: string) => `Added ${day}`,
} as const;
