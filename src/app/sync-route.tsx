import { SyncScreen } from '../features/sync/sync-screen';

/** /profile/sync. */
export function SyncRoute() {
  return <SyncScreen />;
}
