import { IMPORT } from '../../words/en/own-data/import';
import { STORAGE } from '../../i18n/messages/shell';
import type { ImportProgress } from '../../services/import/import-store';
import type { ImportHindrance } from '../../services/import/importer';
import type { StorageError } from '../../lib/storage';
import type { Result } from '../../domain/values/result';
import type { MemberImport } from '../../services/import/member-import';
import { Button } from '../../components/button';
import { ProgressBar } from '../../components/progress';
import { Spinner } from '../../components/spinner';
import { Text } from './card-parts';
import { Buttons, StepTitle } from './import-parts';

export interface ImportUnderWayProps {
  readonly progress: ImportProgress;
  readonly hindrance: ImportHindrance;
  readonly commands: Pick<MemberImport, 'rest' | 'goOn'>;
  readonly tell: (done: Promise<Result<unknown, StorageError>>) => Promise<void>;
  readonly onUndo: () => void;
}

/** What keeps an import from getting on, or what it needs to. */
function stateSentence(state: ImportProgress['state'], hindrance: ImportHindrance): string {
  if (state === 'paused') return IMPORT.paused;
  if (hindrance === null) return IMPORT.going;
  if (hindrance.source === 'device') return STORAGE[hindrance.reason];
  return hindrance.reason === 'offline' ? IMPORT.offline : IMPORT.unanswered;
}

/** An import on its way: how far it is, a rest, and the way back. */
export function ImportUnderWay({ progress, hindrance, commands, tell, onUndo }: ImportUnderWayProps) {
  const { state, movies } = progress;
  const refused = hindrance?.source === 'device';
  if (state === 'undoing' && !refused) return <Spinner label={IMPORT.undoing} />;
  const all = Object.values(movies).reduce((sum, count) => sum + count, 0);
  const done = all - movies.waiting;
  return (
    <>
      <StepTitle>{IMPORT.progressTitle}</StepTitle>
      <ProgressBar label={IMPORT.progressTitle} value={done} max={all} />
      <p>{IMPORT.progress(done, all)}</p>
      <Text role="status">{stateSentence(state, hindrance)}</Text>
      <Buttons>
        {state === 'paused' || refused ? (
          <Button onPress={() => void tell(commands.goOn())}>{IMPORT.resume}</Button>
        ) : (
          <Button onPress={() => void tell(commands.rest())}>{IMPORT.pause}</Button>
        )}
        <Button variant="secondary" onPress={onUndo}>
          {IMPORT.undo}
        </Button>
      </Buttons>
    </>
  );
}
