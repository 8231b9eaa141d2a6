import { PAGE_STAGGER_MS } from '../../config/tmdb';
import { distinctCandidates, type FoundCandidate } from '../../domain/recommend/candidate';
import type { DiscoverQuery } from '../../domain/recommend/discover-plan';
import { existingPages, isExhaustible, progress, remainingPages } from '../../domain/recommend/remaining-pages';
import { fail, ok, type Result } from '../../domain/values/result';
import type { MovieSource } from './discover';
import { mostSpecificError, type TmdbError } from './errors';
import type { ListPage } from './parse-list';

/** Resolves after so many milliseconds. */
export type Pause = (milliseconds: number) => Promise<void>;

const realPause: Pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

export interface PlanRun {
  readonly plan: readonly DiscoverQuery[];
  readonly discover: MovieSource['discover'];
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

/** Reads plans one after the other for one search, and knows what was read. */
export interface DiscoverSession {
  /** All movies found so far. */
  readonly candidates: () => readonly FoundCandidate[];
  /** Why some page is missing among those that were asked for; null where none is. */
  readonly missing: () => TmdbError | null;
  /** A plan without the pages that do not exist, as far as is known. */
  readonly existing: <Label extends string>(plan: readonly DiscoverQuery<Label>[]) => DiscoverQuery<Label>[];
  /** The next pages that a plan still lacks before all its movies were seen; none when everything was asked for. */
  readonly unread: (plan: readonly DiscoverQuery[]) => DiscoverQuery[];
  /** How much of all that a plan asks for was read, from 0 to 1. */
  readonly share: (plan: readonly DiscoverQuery[]) => number;
  /** Whether the movie database gives out all movies that a plan asks for. */
  readonly isServed: (plan: readonly DiscoverQuery[]) => boolean;
  readonly read: (
    plan: readonly DiscoverQuery[],
    onFirstPages?: PlanRun['onFirstPages'],
  ) => Promise<Result<null, TmdbError>>;
}

/** A reader that has read nothing yet. */
export function createDiscoverSession(how: Pick<PlanRun, 'discover' | 'pause' | 'signal'>): DiscoverSession {
  const candidates: FoundCandidate[] = [];
  const asked = new Map<string, Set<number>>();
  let totals: ReadonlyMap<string, number> | null = null;
  let missing: TmdbError | null = null;

  async function read(plan: readonly DiscoverQuery[], onFirstPages?: PlanRun['onFirstPages']) {
    for (const { label, pages } of plan) asked.set(label, new Set([...(asked.get(label) ?? []), ...pages]));
    const outcome = await runDiscoverPlan({ ...how, plan, onFirstPages });
    if (!outcome.ok) {
      missing ??= outcome.error;
      return outcome;
    }
    candidates.push(...outcome.value.candidates);
    totals = new Map([...(totals ?? []), ...outcome.value.totalPages]);
    missing ??= outcome.value.missing;
    return ok(null);
  }

  return {
    candidates: () => candidates,
    missing: () => missing,
    existing: (plan) => (totals === null ? [...plan] : existingPages(plan, totals)),
    unread: (plan) => remainingPages(plan, totals ?? new Map(), asked),
    share: (plan) => progress(plan, totals ?? new Map(), asked),
    isServed: (plan) => isExhaustible(plan, totals ?? new Map()),
    read,
  };
}
