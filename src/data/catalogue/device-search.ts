import { MIN_BROWSING_CACHE_MOVIES } from '../../config/catalogue/catalogue-limits';
import { RESULT_COUNT } from '../../config/recommend/recommendation';
import { allowedFilms, knownMetadata, knownRatings } from '../../domain/catalogue/allowed-films';
import { withProvenThemes, type CachedMovie } from '../../domain/catalogue/seen-film';
import type { FoundCandidate } from '../../domain/recommend/found-candidate';
import { recommend, type Recommendation, type RecommendInput } from '../../domain/recommend/recommend';
import type { LikedCandidate } from '../../domain/taste/liked-candidates';
import { fail, ok, type Result } from '../../domain/values/result';
import type { SearchFailure } from '../tmdb/search/recommendation-search';
import { createShortlist } from '../tmdb/search/shortlist';
import type { BrowsingCache } from './catalogue';

/** What the films on this device gave in answer to a search. */
export interface OfflineSource<Film> {
  readonly films: readonly Film[];
  /** When the one among them was listed that was listed longest ago, in milliseconds since 1970. */
  readonly since: number;
}

export interface OfflineSearch extends Pick<RecommendInput, 'answers' | 'excluded' | 'now' | 'seed'> {
  /** Films that go with a member's favorites: they join those on the device. */
  readonly liked?: readonly LikedCandidate[];
}

/** 'none-left': films match, and all were shown before; 'too-few': the device has few films, or none that match. */
export type OfflineSearchFailure = 'none-left' | 'too-few';

/** The age of films that were chosen from all those on the device. */
export function oldest(chosen: readonly { readonly id: number }[], all: readonly CachedMovie[]): number {
  const ids = new Set(chosen.map(({ id }) => id));
  return Math.min(...all.filter(({ id }) => ids.has(id)).map(({ seenAt }) => seenAt));
}

/** The films on this device, with what favorites say of them, and those besides that go with favorites. */
function withLiked(all: readonly CachedMovie[], liked: readonly LikedCandidate[]): readonly (CachedMovie & FoundCandidate)[] {
  const others = new Map(liked.map((film) => [film.id, film]));
  const seen = all.map((film) => {
    const liking = others.get(film.id)?.liking;
    others.delete(film.id);
    return { ...withProvenThemes(film), certifications: knownRatings(film), ...(liking && { liking }) };
  });
  return [...seen, ...[...others.values()].map((film) => ({ ...film, themes: [], ratings: null, facts: null }))];
}

/**
 * Chooses from the films on this device as a search of the movie database does, by the same rules.
 * @param all every film on the device
 */
export async function searchOffline(
  all: readonly CachedMovie[],
  search: OfflineSearch,
): Promise<Result<OfflineSource<Recommendation>, OfflineSearchFailure>> {
  if (all.length < MIN_BROWSING_CACHE_MOVIES) return fail('too-few');
  const candidates = allowedFilms(withLiked(all, search.liked ?? []), search.answers);
  const byId = new Map(candidates.map((film) => [film.id, film]));
  const shortlist = createShortlist({
    ...search,
    facts(id) {
      const film = byId.get(id);
      const known = film ? knownMetadata(film) : null;
      return Promise.resolve(
        known === null ? fail({ reason: 'offline' as const }) : ok({ ...known, providers: null, trailerUrl: '' }),
      );
    },
  });
  await shortlist.fill(candidates, RESULT_COUNT);
  const films = shortlist.films();
  if (films.length > 0) return ok({ films, since: oldest(films, candidates) });
  const verdict = recommend({ ...search, candidates });
  return fail(!verdict.ok && verdict.error === 'none-left' ? 'none-left' : 'too-few');
}

/** Outcomes of a search that are no failures of the movie database. */
const ANSWERS: ReadonlySet<SearchFailure['reason']> = new Set([
  'none-left',
  'served-none-left',
  'none-match',
  'cancelled',
]);

/**
 * What the films on this device answer to a search that the movie database did not; where they have no answer either, the
 * failure stands. That all of them were shown says nothing of the others there are: only without a network is it told.
 */
export async function offlineFallback(
  read: BrowsingCache['read'],
  failure: SearchFailure,
  search: OfflineSearch,
): Promise<Result<OfflineSource<Recommendation>, SearchFailure>> {
  if (ANSWERS.has(failure.reason)) return fail(failure);
  const all = await read();
  if (!all.ok) return fail(failure);
  const found = await searchOffline(all.value, search);
  if (found.ok) return found;
  const isExhausted = found.error === 'none-left' && failure.reason === 'offline';
  return fail(isExhausted ? { reason: 'device-none-left' } : failure);
}

/** What a search found; `since` is null where the films come from the movie database. */
export type FoundSearch = Omit<OfflineSource<Recommendation>, 'since'> & { readonly since: number | null };

/**
 * Asks the movie database, and the device where that fails. Without a network the device comes first: of the movie database
 * there would be no more than the browser happens to have kept of its pages.
 * @param online what the device says of its network
 */
export async function searchOnlineOrOffline(
  online: boolean,
  askMovieDatabase: () => Promise<Result<readonly Recommendation[], SearchFailure>>,
  read: BrowsingCache['read'],
  search: OfflineSearch,
): Promise<Result<FoundSearch, SearchFailure>> {
  const onDevice = online ? null : await offlineFallback(read, { reason: 'offline' }, search);
  if (onDevice?.ok === true || onDevice?.error.reason === 'device-none-left') return onDevice;
  const found = await askMovieDatabase();
  if (found.ok) return ok({ films: found.value, since: null });
  return onDevice === null ? offlineFallback(read, found.error, search) : found;
}
