import { useMemberRuntime } from '../../data/hooks/member/member-provider';
import { SyncScreen } from '../../features/sync/sync-screen';
import { unmarkFilms } from '../films/unmark-films';

/** /profile/sync, where films that are 'Not for me' are taken back. */
export function SyncRoute() {
  const runtime = useMemberRuntime();
  return <SyncScreen onTakeBack={(id) => void (runtime && unmarkFilms(runtime, 'dismissed', [id]))} />;
}
