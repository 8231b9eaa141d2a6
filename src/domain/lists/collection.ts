import { COLLECTION_CHANCE, COLLECTION_PAGE_SIZE, type CollectionGenre, PAGE_WINDOW } from '../../config/collection';
import { QUESTIONNAIRE_GENRES } from '../../config/questionnaire';
import { type Candidate, ERAS, isReleased, type Movie, movieOf, provenRating } from '../movies/movie';
import { type DiscoverQuery, plannedQueries, type QueryLabel } from '../recommend/discover-plan';
import { mixEras } from '../recommend/mix-eras';
import { drawFor, seededRandom } from '../values/random';
import { type FoundBy, matchesText } from '../values/text-match';
import { type CompareText, FIRST_SORT, type MovieSort, pressColumn, type SortColumn, sortMovies } from './sort-movies';

/** A listed movie, and what it was found by where it was looked for by name. */
export interface NamedCandidate extends Candidate {
  readonly foundBy?: FoundBy;
}

/** A movie of the collection. */
export interface CollectionMovie extends Movie {
  readonly foundBy?: FoundBy | undefined;
}

export interface CollectionChoice {
  readonly request: CollectionRequest;
  /** The later of two of one movie counts. */
  readonly candidates: readonly NamedCandidate[];
  /** Ids shown before, in this session or any; none of them is chosen. */
  readonly excluded: ReadonlySet<number>;
  /** ISO date or timestamp. */
  readonly now: string;
  /** The same seed gives the same movies for the same candidates, in whatever order these come. */
  readonly seed: number;
  /** Most movies to choose. */
  readonly limit: number;
}

/** Chooses the movies of a collection search: released, of the genre, with the text, not shown before. */
export function collectionMovies({
  request,
  candidates,
  excluded,
  now,
  seed,
  limit,
}: CollectionChoice): CollectionMovie[] {
  const genreId = genreIdOf(request.genre);
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
    .filter(({ movie }) => matchesText(movie, request.text))
    .sort((a, b) => b.score - a.score || a.movie.id - b.movie.id)
    .map(({ movie }) => movie);
  return request.mix ? mixEras(ranked, limit, seededRandom(seed)) : ranked.slice(0, limit);
}

/** What the collection is asked for. */
export interface CollectionRequest {
  readonly genre: CollectionGenre;
  /** Movies are kept whose title or description has it; empty keeps all. */
  readonly text: string;
  /** True for 'Variety Mix': the eras are asked one by one and take turns in the result. */
  readonly mix: boolean;
}

/** The id of the genre, or null for all genres. */
export function genreIdOf(genre: CollectionGenre): number | null {
  return genre === 'all' ? null : QUESTIONNAIRE_GENRES[genre].id;
}

/**
 * The discover queries of a collection search. The text is no part of them: it is a filter of ours.
 * @param now ISO date or timestamp; later releases are not asked for
 * @param round from 0; each further round reads as many pages behind those of the round before
 */
export function collectionPlan(
  { genre, mix }: Pick<CollectionRequest, 'genre' | 'mix'>,
  now: string,
  round = 0,
): DiscoverQuery<QueryLabel>[] {
  const id = genreIdOf(genre);
  const shared = {
    genres: id === null ? [] : [id],
    genreMatch: 'any' as const,
    withoutGenres: [],
    theme: null,
    certifications: null,
  };
  const plan = plannedQueries(shared, now, round);
  return mix ? plan.filter(({ label }) => ERAS.some((era) => era === label)) : plan;
}

/** How a member looks at the collection. */
export interface CollectionView {
  readonly text: string;
  readonly genre: CollectionGenre;
  /** Searches without words are kept to the member's own services. */
  readonly onlyOwn: boolean;
  readonly layout: 'grid' | 'list';
  readonly sort: MovieSort;
  /** From 1. */
  readonly page: number;
}

/** The collection as it opens (specification, section 4). */
export const FIRST_VIEW: CollectionView = {
  text: '',
  genre: 'all',
  onlyOwn: false,
  layout: 'grid',
  sort: FIRST_SORT,
  page: 1,
};

/** The view after a column of the table was pressed; another order has another first page. */
export function sortedBy(view: CollectionView, column: SortColumn): CollectionView {
  return { ...view, sort: pressColumn(view.sort, column), page: 1 };
}

/** One page of what the view shows. */
export interface CollectionPage {
  readonly movies: readonly CollectionMovie[];
  /** Movies on all pages. */
  readonly total: number;
  /** From 1, and never behind the last. */
  readonly page: number;
  readonly pages: number;
}

/**
 * The page of the found movies that the view asks for: filtered by its text, sorted, cut.
 * @param compareText the order of texts where the reader lives
 */
export function collectionPage(
  found: readonly CollectionMovie[],
  { text, sort, page }: CollectionView,
  compareText: CompareText,
): CollectionPage {
  const listed = sortMovies(
    found.filter((movie) => matchesText(movie, text)),
    sort,
    compareText,
  );
  const pages = pageCount(listed.length, COLLECTION_PAGE_SIZE);
  const current = Math.min(page, pages);
  const start = (current - 1) * COLLECTION_PAGE_SIZE;
  return { movies: listed.slice(start, start + COLLECTION_PAGE_SIZE), total: listed.length, page: current, pages };
}

/** Pages there are for so many items; one even when there is none. */
export function pageCount(items: number, pageSize: number): number {
  return Math.max(1, Math.ceil(items / pageSize));
}

/**
 * The page numbers to show: as many as the window holds, the current one in the middle where there is room on both sides.
 * @param page from 1
 * @param pages how many there are
 */
export function pageWindow(page: number, pages: number, width: number = PAGE_WINDOW): number[] {
  const shown = Math.min(width, pages);
  const first = Math.min(Math.max(1, page - Math.floor(width / 2)), pages - shown + 1);
  return Array.from({ length: shown }, (_, index) => first + index);
}
