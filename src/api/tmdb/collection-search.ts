import { PEOPLE_ASKED } from '../../config/collection';
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
import { type FoundBy, hasWords } from '../../domain/values/text-match';
import { NO_PROOF, type Params, type TmdbClient } from './client';
import type { DiscoverSource } from './discover';
import type { Pause } from './discover-runner';
import { createDiscoverSession } from './discover-session';
import type { TmdbError } from './errors';
import { personParams, searchParams } from './query';

export interface CollectionSearch {
  readonly discover: DiscoverSource['discover'];
  /** Looks for movies by the request's text, where it has one. */
  readonly named?: (text: string) => Promise<NamedMovies>;
  readonly request: CollectionRequest;
  /** Ids shown before, in this session or any. */
  readonly excluded: ReadonlySet<number>;
  /** ISO date or timestamp. */
  readonly now: string;
  readonly seed: number;
  /** Most movies to find. */
  readonly limit?: number;
  /** Told how much of all that matches was read, from 0 to 1, while the search reads on. */
  readonly onReadOn?: (share: number) => void;
  readonly signal?: AbortSignal;
  readonly pause?: Pause;
}

/**
 * Finds movies that were not shown before. Where the pages of the plan give too few, those behind them are read; where they
 * give none, all pages there are, up to the first that has one. None found is an answer, and then a true one: it fails as
 * the service failed where a page is missing.
 */
export async function searchCollection(
  search: CollectionSearch,
): Promise<Result<readonly CollectionMovie[], TmdbError>> {
  const {
    discover,
    named,
    request,
    excluded,
    now,
    seed,
    limit = DEFAULT_SEARCH_LIMIT,
    signal,
    pause,
    onReadOn,
  } = search;
  const reader = createDiscoverSession({ discover, pause, signal });
  const text = request.text.trim();
  const asked = named && text !== '' ? named(text) : Promise.resolve(null);
  let byName: NamedMovies | null = null;
  const found = () => {
    const candidates = [...reader.candidates(), ...(byName?.candidates ?? [])];
    return collectionMovies({ request, candidates, excluded, now, seed, limit });
  };
  let movies: readonly CollectionMovie[] = [];

  for (let round = 0; round < PLAN_BATCHES && movies.length < limit; round += 1) {
    const plan = reader.existing(collectionPlan(request, now, round));
    if (plan.length === 0) break;
    const outcome = await reader.read(plan);
    if (!outcome.ok && (round === 0 || outcome.error.reason === 'cancelled')) return outcome;
    // A further round that fails takes nothing away from what the earlier ones found.
    if (!outcome.ok) break;
    byName ??= await asked;
    movies = found();
  }

  const whole = collectionPlan(request, now);
  while (movies.length === 0 && signal?.aborted !== true) {
    const plan = reader.unread(whole);
    if (plan.length === 0) break;
    onReadOn?.(reader.share(whole));
    const outcome = await reader.read(plan);
    if (!outcome.ok) return outcome;
    movies = found();
  }
  if (signal?.aborted === true) return fail({ reason: 'cancelled' });
  const missing = reader.missing() ?? byName?.missing ?? null;
  return movies.length === 0 && missing !== null ? fail(missing) : ok(movies);
}

/** What was found by a name, and why something of it may be missing. */
export interface NamedMovies {
  readonly candidates: readonly NamedCandidate[];
  readonly missing: TmdbError | null;
}

/**
 * Movies that the movie database knows by a text: by a title in any language, or by who played in them or made them. Each
 * answer's first page, the best known first.
 */
export async function searchByName(client: TmdbClient, text: string, signal?: AbortSignal): Promise<NamedMovies> {
  const movies = async (path: string, params: Params, foundBy: FoundBy): Promise<NamedMovies> => {
    const page = await client.getMovies(path, params, NO_PROOF, signal);
    if (!page.ok) return { candidates: [], missing: page.error };
    return { candidates: page.value.value.movies.map((movie) => ({ ...movie, foundBy })), missing: null };
  };
  const byPerson = async (): Promise<readonly NamedMovies[]> => {
    const people = await client.get(PATHS.searchPerson, searchParams(text), parsePeoplePage, signal);
    if (!people.ok) return [{ candidates: [], missing: people.error }];
    const named = people.value.filter(({ name }) => hasWords(name, text)).slice(0, PEOPLE_ASKED);
    return Promise.all(
      named.map(({ id, name }) => movies(PATHS.discover, personParams(id), { person: name, titleWords: '' })),
    );
  };
  const [titles, people] = await Promise.all([
    movies(PATHS.searchTitle, searchParams(text), { person: '', titleWords: text }),
    byPerson(),
  ]);
  const answers = [titles, ...people];
  return {
    candidates: answers.flatMap(({ candidates }) => candidates),
    missing: answers.find(({ missing }) => missing !== null)?.missing ?? null,
  };
}

/** Somebody of the movie database. */
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

/** A page of people, the best known first; null where it holds no list. */
export function parsePeoplePage(body: unknown): Person[] | null {
  return isRecord(body) ? listOf(body['results'], parsePerson) : null;
}
