import { allowedRatings, type QuestionnaireAnswers } from '../../domain/answers';
import { certificationPasses } from '../../domain/certification';
import type { Candidate } from '../../domain/film';
import { withFacts } from '../../domain/film-facts';
import { recommend, type Recommendation } from '../../domain/recommend';
import type { FilmSource } from './film-source';

export interface ShortlistOptions {
  readonly facts: FilmSource['facts'];
  readonly answers: QuestionnaireAnswers;
  readonly excluded: ReadonlySet<number>;
  readonly now: string;
  readonly seed: number;
  readonly signal?: AbortSignal | undefined;
  /** Told the films each time there are more. */
  readonly onFilms?: ((films: readonly Recommendation[]) => void) | undefined;
}

/** The films of a search whose facts were looked at. It only grows at its end: nobody's film changes under their eyes. */
export interface Shortlist {
  readonly films: () => readonly Recommendation[];
  /**
   * Adds films until there are `size`, or no candidate is left. Films whose real certification breaks the answers make
   * room for the next best; where the facts cannot be had, the guesses stand.
   * @param least the list stays as it is when fewer candidates than this would be added
   */
  readonly fill: (candidates: readonly Candidate[], size: number, least?: number) => Promise<void>;
}

/** An empty shortlist for one search. */
export function createShortlist(options: ShortlistOptions): Shortlist {
  const { facts, answers, excluded, now, seed, signal, onFilms } = options;
  const allowed = allowedRatings(answers);
  const tried = new Set(excluded);
  const cancelled = (): boolean => signal?.aborted === true;
  let kept: readonly Recommendation[] = [];

  async function checked(film: Recommendation, genreIds: readonly number[]): Promise<Recommendation | null> {
    const known = await facts(film.id, signal);
    if (!known.ok) return film;
    return certificationPasses(known.value.certification, genreIds, allowed) ? withFacts(film, known.value) : null;
  }

  async function fill(candidates: readonly Candidate[], size: number, least = 1): Promise<void> {
    const genres = new Map(candidates.map(({ id, genreIds }) => [id, genreIds]));
    while (kept.length < size && !cancelled()) {
      const limit = size - kept.length;
      const picked = recommend({ answers, candidates, excluded: tried, now, seed, limit, held: kept });
      if (!picked.ok || picked.value.length < Math.min(least, limit)) return;
      picked.value.forEach(({ id }) => tried.add(id));
      const films = await Promise.all(picked.value.map((film) => checked(film, genres.get(film.id) ?? [])));
      const fitting = films.filter((film) => film !== null);
      kept = [...kept, ...fitting];
      if (fitting.length > 0 && !cancelled()) onFilms?.(kept);
    }
  }

  return { films: () => kept, fill };
}
