import { useMemberStore } from '../../hooks/member-provider';
import { SyncScreen } from '../../features/sync/sync-screen';
import { unmarkMovies } from '../../marks/toggle-mark';

/** /profile/sync, where marks that have no screen of their own are taken back. */
export function SyncRoute() {
  const runtime = useMemberStore();
  return <SyncScreen onTakeBack={(kind, id) => void (runtime && unmarkMovies(runtime, kind, [id]))} />;
}
