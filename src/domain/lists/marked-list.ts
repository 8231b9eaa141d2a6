import { LIST_PARAMETERS } from '../../config/routes';
import type { Rating } from '../marks/diary';
import type { MovieSummary } from '../movies/movie';
import { sortMovies, type CompareText } from './sort-movies';
import { textFilter } from '../values/text-match';

/** Sort orders of marked movies; 'newest' is by the time of the mark. */
export const MARKED_SORTS = ['newest', 'title', 'year', 'rating'] as const;
/** Sort orders of lists with the member's ratings, which can also be filtered by them. */
export const RATED_SORTS = [...MARKED_SORTS, 'your-rating'] as const;
/** Sort orders of watched movies, also by the latest viewing. */
export const WATCHED_SORTS = [...RATED_SORTS, 'date-watched'] as const;
export type MarkedSort = (typeof WATCHED_SORTS)[number];

/** Filters by the member's rating: four stars or more, or none. */
export const RATED_FILTERS = ['4', 'none'] as const;
export type RatedFilter = (typeof RATED_FILTERS)[number];

/** What a member's diary says about movies, by their ids. */
export interface DiaryFacts {
  /** Date of the latest viewing, YYYY-MM-DD. */
  readonly dates: ReadonlyMap<number, string>;
  readonly ratings: ReadonlyMap<number, Rating>;
}

/** The state of a list of marked movies. */
export interface MarkedView {
  /** Words of the title; empty for all movies. */
  readonly text: string;
  readonly sort: MarkedSort;
  /** A genre's name as on cards, or null for all. */
  readonly genre: string | null;
  /** First year of a decade, such as 1990, or null for all. */
  readonly decade: number | null;
  /** Null for all. */
  readonly rated: RatedFilter | null;
}

/** Whether a list has the member's ratings. @param sorts its sort orders */
export const hasRatings = (sorts: readonly MarkedSort[]): boolean => sorts.includes('your-rating');

/** A marked movie; `card` is null until it's known. */
export interface ListedMovie {
  readonly id: number;
  readonly card: Pick<MovieSummary, 'title' | 'year' | 'rating' | 'genres'> | null;
}

/**
 * Parses the state from the URL; invalid values are ignored.
 * @param parameter returns a search parameter's value, or null
 * @param sorts the list's sort orders
 */
export function readMarkedView(parameter: (name: string) => string | null, sorts: readonly MarkedSort[]): MarkedView {
  const sort = parameter(LIST_PARAMETERS.sort);
  const genre = parameter(LIST_PARAMETERS.genre);
  const decade = parameter(LIST_PARAMETERS.decade);
  const rated = parameter(LIST_PARAMETERS.rated);
  return {
    text: parameter(LIST_PARAMETERS.text) ?? '',
    sort: sorts.find((known) => known === sort) ?? 'newest',
    genre: genre === '' ? null : genre,
    decade: decade !== null && /^[1-9]\d\d0$/.test(decade) ? Number(decade) : null,
    rated: (hasRatings(sorts) && RATED_FILTERS.find((known) => known === rated)) || null,
  };
}

/** The state as URL parameters; null for those to remove. */
export function markedParameters({
  text,
  sort,
  genre,
  decade,
  rated,
}: MarkedView): readonly (readonly [string, string | null])[] {
  return [
    [LIST_PARAMETERS.text, text.trim() === '' ? null : text],
    [LIST_PARAMETERS.sort, sort === 'newest' ? null : sort],
    [LIST_PARAMETERS.genre, genre],
    [LIST_PARAMETERS.decade, decade === null ? null : String(decade)],
    [LIST_PARAMETERS.rated, rated],
  ];
}

/** Whether any filter is set. */
export function isNarrowed({ text, genre, decade, rated }: MarkedView): boolean {
  return text.trim() !== '' || genre !== null || decade !== null || rated !== null;
}

/** The first year of a decade; null if the year is unknown. */
export function decadeOf(year: number): number | null {
  return year > 0 ? Math.floor(year / 10) * 10 : null;
}

type KnownMovie = NonNullable<ListedMovie['card']> & { readonly id: number };

/** Sorts by a value, largest first; movies without one are last. Equal ones keep their order. */
function sortedBy<Value extends string | number>(
  movies: readonly KnownMovie[],
  values: ReadonlyMap<number, Value>,
  none: Value,
): readonly KnownMovie[] {
  return movies.toSorted((one, other) => {
    const [value, otherValue] = [values.get(one.id) ?? none, values.get(other.id) ?? none];
    return value === otherValue ? 0 : value < otherValue ? 1 : -1;
  });
}

function sorted(
  movies: readonly KnownMovie[],
  sort: MarkedSort,
  { dates, ratings }: DiaryFacts,
  compareText: CompareText,
): readonly KnownMovie[] {
  switch (sort) {
    case 'newest':
      return movies;
    case 'date-watched':
      return sortedBy(movies, dates, '');
    case 'your-rating':
      return sortedBy(movies, ratings, 0);
    case 'title':
    case 'year':
    case 'rating':
      return sortMovies(movies, { column: sort, descending: sort !== 'title' }, compareText);
  }
}

function matchesRating(rating: Rating | undefined, filter: RatedFilter | null): boolean {
  switch (filter) {
    case null:
      return true;
    case '4':
      return rating !== undefined && rating >= FOUR_STARS;
    case 'none':
      return rating === undefined;
  }
}

/** In half stars. */
const FOUR_STARS = 8;

/**
 * Ids of the movies that match the filters, sorted. Movies without a known card are last, and match no filter.
 * @param movies most recently marked first
 * @param diary for the sort orders and filters that need it
 * @param compareText locale-aware comparison
 */
export function viewedIds(
  movies: readonly ListedMovie[],
  view: MarkedView,
  diary: DiaryFacts,
  compareText: CompareText,
): readonly number[] {
  const { text, sort, genre, decade, rated } = view;
  if (sort === 'newest' && !isNarrowed(view)) return movies.map(({ id }) => id);
  const known = movies.flatMap(({ id, card }) => (card === null ? [] : [{ ...card, id }]));
  const matches = textFilter(text);
  const shown = known.filter(
    ({ id, title, genres, year }) =>
      matches(`${title} ${year || ''}`) &&
      (genre === null || genres.includes(genre)) &&
      (decade === null || decadeOf(year) === decade) &&
      matchesRating(diary.ratings.get(id), rated),
  );
  const unknown = isNarrowed(view) ? [] : movies.filter(({ card }) => card === null);
  return [...sorted(shown, sort, diary, compareText), ...unknown].map(({ id }) => id);
}

/** The available filters. */
export interface MarkedChoices {
  /** Sorted by name. */
  readonly genres: readonly string[];
  /** Latest first. */
  readonly decades: readonly number[];
}

/**
 * The genres and decades of the movies, plus the current filters.
 * @param compareText locale-aware comparison
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
    const movieDecade = decadeOf(card?.year ?? 0);
    if (movieDecade !== null) decades.add(movieDecade);
  }
  return { genres: [...genres].sort(compareText), decades: [...decades].sort((a, b) => b - a) };
}
