import { PAGE_STAGGER_MS } from '../../config/tmdb';
import { distinctCandidates, type FoundCandidate } from '../../domain/recommend/candidate';
import type { DiscoverQuery } from '../../domain/recommend/discover-plan';
import { fail, ok, type Result } from '../../domain/values/result';
import type { DiscoverSource } from './discover';
import { mostSpecificError, type TmdbError } from './errors';
import type { ListPage } from './parse-list';

/** Resolves after so many milliseconds. */
export type Pause = (milliseconds: number) => Promise<void>;

const realPause: Pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

export interface PlanRun {
  readonly plan: readonly DiscoverQuery[];
  readonly discover: DiscoverSource['discover'];
  /** Told the movies of the first pages, once all of these are answered and before further pages are asked for. */
  readonly onFirstPages?: ((candidates: readonly FoundCandidate[]) => void) | undefined;
  readonly pause?: Pause | undefined;
  readonly signal?: AbortSignal | undefined;
}

export interface PlanOutcome {
  /** Each movie once, with the themes and the ratings that it was asked for by. */
  readonly candidates: readonly FoundCandidate[];
  /** Pages there are by the label of the query; queries that failed are missing. */
  readonly totalPages: ReadonlyMap<string, number>;
  /** Why some pages are missing, where others came; null where none is. */
  readonly missing: TmdbError | null;
}

type PageAnswer = Result<ListPage, TmdbError>;

function moviesOf(answers: readonly PageAnswer[], { movies: asked }: DiscoverQuery): readonly FoundCandidate[] {
  const movies = answers.flatMap((answer) => (answer.ok ? answer.value.movies : []));
  const told = {
    ...(asked.theme !== null && { themes: [asked.theme] }),
    ...(asked.certifications !== null && { certifications: asked.certifications }),
  };
  return movies.map((movie) => ({ ...movie, ...told }));
}

/**
 * Runs a plan: queries side by side, page n + 1 of each 100 ms after its page n started, but not before all first pages
 * are answered. They say how many pages there are, and what follows from them goes out ahead of later pages.
 * Pages may fail as long as others succeed; when all fail, the error that says most is the outcome.
 */
export async function runDiscoverPlan(run: PlanRun): Promise<Result<PlanOutcome, TmdbError>> {
  const { plan, discover, onFirstPages, pause = realPause, signal } = run;

  const started = plan.flatMap((query) => {
    const [page, ...later] = query.pages;
    if (page === undefined) return [];
    return [{ query, later, answer: discover(query.movies, page, signal), staggered: pause(PAGE_STAGGER_MS) }];
  });
  const firsts = await Promise.all(started.map(({ answer }) => answer));
  const firstMovies = started.map(({ query }, index) => moviesOf(firsts.slice(index, index + 1), query));
  onFirstPages?.(distinctCandidates(firstMovies.flat()));

  async function readLater({ query, later, staggered }: (typeof started)[number], lastPage: number) {
    const answers: Promise<PageAnswer>[] = [];
    let turn = staggered;
    for (const page of later.filter((wanted) => wanted <= lastPage)) {
      await turn;
      if (signal?.aborted === true) break;
      turn = pause(PAGE_STAGGER_MS);
      answers.push(discover(query.movies, page, signal));
    }
    return Promise.all(answers);
  }

  // A query whose first page failed asks no further: a service in trouble is not helped by more requests.
  const lastPages = firsts.map((first) => (first.ok ? first.value.totalPages : 0));
  const laters = await Promise.all(started.map((query, index) => readLater(query, lastPages[index] ?? 0)));

  const answers = [...firsts, ...laters.flat()];
  const laterMovies = started.map(({ query }, index) => moviesOf(laters[index] ?? [], query));
  if (signal?.aborted === true) return fail({ reason: 'cancelled' });
  const [error, ...errors] = answers.flatMap((answer) => (answer.ok ? [] : [answer.error]));
  const missing = error === undefined ? null : mostSpecificError(error, ...errors);
  if (missing !== null && answers.every((answer) => !answer.ok)) return fail(missing);
  const totals = started.map(({ query }, index): [string, number] => [query.label, lastPages[index] ?? 0]);
  return ok({
    candidates: distinctCandidates([...firstMovies, ...laterMovies].flat()),
    totalPages: new Map(totals.filter(([, pages]) => pages > 0)),
    missing,
  });
}
