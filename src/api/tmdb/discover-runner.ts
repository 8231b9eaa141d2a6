import { PAGE_STAGGER_MS } from '../../config/tmdb';
import { distinctCandidates, type FoundCandidate } from '../../domain/recommend/candidate';
import type { DiscoverQuery } from '../../domain/recommend/discover-plan';
import { fail, ok, type Result } from '../../domain/values/result';
import type { DiscoverSource } from './discover';
import { mostSpecificError, type TmdbError } from './errors';
import type { ListPage } from './parse-list';

/** Resolves after the time. */
export type Pause = (milliseconds: number) => Promise<void>;

const realPause: Pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

export interface PlanRun {
  readonly plan: readonly DiscoverQuery[];
  readonly discover: DiscoverSource['discover'];
  /**
   * Called with the movies of the first pages, once all of these have arrived and before further pages are requested.
   */
  readonly onFirstPages?: ((candidates: readonly FoundCandidate[]) => void) | undefined;
  readonly pause?: Pause | undefined;
  readonly signal?: AbortSignal | undefined;
}

export interface PlanOutcome {
  /** Without duplicates, with the themes and ratings of the queries that found them. */
  readonly candidates: readonly FoundCandidate[];
  /** Number of pages by label of the query; failed queries are missing. */
  readonly totalPages: ReadonlyMap<string, number>;
  /** Why some pages are missing; null if none is. */
  readonly missing: TmdbError | null;
}

type PageResponse = Result<ListPage, TmdbError>;

function moviesOf(responses: readonly PageResponse[], { movies: asked }: DiscoverQuery): readonly FoundCandidate[] {
  const movies = responses.flatMap((response) => (response.ok ? response.value.movies : []));
  const listedBy = {
    ...(asked.theme !== null && { themes: [asked.theme] }),
    ...(asked.certifications !== null && { certifications: asked.certifications }),
  };
  return movies.map((movie) => ({ ...movie, ...listedBy }));
}

/**
 * Runs a plan: queries in parallel, and their pages 100 ms apart, once all first pages have arrived and the number of
 * pages is known.
 * Succeeds if any page does; if all fail, returns the most specific error.
 */
export async function runDiscoverPlan(run: PlanRun): Promise<Result<PlanOutcome, TmdbError>> {
  const { plan, discover, onFirstPages, pause = realPause, signal } = run;

  const started = plan.flatMap((query) => {
    const [page, ...later] = query.pages;
    if (page === undefined) return [];
    return [{ query, later, response: discover(query.movies, page, signal), staggered: pause(PAGE_STAGGER_MS) }];
  });
  const firstPages = await Promise.all(started.map(({ response }) => response));
  const firstMovies = started.map(({ query }, index) => moviesOf(firstPages.slice(index, index + 1), query));
  onFirstPages?.(distinctCandidates(firstMovies.flat()));

  async function readLater({ query, later, staggered }: (typeof started)[number], lastPage: number) {
    const responses: Promise<PageResponse>[] = [];
    let nextSlot = staggered;
    for (const page of later.filter((wanted) => wanted <= lastPage)) {
      await nextSlot;
      if (signal?.aborted === true) break;
      nextSlot = pause(PAGE_STAGGER_MS);
      responses.push(discover(query.movies, page, signal));
    }
    return Promise.all(responses);
  }

  // If a query's first page failed, don't request more: that wouldn't help a server in trouble.
  const lastPages = firstPages.map((first) => (first.ok ? first.value.totalPages : 0));
  const laterPages = await Promise.all(started.map((query, index) => readLater(query, lastPages[index] ?? 0)));

  const responses = [...firstPages, ...laterPages.flat()];
  const laterMovies = started.map(({ query }, index) => moviesOf(laterPages[index] ?? [], query));
  if (signal?.aborted === true) return fail({ reason: 'cancelled' });
  const [error, ...errors] = responses.flatMap((response) => (response.ok ? [] : [response.error]));
  const missing = error === undefined ? null : mostSpecificError(error, ...errors);
  if (missing !== null && responses.every((response) => !response.ok)) return fail(missing);
  const totals = started.map(({ query }, index): [string, number] => [query.label, lastPages[index] ?? 0]);
  return ok({
    candidates: distinctCandidates([...firstMovies, ...laterMovies].flat()),
    totalPages: new Map(totals.filter(([, pages]) => pages > 0)),
    missing,
  });
}
