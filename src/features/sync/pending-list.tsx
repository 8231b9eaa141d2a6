import { formatTime } from '../../i18n/format';
import { SYNC_PAGE } from '../../i18n/messages/sync-page';
import { useMemberStore } from '../../hooks/member-provider';
import type { PendingChange } from '../../data/hooks/sync/use-outbox';
import { useSyncStatus } from '../../hooks/use-sync-status';
import { discard, retry } from '../../services/outbox-commands';
import { Button } from '../../components/button';
import { changeMessage, pendingMessage } from './change-sentence';
import { SyncRow } from './sync-row';
import { notifyRefusal } from './tell-refusal';

export interface PendingListProps {
  readonly changes: readonly PendingChange[];
}

/** Changes that are not on the server, each in words; refused ones can be tried again or given up. */
export function PendingList({ changes }: PendingListProps) {
  const runtime = useMemberStore();
  const status = useSyncStatus();
  const words = SYNC_PAGE;
  return (
    <ul>
      {changes.map((change) => (
        <SyncRow
          key={change.key}
          title={changeMessage(change)}
          note={`${words.added(formatTime(change.addedAt))}, ${pendingMessage(change, status, status?.state === 'waiting')}`}
        >
          <Button
            variant="secondary"
            label={words.named(words.retry, changeMessage(change))}
            onPress={() => void notifyRefusal(runtime ? retry(runtime, change.key) : undefined)}
          >
            {words.retry}
          </Button>
          <Button
            variant="ghost"
            label={words.named(words.discard, changeMessage(change))}
            onPress={() => void notifyRefusal(runtime ? discard(runtime, change.key) : undefined)}
          >
            {words.discard}
          </Button>
        </SyncRow>
      ))}
    </ul>
  );
}
