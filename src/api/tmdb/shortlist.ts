import { TASTE_UNPROVEN } from '../../config/recommend';
import type { QuestionnaireAnswers } from '../../domain/questionnaire/answers';
import { passesMetadata, withFetchedMetadata, withinSeries } from '../../domain/recommend/metadata-filter';
import { distinctCandidates, type FoundCandidate } from '../../domain/recommend/candidate';
import { recommend, type Recommendation } from '../../domain/recommend/recommend';
import type { DiscoverSource } from './discover';

export interface ShortlistOptions {
  readonly metadata: DiscoverSource['metadata'];
  readonly answers: QuestionnaireAnswers;
  readonly excluded: ReadonlySet<number>;
  readonly now: string;
  readonly seed: number;
  readonly signal?: AbortSignal | undefined;
  /** Called with the movies whenever some are added. */
  readonly onMovies?: ((movies: readonly Recommendation[]) => void) | undefined;
}

interface FillOptions {
  /** Adds nothing if fewer candidates than this would be added. */
  readonly least?: number;
  /** Keeps places free for chosen genres below their quota. */
  readonly reserve?: boolean;
}

/**
 * The results of a search whose metadata was checked. Movies are only appended, so that what's on screen doesn't
 * change.
 */
export interface Shortlist {
  readonly movies: () => readonly Recommendation[];
  /**
   * Adds movies until there are `size` or no candidates are left. Movies whose actual certification violates the
   * answers are replaced by the next best; if the metadata can't be fetched, the estimates are used.
   */
  readonly fill: (candidates: readonly FoundCandidate[], size: number, how?: FillOptions) => Promise<void>;
}

/** Creates an empty shortlist for one search. */
export function createShortlist(options: ShortlistOptions): Shortlist {
  const { metadata, answers, excluded, now, seed, signal, onMovies } = options;
  const tried = new Set(excluded);
  const cancelled = (): boolean => signal?.aborted === true;
  let kept: readonly Recommendation[] = [];
  const series: (number | null)[] = [];
  let unproven = 0;

  async function checked(movie: Recommendation, candidate: FoundCandidate | undefined) {
    const known = await metadata(movie.id, signal);
    if (candidate && !passesMetadata(candidate, answers, known.ok ? known.value : null, now)) {
      if (candidate.fromTasteOnly === true) unproven += 1;
      return null;
    }
    if (!known.ok || candidate === undefined) return { movie, seriesId: null };
    return { movie: withFetchedMetadata(movie, candidate, answers, known.value), seriesId: known.value.seriesId };
  }

  async function fill(
    found: readonly FoundCandidate[],
    size: number,
    { least = 1, reserve = false }: FillOptions = {},
  ) {
    const all = distinctCandidates(found);
    const listed = all.filter(({ fromTasteOnly }) => fromTasteOnly !== true);
    const byId = new Map(all.map((candidate) => [candidate.id, candidate]));
    while (kept.length < size && !cancelled()) {
      const limit = size - kept.length;
      const candidates = unproven < TASTE_UNPROVEN ? all : listed;
      const picked = recommend({
        answers,
        candidates,
        excluded: tried,
        now,
        seed,
        limit,
        alreadyPicked: kept,
        reserve,
      });
      if (!picked.ok || picked.value.length < Math.min(least, limit)) return;
      picked.value.forEach(({ id }) => tried.add(id));
      const movies = await Promise.all(picked.value.map((movie) => checked(movie, byId.get(movie.id))));
      const fitting = withinSeries(
        movies.filter((movie) => movie !== null),
        series,
      );
      series.push(...fitting.map(({ seriesId }) => seriesId));
      kept = [...kept, ...fitting.map(({ movie }) => movie)];
      if (fitting.length > 0 && !cancelled()) onMovies?.(kept);
    }
  }

  return { movies: () => kept, fill };
}
