import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef, useState } from 'react';
import { IMPORT } from '../../words/en/own-data/import';
import { STORAGE } from '../../i18n/messages/shell';
import { useImport, type ImportView } from '../../data/hooks/account/use-import';
import type { StorageError } from '../../lib/storage';
import type { MemberStore } from '../../services/member-store';
import type { Result } from '../../domain/values/result';
import { ErrorPanel } from '../../components/error-panel';
import { Spinner } from '../../components/spinner';
import { toasts } from '../../components/toast';
import { ImportChoice } from './import-choice';
import { ImportOutcome } from './import-outcome';
import { ImportUnderWay } from './import-under-way';

const Body = chakra('div', { base: { display: 'grid', gap: '4', width: 'full', overflowWrap: 'anywhere' } });

export interface ImportPanelProps {
  readonly runtime: MemberStore;
}

/** An import from the files to its end: choice and preview, progress, outcome. Each step takes the focus of the one before. */
export function ImportPanel({ runtime }: ImportPanelProps) {
  const view = useImport(runtime);
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

  async function tell(done: Promise<Result<unknown, StorageError>>): Promise<void> {
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
      {view && step === 'choice' && <ImportChoice commands={view.commands} tell={tell} />}
      {view?.progress && step === 'going' && (
        <ImportUnderWay
          progress={view.progress}
          hindrance={view.hindrance}
          commands={view.commands}
          tell={tell}
          onUndo={() => void undo(view)}
        />
      )}
      {view?.progress && step === 'outcome' && (
        <ImportOutcome view={view} movies={view.progress.movies} tell={tell} onUndo={() => void undo(view)} />
      )}
    </Body>
  );
}
