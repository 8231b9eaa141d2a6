import { useMemberRuntime } from '../../data/hooks/member/member-provider';
import { inStorage } from '../../data/local/device/storage-error';
import { readCards } from '../../data/local/films/film-cards';
import type { MemberRuntime } from '../../data/member/member-runtime';
import { knownFilm } from '../../features/marked-films/known-film';
import { MARK_SENTENCES, storageSentence } from '../../features/marks/mark-sentences';
import { setMark } from '../../features/marks/set-mark';
import { SyncScreen } from '../../features/sync/sync-screen';
import { toasts } from '../../ui/feedback/toast';

/** /profile/sync, where films that are 'Not for me' are taken back. */
export function SyncRoute() {
  const runtime = useMemberRuntime();
  return <SyncScreen onTakeBack={(id) => void (runtime && takeBack(runtime, id))} />;
}

async function takeBack(runtime: MemberRuntime, id: number): Promise<void> {
  const films = await inStorage(() => readCards(runtime.database, [id]));
  if (films.ok) await setMark(runtime, { kind: 'dismissed', film: knownFilm(films.value, id) }, false);
  else toasts.show({ kind: 'error', text: `${MARK_SENTENCES.dismissed.failed}. ${storageSentence(films.error)}` });
}
