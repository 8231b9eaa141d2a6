import { useLiveQuery } from 'dexie-react-hooks';
import { useSyncExternalStore } from 'react';
import { trackingStats, type TrackingStats } from '../../domain/tracking-stats';
import { sessionShown } from '../local/session-shown-store';
import { shownFilms } from '../local/shown-films';
import { useMember } from './member-provider';

const followSession = (listener: () => void) => sessionShown.subscribe(listener);
const countChanges = () => sessionShown.changes();

/** What was shown, counted on this device, and how to bring it up to date. */
export interface Tracking {
  /** Null until it is read. */
  readonly stats: TrackingStats | null;
  /** Counts again, and fetches what other devices were shown. */
  readonly refresh: () => void;
}

/** How many films searches leave out; it follows every change on this device by itself. */
export function useTrackingStats(): Tracking {
  const member = useMember();
  const changes = useSyncExternalStore(followSession, countChanges);
  const stats = useLiveQuery(async () => trackingStats(await shownFilms(member?.database ?? null)), [member, changes]);
  return {
    stats: stats ?? null,
    refresh() {
      sessionShown.recount();
      member?.requestSync();
    },
  };
}
