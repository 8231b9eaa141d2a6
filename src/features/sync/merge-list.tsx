import { formatDateTime } from '../../i18n/format';
import { SYNC_PAGE } from '../../i18n/messages/sync-page';
import type { LoggedConflict } from '../../data/hooks/sync/use-merges';
import { useMemberStore } from '../../hooks/member-provider';
import { undo } from '../../services/outbox-commands';
import { Button } from '../../components/button';
import { conflictMessage } from './change-sentence';
import { SyncRow } from './sync-row';
import { notifyRefusal } from './tell-refusal';

export interface ConflictListProps {
  readonly merges: readonly LoggedConflict[];
}

/** What changed without a tap on this device; one tap turns it back, as a new change of its own. */
export function ConflictList({ merges }: ConflictListProps) {
  const runtime = useMemberStore();
  const words = SYNC_PAGE;
  return (
    <ul>
      {merges.map((merge) => (
        <SyncRow
          key={merge.id}
          title={conflictMessage(merge)}
          note={`${merge.overruled ? words.overruled : words.elsewhere} ${formatDateTime(merge.at)}`}
        >
          <Button
            variant="secondary"
            label={words.named(words.undo, conflictMessage(merge))}
            onPress={() => void notifyRefusal(runtime ? undo(runtime, merge) : undefined)}
          >
            {words.undo}
          </Button>
        </SyncRow>
      ))}
    </ul>
  );
}
