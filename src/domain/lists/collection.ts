import { COLLECTION_CHANCE, COLLECTION_PAGE_SIZE, type CollectionGenre, PAGE_WINDOW } from '../../config/collection';
import { QUESTIONNAIRE_GENRES } from '../../config/questionnaire';
import { type Candidate, ERAS, isReleased, type Movie, movieOf, provenRating } from '../movies/movie';
import { type DiscoverQuery, plannedQueries, type QueryLabel } from '../recommend/discover-plan';
import { mixEras } from '../recommend/mix-eras';
import { drawFor, seededRandom } from '../values/random';
import { type FoundBy, movieFilter } from '../values/text-match';
import { type CompareText, FIRST_SORT, type MovieSort, toggleSort, type SortColumn, sortMovies } from './sort-movies';

/** A listed movie, and what a search found it by. */
export interface NamedCandidate extends Candidate {
  readonly foundBy?: FoundBy;
}

/** A movie of the collection. */
export interface CollectionMovie extends Movie {
  readonly foundBy?: FoundBy | undefined;
}

export interface CollectionChoice {
  readonly request: CollectionRequest;
  /** Of duplicates, the last one is used. */
  readonly candidates: readonly NamedCandidate[];
  /** Ids of movies recommended before, which are excluded. */
  readonly excluded: ReadonlySet<number>;
  /** ISO date or timestamp. */
  readonly now: string;
  /** The same seed gives the same movies for the same candidates, regardless of their order. */
  readonly seed: number;
  /** Maximum number of movies. */
  readonly limit: number;
}

/** Chooses the movies of a collection search: released, of the genre, matching the text, not recommended before. */
export function collectionMovies({
  request,
  candidates,
  excluded,
  now,
  seed,
  limit,
}: CollectionChoice): CollectionMovie[] {
  const genreId = genreIdOf(request.genre);
  const matches = movieFilter(request.text);
  const distinct = [...new Map(candidates.map((candidate) => [candidate.id, candidate])).values()];
  const ranked = distinct
    .filter(
      (candidate) =>
        !excluded.has(candidate.id) &&
        isReleased(candidate, now) &&
        (genreId === null || candidate.genreIds.includes(genreId)),
    )
    .map((candidate) => ({
      movie: { ...movieOf(candidate), ...(candidate.foundBy ? { foundBy: candidate.foundBy } : {}) },
      score: provenRating(candidate) + COLLECTION_CHANCE * drawFor(seed, candidate.id),
    }))
    .filter(({ movie }) => matches(movie))
    .sort((a, b) => b.score - a.score || a.movie.id - b.movie.id)
    .map(({ movie }) => movie);
  return request.mix ? mixEras(ranked, limit, seededRandom(seed)) : ranked.slice(0, limit);
}

/** A request for movies of the collection. */
export interface CollectionRequest {
  readonly genre: CollectionGenre;
  /** Must occur in title or description; empty for all movies. */
  readonly text: string;
  /** For 'Variety Mix': separate queries per era, and alternating eras in the result. */
  readonly mix: boolean;
}

/** A genre's TMDB id, or null for all genres. */
export function genreIdOf(genre: CollectionGenre): number | null {
  return genre === 'all' ? null : QUESTIONNAIRE_GENRES[genre].id;
}

/**
 * The discover queries of a collection search, without the text, which is filtered afterwards.
 * @param now ISO date or timestamp: the latest release date
 * @param batch from 0; each batch reads the next pages of all queries
 */
export function collectionPlan(
  { genre, mix }: Pick<CollectionRequest, 'genre' | 'mix'>,
  now: string,
  batch = 0,
): DiscoverQuery<QueryLabel>[] {
  const id = genreIdOf(genre);
  const shared = {
    genres: id === null ? [] : [id],
    genreMatch: 'any' as const,
    withoutGenres: [],
    theme: null,
    certifications: null,
  };
  const plan = plannedQueries(shared, now, batch);
  return mix ? plan.filter(({ label }) => ERAS.some((era) => era === label)) : plan;
}

/** The collection's state. */
export interface CollectionView {
  readonly text: string;
  readonly genre: CollectionGenre;
  /** Searches without text are limited to the member's own services. */
  readonly onlyOwn: boolean;
  readonly layout: 'grid' | 'list';
  readonly sort: MovieSort;
  /** From 1. */
  readonly page: number;
}

/** The collection's initial state (specification, section 4). */
export const FIRST_VIEW: CollectionView = {
  text: '',
  genre: 'all',
  onlyOwn: false,
  layout: 'grid',
  sort: FIRST_SORT,
  page: 1,
};

/** Sorts by a column, and returns to the first page. */
export function sortedBy(view: CollectionView, column: SortColumn): CollectionView {
  return { ...view, sort: toggleSort(view.sort, column), page: 1 };
}

/** One page of the collection. */
export interface CollectionPage {
  readonly movies: readonly CollectionMovie[];
  /** Number of movies on all pages. */
  readonly total: number;
  /** From 1, limited to the last page. */
  readonly page: number;
  readonly pages: number;
}

/**
 * Filters, sorts and paginates the movies found.
 * @param compareText locale-aware comparison
 */
export function collectionPage(
  found: readonly CollectionMovie[],
  { text, sort, page }: CollectionView,
  compareText: CompareText,
): CollectionPage {
  const listed = sortMovies(found.filter(movieFilter(text)), sort, compareText);
  const pages = pageCount(listed.length, COLLECTION_PAGE_SIZE);
  const current = Math.min(page, pages);
  const start = (current - 1) * COLLECTION_PAGE_SIZE;
  return { movies: listed.slice(start, start + COLLECTION_PAGE_SIZE), total: listed.length, page: current, pages };
}

/** Number of pages; at least one. */
export function pageCount(items: number, pageSize: number): number {
  return Math.max(1, Math.ceil(items / pageSize));
}

/**
 * The page numbers to show around the current one.
 * @param page from 1
 * @param pages total number
 */
export function pageWindow(page: number, pages: number, width: number = PAGE_WINDOW): number[] {
  const shown = Math.min(width, pages);
  const first = Math.min(Math.max(1, page - Math.floor(width / 2)), pages - shown + 1);
  return Array.from({ length: shown }, (_, index) => first + index);
}
