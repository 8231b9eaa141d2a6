import { chakra } from '@chakra-ui/react/styled-system';
import { isUserMark } from '../../domain/marks/mark-kinds';
import { formatDateTime } from '../../i18n/format';
import { SHELL } from '../../i18n/messages/shell';
import { SYNC_PAGE } from '../../i18n/messages/sync-page';
import { useMemberStore } from '../../hooks/member-provider';
import type { PendingChange } from './use-outbox';
import { dismiss, restore, resend } from '../../services/outbox-commands';
import { Button } from '../../components/button';
import { toasts } from '../../components/toast';
import { changeMessage, notifyRefusal } from './change-message';
import { SyncRow } from './change-lists';

/** Changes that are named one by one; of more, the rest is decided with all. */
const NAMED = 50;

const All = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2', paddingBlock: '3' } });

export interface OrphanListProps {
  readonly changes: readonly PendingChange[];
}

/** Whether a change was made by hand: movies that were merely recommended are decided together. */
function isByHand({ operation }: PendingChange): boolean {
  return isUserMark(operation.kind);
}

/** What the server had once and has no more, as after it was restored from an earlier copy: to be sent again, or let go. */
export function OrphanList({ changes }: OrphanListProps) {
  const words = SYNC_PAGE;
  const byHand = changes.filter(isByHand);
  const recommended = changes.filter((change) => !isByHand(change));
  return (
    <>
      {changes.length > 1 && (
        <All>
          <Choice changes={changes} send={words.resendAll} drop={words.dismissAll} />
        </All>
      )}
      <ul>
        {byHand.slice(0, NAMED).map((change) => (
          <SyncRow
            key={change.key}
            title={changeMessage(change)}
            note={words.savedOnce(formatDateTime(change.addedAt))}
          >
            <Choice changes={[change]} about={changeMessage(change)} send={words.resend} drop={words.dismiss} />
          </SyncRow>
        ))}
        {byHand.length > NAMED && <SyncRow title={words.more(byHand.length - NAMED)} note={words.moreNote} />}
        {recommended.length > 0 && (
          <SyncRow title={words.recommended(recommended.length)} note={words.recommendedNote}>
            <Choice
              changes={recommended}
              about={words.recommended(recommended.length)}
              send={words.resend}
              drop={words.dismiss}
            />
          </SyncRow>
        )}
      </ul>
    </>
  );
}

interface ChoiceProps extends OrphanListProps {
  /** What a screen reader is told with each of both, where rows have the same. */
  readonly about?: string;
  readonly send: string;
  readonly drop: string;
}

function Choice({ changes, about, send, drop }: ChoiceProps) {
  const store = useMemberStore();
  const label = (action: string) => (about === undefined ? {} : { label: SYNC_PAGE.named(action, about) });
  const keys = changes.map(({ key }) => key);

  async function letThemGo() {
    if (!store) return;
    const gone = dismiss(store, keys);
    await notifyRefusal(gone);
    const offers = await gone;
    if (!offers.ok || offers.value.length === 0) return;
    const onSelect = () => void notifyRefusal(restore(store, offers.value));
    const [first] = changes;
    // One sentence for each: what says the same would take its place, and with it the way back.
    const isOne = first !== undefined && changes.length === 1 && isByHand(first);
    const text = isOne ? SYNC_PAGE.oneDismissed(changeMessage(first)) : SYNC_PAGE.gone(offers.value.length);
    toasts.show({ kind: 'info', text, action: { label: SHELL.undo, onSelect } });
  }

  return (
    <>
      <Button
        variant="secondary"
        {...label(send)}
        onPress={() => void notifyRefusal(store ? resend(store, keys) : undefined)}
      >
        {send}
      </Button>
      <Button variant="ghost" {...label(drop)} onPress={() => void letThemGo()}>
        {drop}
      </Button>
    </>
  );
}
