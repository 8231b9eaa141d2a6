import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Button } from '../../components/button';
import { useMemberStore } from '../../hooks/member-provider';
import { useSyncStatus } from '../../hooks/use-sync-status';
import { formatDateTime, formatTime } from '../../i18n/format';
import { SYNC_PAGE } from '../../i18n/messages/sync-page';
import { discard, retry, undo } from '../../services/outbox-commands';
import { changeMessage, conflictMessage, notifyRefusal, pendingMessage } from './change-message';
import type { LoggedConflict, PendingChange } from './use-outbox';

const Row = chakra('li', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    paddingBlock: '3',
    borderBottomWidth: '1px',
    borderColor: 'border',
  },
});
const Details = chakra('div', { base: { minWidth: 0, flex: '1 1 14rem' } });
const Title = chakra('p', { base: { fontWeight: 'medium', overflowWrap: 'anywhere' } });
const Note = chakra('p', { base: { color: 'fg.muted', fontSize: 'sm' } });
const Actions = chakra('div', { base: { display: 'flex', gap: '2' } });

export interface SyncRowProps {
  readonly title: string;
  readonly note: string;
  readonly children?: ReactNode;
}

/** A change and its actions. */
export function SyncRow({ title, note, children }: SyncRowProps) {
  return (
    <Row>
      <Details>
        <Title>{title}</Title>
        <Note>{note}</Note>
      </Details>
      {children !== undefined && <Actions>{children}</Actions>}
    </Row>
  );
}

export interface PendingListProps {
  readonly changes: readonly PendingChange[];
}

/** Unsent changes as text; refused ones can be retried or discarded. */
export function PendingList({ changes }: PendingListProps) {
  const store = useMemberStore();
  const status = useSyncStatus();
  const messages = SYNC_PAGE;
  return (
    <ul>
      {changes.map((change) => (
        <SyncRow
          key={change.key}
          title={changeMessage(change)}
          note={`${messages.added(formatTime(change.addedAt))}, ${pendingMessage(change, status, status?.state === 'waiting')}`}
        >
          <Button
            variant="secondary"
            label={messages.named(messages.retry, changeMessage(change))}
            onPress={() => void notifyRefusal(store ? retry(store, change.key) : undefined)}
          >
            {messages.retry}
          </Button>
          <Button
            variant="ghost"
            label={messages.named(messages.discard, changeMessage(change))}
            onPress={() => void notifyRefusal(store ? discard(store, change.key) : undefined)}
          >
            {messages.discard}
          </Button>
        </SyncRow>
      ))}
    </ul>
  );
}

export interface ConflictListProps {
  readonly conflicts: readonly LoggedConflict[];
}

/** Changes that came from other devices; one press reverts one with a new change. */
export function ConflictList({ conflicts }: ConflictListProps) {
  const store = useMemberStore();
  const messages = SYNC_PAGE;
  return (
    <ul>
      {conflicts.map((merge) => (
        <SyncRow
          key={merge.id}
          title={conflictMessage(merge)}
          note={`${merge.overruled ? messages.overruled : messages.elsewhere} ${formatDateTime(merge.at)}`}
        >
          <Button
            variant="secondary"
            label={messages.named(messages.undo, conflictMessage(merge))}
            onPress={() => void notifyRefusal(store ? undo(store, merge) : undefined)}
          >
            {messages.undo}
          </Button>
        </SyncRow>
      ))}
    </ul>
  );
}
