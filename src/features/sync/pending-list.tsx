import { SYNC_PAGE } from '../../config/messages/sync-page';
import { useMember } from '../../data/hooks/member-provider';
import type { PendingChange } from '../../data/hooks/use-outbox';
import { useSyncStatus } from '../../data/hooks/use-sync-status';
import { Button } from '../../ui/button';
import { changeSentence, reasonSentence } from './change-sentence';
import { SyncRow } from './sync-row';

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

export interface PendingListProps {
  readonly changes: readonly PendingChange[];
}

/** Changes that are not on the server, each in words; refused ones can be tried again or given up. */
export function PendingList({ changes }: PendingListProps) {
  const member = useMember();
  const status = useSyncStatus();
  const words = SYNC_PAGE;
  return (
    <ul>
      {changes.map((change) => (
        <SyncRow
          key={change.key}
          title={changeSentence(change)}
          note={`${words.added(clock.format(change.addedAt))}, ${reasonSentence(change, status, status?.state === 'waiting')}`}
        >
          <Button look="secondary" onPress={() => void member?.retry(change.key)}>
            {words.retry}
          </Button>
          <Button look="ghost" onPress={() => void member?.discard(change.key)}>
            {words.discard}
          </Button>
        </SyncRow>
      ))}
    </ul>
  );
}
