import { SYNC_PAGE } from '../../config/messages/sync-page';
import type { RecordedMerge } from '../../data/hooks/use-merges';
import { useMember } from '../../data/hooks/member-provider';
import { Button } from '../../ui/button';
import { mergeSentence } from './change-sentence';
import { SyncRow } from './sync-row';

const moment = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit' });

export interface MergeListProps {
  readonly merges: readonly RecordedMerge[];
}

/** What changed without a tap on this device; one tap turns it back, as a new change of its own. */
export function MergeList({ merges }: MergeListProps) {
  const member = useMember();
  const words = SYNC_PAGE;
  return (
    <ul>
      {merges.map((merge) => (
        <SyncRow
          key={merge.id}
          title={mergeSentence(merge)}
          note={`${merge.overruled ? words.overruled : words.elsewhere} ${moment.format(merge.at)}`}
        >
          <Button look="secondary" onPress={() => void member?.undo(merge)}>
            {words.undo}
          </Button>
        </SyncRow>
      ))}
    </ul>
  );
}
