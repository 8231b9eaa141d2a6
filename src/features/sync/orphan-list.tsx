import { chakra } from '@chakra-ui/react/styled-system';
import { isRecordKind, isUserMark } from '../../domain/marks/mark-kinds';
import { formatDateTime } from '../../i18n/format';
import { SHELL } from '../../i18n/messages/shell';
import { SYNC_PAGE } from '../../i18n/messages/sync-page';
import { useMemberStore } from '../../hooks/member-provider';
import type { PendingChange } from './use-outbox';
import { dismiss, restore, resend } from '../../services/outbox-commands';
import { Button } from '../../components/button';
import { toasts } from '../../components/toast';
import { SyncRow, changeMessage, notifyRefusal } from './change-lists';

/** Maximum number of changes listed individually; the rest is only included in 'all'. */
const NAMED = 50;

const All = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2', paddingBlock: '3' } });

export interface OrphanListProps {
  readonly changes: readonly PendingChange[];
}

/** True for what the member recorded; recommendations are decided together. */
function isUserMade({ operation }: PendingChange): boolean {
  return isUserMark(operation.kind) || isRecordKind(operation.kind);
}

/** Changes the server had and lost, as after a restore from a backup: resend or dismiss them. */
export function OrphanList({ changes }: OrphanListProps) {
  const messages = SYNC_PAGE;
  const userMade = changes.filter(isUserMade);
  const recommended = changes.filter((change) => !isUserMade(change));
  return (
    <>
      {changes.length > 1 && (
        <All>
          <Choice changes={changes} send={messages.resendAll} drop={messages.dismissAll} />
        </All>
      )}
      <ul>
        {userMade.slice(0, NAMED).map((change) => (
          <SyncRow
            key={change.key}
            title={changeMessage(change)}
            note={messages.savedOnce(formatDateTime(change.addedAt))}
          >
            <Choice changes={[change]} about={changeMessage(change)} send={messages.resend} drop={messages.dismiss} />
          </SyncRow>
        ))}
        {userMade.length > NAMED && <SyncRow title={messages.more(userMade.length - NAMED)} note={messages.moreNote} />}
        {recommended.length > 0 && (
          <SyncRow title={messages.recommended(recommended.length)} note={messages.recommendedNote}>
            <Choice
              changes={recommended}
              about={messages.recommended(recommended.length)}
              send={messages.resend}
              drop={messages.dismiss}
            />
          </SyncRow>
        )}
      </ul>
    </>
  );
}

interface ChoiceProps extends OrphanListProps {
  /** Added to both buttons for screen readers, because rows have the same labels. */
  readonly about?: string;
  readonly send: string;
  readonly drop: string;
}

function Choice({ changes, about, send, drop }: ChoiceProps) {
  const store = useMemberStore();
  const label = (action: string) => (about === undefined ? {} : { label: SYNC_PAGE.named(action, about) });
  const keys = changes.map(({ key }) => key);

  async function dismissAll() {
    if (!store) return;
    const dismissal = dismiss(store, keys);
    await notifyRefusal(dismissal);
    const offers = await dismissal;
    if (!offers.ok || offers.value.length === 0) return;
    const onSelect = () => void notifyRefusal(restore(store, offers.value));
    const [first] = changes;
    // A sentence of its own for each: toasts with the same text would replace each other, and with them the undo.
    const isOne = first !== undefined && changes.length === 1 && isUserMade(first);
    const text = isOne ? SYNC_PAGE.oneDismissed(changeMessage(first)) : SYNC_PAGE.dismissed(offers.value.length);
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
      <Button variant="ghost" {...label(drop)} onPress={() => void dismissAll()}>
        {drop}
      </Button>
    </>
  );
}
