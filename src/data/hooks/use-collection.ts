import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { FRESH_RESULTS_PAUSE_MS } from '../../config/collection';
import { COLLECTION_LIMIT } from '../../config/recommendation';
import type { CollectionRequest } from '../../domain/collection-plan';
import { FIRST_VIEW } from '../../domain/collection-view';
import type { Film } from '../../domain/film';
import { allShown } from '../../domain/tracking-stats';
import { sessionShown } from '../local/session-shown-store';
import { shownFilms } from '../local/shown-films';
import { newSeed } from '../new-seed';
import { searchCollection } from '../tmdb/collection-search';
import type { MovieDatabaseError } from '../tmdb/error';
import { filmSource } from '../tmdb/film-source';
import { movieDatabaseErrorOf, ThrownMovieDatabaseError } from '../tmdb/thrown-error';
import { collectionKey } from './collection-key';
import { useMember, useMemberState } from './member-provider';
import { useServices } from './services-context';
import { useMemberId } from './use-member-id';
import { useOnline } from './use-online';

/** The screen's three searches, and the one it makes by itself when it opens empty. */
export type CollectionAct = 'open' | 'search' | 'variety' | 'fresh';

type Wanted = Pick<CollectionRequest, 'genre' | 'text'>;

export interface Collection {
  /** What the last search that was answered found; null before the first. */
  readonly films: readonly Film[] | null;
  /** The act under way. */
  readonly running: CollectionAct | null;
  /** Why the last act found nothing out. */
  readonly failure: { readonly act: CollectionAct; readonly error: MovieDatabaseError } | null;
  readonly search: (act: Exclude<CollectionAct, 'open'>, wanted: Wanted) => void;
  /** The last act once more. */
  readonly retry: () => void;
}

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/**
 * The collection: searches, and what the last one found, for as long as the page is open.
 *
 * What a search finds counts as shown in this session, and not in the database: user_shown_movies holds what was
 * recommended (specification, section 3), which the history lists and badges count. So the next search brings other
 * films, and 'Fresh Results', which clears the session alone, has something to bring back.
 */
export function useCollection(): Collection {
  const load = useServices();
  const member = useMember();
  const opening = useMemberState().status === 'opening';
  const online = useOnline();
  const client = useQueryClient();
  const key = collectionKey(useMemberId(), 'films');
  const { data: films } = useQuery<readonly Film[]>({ queryKey: key, queryFn: skipToken, staleTime: Infinity });
  const running = useRef<AbortController | null>(null);

  async function find(act: CollectionAct, { genre, text }: Wanted): Promise<readonly Film[]> {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const before = sessionShown.read();
    if (act === 'fresh') {
      sessionShown.clear();
      await pause(FRESH_RESULTS_PAUSE_MS);
    }
    const [{ movieDatabase }, shown] = await Promise.all([load(), shownFilms(member?.database ?? null)]);
    const outcome = await searchCollection({
      discover: filmSource(movieDatabase).discover,
      request: { genre, text, mix: act === 'variety' },
      excluded: allShown(shown),
      now: new Date().toISOString(),
      seed: newSeed(),
      limit: COLLECTION_LIMIT,
      signal: controller.signal,
    });
    if (!outcome.ok) {
      // Nothing fresh came: what is still on screen stays counted.
      if (act === 'fresh' && outcome.error.reason !== 'cancelled') sessionShown.add(before);
      throw new ThrownMovieDatabaseError(outcome.error);
    }
    sessionShown.add(outcome.value.map(({ id }) => id));
    if (act !== 'open') void member?.recordSearch(genre);
    return outcome.value;
  }

  const { mutate, reset, isPending, variables, error } = useMutation({
    mutationFn: ({ act, wanted }: { readonly act: CollectionAct; readonly wanted: Wanted }) => find(act, wanted),
    // Whether there is a network is found out by asking.
    networkMode: 'always',
    onSuccess: (found) => client.setQueryData(key, found),
  });

  const onConnection = useEffectEvent(() => {
    if (opening || isPending) return;
    if (films === undefined) mutate({ act: 'open', wanted: FIRST_VIEW });
    else if (online && error && movieDatabaseErrorOf(error).reason === 'offline') reset();
  });
  // At first, and whenever a connection comes: an empty collection waits for one.
  useEffect(() => onConnection(), [opening, online]);
  useEffect(() => () => running.current?.abort(), []);

  return {
    films: films ?? null,
    running: isPending ? variables.act : opening && films === undefined ? 'open' : null,
    failure: error ? { act: variables.act, error: movieDatabaseErrorOf(error) } : null,
    search: (act, wanted) => mutate({ act, wanted }),
    retry: () => {
      if (variables) mutate(variables);
    },
  };
}
