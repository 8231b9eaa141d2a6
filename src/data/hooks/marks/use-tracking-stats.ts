import { useLiveQuery } from 'dexie-react-hooks';
import { useSyncExternalStore } from 'react';
import { trackingStats, type TrackingStats } from '../../../domain/history';
import { readRecommended, sessionImpressions } from '../../../db/impressions';
import { readInitialSync } from '../../../db/initial-sync';
import { useMemberStore } from '../../../hooks/member-provider';

const followSession = (listener: () => void) => sessionImpressions.subscribe(listener);
const countChanges = () => sessionImpressions.changes();

/** What was shown, counted on this device, and how to bring it up to date. */
export interface Tracking {
  /** Null until it is read, and while the device does not know. */
  readonly stats: TrackingStats | null;
  /** Counts again, and fetches what other devices were shown. */
  readonly refresh: () => void;
}

/** How many movies searches leave out; it follows every change on this device by itself. */
export function useTrackingStats(): Tracking {
  const runtime = useMemberStore();
  const changes = useSyncExternalStore(followSession, countChanges);
  const stats = useLiveQuery(async () => {
    const database = runtime?.database ?? null;
    if (database && (await readInitialSync(database)) !== 'complete') return null;
    return trackingStats(await readRecommended(database));
  }, [runtime, changes]);
  return {
    stats: stats ?? null,
    refresh() {
      sessionImpressions.recount();
      runtime?.requestSync();
    },
  };
}
