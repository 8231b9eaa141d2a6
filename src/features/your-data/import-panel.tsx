import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../components/button';
import { ErrorPanel } from '../../components/error-panel';
import { ProgressBar } from '../../components/progress';
import { Spinner } from '../../components/spinner';
import { toasts } from '../../components/toast';
import type { Result } from '../../domain/values/result';
import { STORAGE } from '../../i18n/messages/shell';
import type { StorageError } from '../../db/storage';
import type { ImportProgress } from '../../services/import/import-store';
import type { ImportStall } from '../../services/import/importer';
import type { MemberImport } from '../../services/import/member-import';
import type { MemberStore } from '../../services/member-store';
import { Buttons, StepTitle, Text } from './card-parts';
import { ImportChoice } from './import-choice';
import { IMPORT } from './import-messages';
import { ImportOutcome } from './import-outcome';
import { type ImportView, useImport } from './use-import';

const Body = chakra('div', { base: { display: 'grid', gap: '4', width: 'full', overflowWrap: 'anywhere' } });

export interface ImportPanelProps {
  readonly runtime: MemberStore;
}

/** An import from files to result: selection and preview, progress, outcome. Each step takes over the focus. */
export function ImportPanel({ runtime: store }: ImportPanelProps) {
  const view = useImport(store);
  const [refused, setRefused] = useState<StorageError['reason'] | null>(null);
  const body = useRef<HTMLDivElement>(null);
  const { progress } = view ?? {};
  const step = !progress
    ? 'choice'
    : progress.state !== 'undoing' && progress.movies.waiting === 0
      ? 'outcome'
      : 'going';
  const was = useRef(step);

  useEffect(() => {
    if (was.current === step) return;
    was.current = step;
    body.current?.focus();
  }, [step]);

  async function reportFailure(done: Promise<Result<unknown, StorageError>>): Promise<void> {
    const outcome = await done;
    setRefused(outcome.ok ? null : outcome.error.reason);
  }

  async function undo({ commands }: ImportView): Promise<void> {
    const undone = await commands.undo();
    setRefused(undone.ok ? null : undone.error.reason);
    if (undone.ok) toasts.show({ kind: 'success', text: IMPORT.undone });
  }

  return (
    <Body ref={body} tabIndex={-1}>
      {refused && <ErrorPanel text={STORAGE[refused]} />}
      {!view && <Spinner label={IMPORT.reading} />}
      {view && step === 'choice' && <ImportChoice commands={view.commands} reportFailure={reportFailure} />}
      {view?.progress && step === 'going' && (
        <ImportProgressPanel
          progress={view.progress}
          stall={view.stall}
          commands={view.commands}
          reportFailure={reportFailure}
          onUndo={() => void undo(view)}
        />
      )}
      {view?.progress && step === 'outcome' && (
        <ImportOutcome
          view={view}
          movies={view.progress.movies}
          reportFailure={reportFailure}
          onUndo={() => void undo(view)}
        />
      )}
    </Body>
  );
}

export interface ImportUnderWayProps {
  readonly progress: ImportProgress;
  readonly stall: ImportStall;
  readonly commands: Pick<MemberImport, 'pause' | 'resume'>;
  readonly reportFailure: (done: Promise<Result<unknown, StorageError>>) => Promise<void>;
  readonly onUndo: () => void;
}

/** Why an import is waiting, or what it needs. */
function stateMessage(state: ImportProgress['state'], stall: ImportStall): string {
  if (state === 'paused') return IMPORT.paused;
  if (stall === null) return IMPORT.keepOpen;
  if (stall.source === 'device') return STORAGE[stall.reason];
  return stall.reason === 'offline' ? IMPORT.offline : IMPORT.notResponding;
}

/** A running import: progress, pause and undo. */
export function ImportProgressPanel({ progress, stall, commands, reportFailure, onUndo }: ImportUnderWayProps) {
  const { state, movies } = progress;
  const refused = stall?.source === 'device';
  if (state === 'undoing' && !refused) return <Spinner label={IMPORT.undoing} />;
  const all = Object.values(movies).reduce((sum, count) => sum + count, 0);
  const done = all - movies.waiting;
  return (
    <>
      <StepTitle>{IMPORT.progressTitle}</StepTitle>
      <ProgressBar label={IMPORT.progressTitle} value={done} max={all} />
      <p>{IMPORT.progress(done, all)}</p>
      <Text role="status">{stateMessage(state, stall)}</Text>
      <Buttons>
        {state === 'paused' || refused ? (
          <Button onPress={() => void reportFailure(commands.resume())}>{IMPORT.resume}</Button>
        ) : (
          <Button onPress={() => void reportFailure(commands.pause())}>{IMPORT.pause}</Button>
        )}
        <Button variant="secondary" onPress={onUndo}>
          {IMPORT.undo}
        </Button>
      </Buttons>
    </>
  );
}
