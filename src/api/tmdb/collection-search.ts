import { PEOPLE_LIMIT } from '../../config/collection';
import { DEFAULT_SEARCH_LIMIT, PLAN_BATCHES } from '../../config/recommend';
import { PATHS } from '../../config/tmdb';
import {
  type CollectionMovie,
  collectionMovies,
  collectionPlan,
  type CollectionRequest,
  type NamedCandidate,
} from '../../domain/lists/collection';
import { idOf, listOf, textOf } from '../../domain/values/fields';
import { isRecord } from '../../domain/values/guards';
import { fail, ok, type Result } from '../../domain/values/result';
import { type FoundBy, textFilter } from '../../domain/values/text-match';
import { NO_FILTERS, type Params, type TmdbClient } from './client';
import type { DiscoverSource } from './discover';
import type { Pause } from './discover-runner';
import { createDiscoverSession } from './discover-session';
import type { TmdbError } from './errors';
import { personParams, searchParams } from './query';

export interface CollectionSearch {
  readonly discover: DiscoverSource['discover'];
  /** Searches by the request's text, if it has one. */
  readonly findByName?: (text: string) => Promise<NamedMovies>;
  readonly request: CollectionRequest;
  /** Ids of movies recommended before, in this session or any. */
  readonly excluded: ReadonlySet<number>;
  /** ISO date or timestamp. */
  readonly now: string;
  readonly seed: number;
  /** Maximum number of movies. */
  readonly limit?: number;
  /** Called with the share of matches read so far, from 0 to 1, while the search reads further pages. */
  readonly onProgress?: (share: number) => void;
  /** Called if nothing new was found because all matches are excluded. */
  readonly onAllExcluded?: () => void;
  /** Aborts when a search by text has taken long enough: it ends with what it found after the first pages. */
  readonly enough?: AbortSignal;
  readonly signal?: AbortSignal;
  readonly pause?: Pause;
}

/**
 * Finds movies that weren't recommended before. If the plan's pages give too few, the next batches are read; if they
 * give none, all remaining pages, up to the first with a match. An empty result is only returned if no page failed.
 */
export async function searchCollection(
  search: CollectionSearch,
): Promise<Result<readonly CollectionMovie[], TmdbError>> {
  const {
    discover,
    findByName,
    request,
    excluded,
    now,
    seed,
    limit = DEFAULT_SEARCH_LIMIT,
    signal,
    pause,
    onProgress,
    onAllExcluded,
    enough,
  } = search;
  const reading = new AbortController();
  const abort = () => reading.abort();
  signal?.addEventListener('abort', abort);
  if (signal?.aborted === true) abort();
  const session = createDiscoverSession({ discover, pause, signal: reading.signal });
  const text = request.text.trim();
  const pendingByName = findByName && text !== '' ? findByName(text) : Promise.resolve(null);
  let byName: NamedMovies | null = null;
  const found = (without = excluded) => {
    const candidates = [...session.candidates(), ...(byName?.candidates ?? [])];
    return collectionMovies({ request, candidates, excluded: without, now, seed, limit });
  };
  let movies: readonly CollectionMovie[] = [];

  for (let batch = 0; batch < PLAN_BATCHES && movies.length < limit; batch += 1) {
    const plan = session.existing(collectionPlan(request, now, batch));
    if (plan.length === 0) break;
    const outcome = await session.read(plan);
    if (!outcome.ok && (batch === 0 || signal?.aborted === true)) return outcome;
    // If a later batch fails, keep what the earlier ones found.
    if (!outcome.ok) break;
    if (batch === 0) {
      byName = await pendingByName;
      if (text !== '') enough?.addEventListener('abort', abort);
      if (text !== '' && enough?.aborted === true) abort();
    }
    movies = found();
    if (reading.signal.aborted) break;
  }

  const fullPlan = collectionPlan(request, now);
  while (movies.length === 0 && !reading.signal.aborted) {
    const plan = session.remaining(fullPlan);
    if (plan.length === 0) break;
    onProgress?.(session.progress(fullPlan));
    const outcome = await session.read(plan);
    if (!outcome.ok && outcome.error.reason !== 'cancelled') return outcome;
    movies = found();
  }
  if (signal?.aborted === true) return fail({ reason: 'cancelled' });
  const missing = [session.missing(), byName?.missing].find((error) => error && error.reason !== 'cancelled') ?? null;
  if (movies.length === 0 && found(NONE).length > 0) onAllExcluded?.();
  return movies.length === 0 && missing !== null ? fail(missing) : ok(movies);
}

const NONE: ReadonlySet<number> = new Set();

/** Movies found by name, and the error if some are missing. */
export interface NamedMovies {
  readonly candidates: readonly NamedCandidate[];
  readonly missing: TmdbError | null;
}

/** Searches by title in any language, and by cast and crew. Only the first page of each, most popular first. */
export async function searchByName(client: TmdbClient, text: string, signal?: AbortSignal): Promise<NamedMovies> {
  const movies = async (path: string, params: Params, foundBy: FoundBy): Promise<NamedMovies> => {
    const page = await client.getMovies(path, params, NO_FILTERS, signal);
    if (!page.ok) return { candidates: [], missing: page.error };
    return { candidates: page.value.value.movies.map((movie) => ({ ...movie, foundBy })), missing: null };
  };
  const byPerson = async (): Promise<readonly NamedMovies[]> => {
    const people = await client.get(PATHS.searchPerson, searchParams(text), parsePeoplePage, signal);
    if (!people.ok) return [{ candidates: [], missing: people.error }];
    const matches = textFilter(text);
    const matching = people.value.filter(({ name }) => matches(name)).slice(0, PEOPLE_LIMIT);
    return Promise.all(
      matching.map(({ id, name }) => movies(PATHS.discover, personParams(id), { person: name, titleWords: '' })),
    );
  };
  const [titles, people] = await Promise.all([
    movies(PATHS.searchTitle, searchParams(text), { person: '', titleWords: text }),
    byPerson(),
  ]);
  const results = [titles, ...people];
  return {
    candidates: results.flatMap(({ candidates }) => candidates),
    missing: results.find(({ missing }) => missing !== null)?.missing ?? null,
  };
}

/** A person in TMDB. */
export interface Person {
  readonly id: number;
  readonly name: string;
}

function parsePerson(item: unknown): Person | null {
  if (!isRecord(item)) return null;
  const id = idOf(item['id']);
  const name = textOf(item['name']).trim();
  return id === null || name === '' ? null : { id, name };
}

/** A page of people, most popular first; null if it's malformed. */
export function parsePeoplePage(body: unknown): Person[] | null {
  return isRecord(body) ? listOf(body['results'], parsePerson) : null;
}
