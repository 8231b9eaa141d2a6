import { countText } from '../../format/count-text';

const filmsOf = (count: number) => (count === 1 ? '1 film' : `${countText(count)} films`);

/** What the screens of marked films share. */
export const MARKED_FILMS = {
  count: filmsOf,
  countOf: (shown: number, count: number) => `${countText(shown)} of ${filmsOf(count)}`,
  /** @param list what the list is called */
  find: (list: string) => `Find in ${list}`,
  text: 'Title',
  sort: 'Sort by',
  sorts: { newest: 'Last marked', title: 'Title', year: 'Year', rating: 'Rating' },
  genre: 'Genre',
  allGenres: 'All genres',
  decade: 'Decade',
  allDecades: 'All decades',
  decadeOf: (year: number) => `${year}s`,
  none: 'No films match',
  clear: 'Show all films',
  emptyAction: 'Get Movie Recommendations',
  /** Under a film. @param day such as 'January 5, 2025' */
  marked: (day: string) => `Marked ${day}`,
} as const;
