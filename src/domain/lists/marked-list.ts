import { LIST_PARAMETERS } from '../../config/routes';
import type { MovieSummary } from '../movies/movie';
import { sortMovies, type CompareText } from './sort-movies';
import { hasWords } from '../values/text-match';

/** Orders of a member's marked movies; 'newest' is by the time of the mark. */
export const MARKED_SORTS = ['newest', 'title', 'year', 'rating'] as const;
type MarkedSort = (typeof MARKED_SORTS)[number];

/** How a member looks at the movies with a mark. */
export interface MarkedView {
  /** Words of the title; empty for every movie. */
  readonly text: string;
  readonly sort: MarkedSort;
  /** A genre by its name on cards, or null for all. */
  readonly genre: string | null;
  /** First year of a decade, such as 1990, or null for all. */
  readonly decade: number | null;
}

/** A marked movie, as far as the device knows it: null while its card has not come. */
export interface ListedMovie {
  readonly id: number;
  readonly card: Pick<MovieSummary, 'title' | 'year' | 'rating' | 'genres'> | null;
}

const isSort = (text: string | null): text is MarkedSort => MARKED_SORTS.some((sort) => sort === text);

/**
 * The view that an address asks for; what it says of no sense is passed over.
 * @param parameter the address's value of a search parameter, or null
 */
export function readMarkedView(parameter: (name: string) => string | null): MarkedView {
  const sort = parameter(LIST_PARAMETERS.sort);
  const genre = parameter(LIST_PARAMETERS.genre);
  const decade = parameter(LIST_PARAMETERS.decade);
  return {
    text: parameter(LIST_PARAMETERS.text) ?? '',
    sort: isSort(sort) ? sort : 'newest',
    genre: genre === '' ? null : genre,
    decade: decade !== null && /^[1-9]\d\d0$/.test(decade) ? Number(decade) : null,
  };
}

/** What an address says for a view, by parameter; null for what it leaves out. */
export function markedParameters({
  text,
  sort,
  genre,
  decade,
}: MarkedView): readonly (readonly [string, string | null])[] {
  return [
    [LIST_PARAMETERS.text, text.trim() === '' ? null : text],
    [LIST_PARAMETERS.sort, sort === 'newest' ? null : sort],
    [LIST_PARAMETERS.genre, genre],
    [LIST_PARAMETERS.decade, decade === null ? null : String(decade)],
  ];
}

/** Whether a view may leave movies out. */
export function isNarrowed({ text, genre, decade }: MarkedView): boolean {
  return text.trim() !== '' || genre !== null || decade !== null;
}

/** The first year of a movie's decade; null where its year is unknown. */
export function decadeOf(year: number): number | null {
  return year > 0 ? Math.floor(year / 10) * 10 : null;
}

/**
 * Ids of the movies that a view shows, in its order. Movies of which the device knows nothing yet stand behind those in
 * an order by what is known, and in no filter.
 * @param movies the newest mark first
 * @param compareText the order of texts where the reader lives
 */
export function viewedIds(
  movies: readonly ListedMovie[],
  view: MarkedView,
  compareText: CompareText,
): readonly number[] {
  const { text, sort, genre, decade } = view;
  if (sort === 'newest' && !isNarrowed(view)) return movies.map(({ id }) => id);
  const known = movies.flatMap(({ id, card }) => (card === null ? [] : [{ ...card, id }]));
  const shown = known.filter(
    ({ title, genres, year }) =>
      hasWords(title, text) &&
      (genre === null || genres.includes(genre)) &&
      (decade === null || decadeOf(year) === decade),
  );
  const unknown = isNarrowed(view) ? [] : movies.filter(({ card }) => card === null);
  const sorted =
    sort === 'newest' ? shown : sortMovies(shown, { column: sort, descending: sort !== 'title' }, compareText);
  return [...sorted, ...unknown].map(({ id }) => id);
}

/** What the movies can be filtered by, and what they are filtered by now. */
export interface MarkedChoices {
  /** By name. */
  readonly genres: readonly string[];
  /** The latest first. */
  readonly decades: readonly number[];
}

/**
 * The genres and decades of the movies, with those that a view has chosen.
 * @param compareText the order of texts where the reader lives
 */
export function markedChoices(
  movies: readonly ListedMovie[],
  { genre, decade }: Pick<MarkedView, 'genre' | 'decade'>,
  compareText: CompareText,
): MarkedChoices {
  const genres = new Set(genre === null ? [] : [genre]);
  const decades = new Set(decade === null ? [] : [decade]);
  for (const { card } of movies) {
    for (const name of card?.genres ?? []) genres.add(name);
    const its = decadeOf(card?.year ?? 0);
    if (its !== null) decades.add(its);
  }
  return { genres: [...genres].sort(compareText), decades: [...decades].sort((a, b) => b - a) };
}
