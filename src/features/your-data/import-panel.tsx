import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../../components/button';
import { ErrorPanel } from '../../components/error-panel';
import { SelectField } from '../../components/form/select-field';
import { ProgressBar } from '../../components/progress';
import { Spinner } from '../../components/spinner';
import { toasts } from '../../components/toast';
import { FAVORITE_RATING, FAVORITE_RATINGS } from '../../config/import';
import type { StorageError } from '../../db/storage';
import { countLeftOut, type ImportFile, type LeftOutReason } from '../../domain/import/import-row';
import { type KnownMarks, previewOf } from '../../domain/import/planned-movie';
import { kindsWith } from '../../domain/marks/mark-kinds';
import type { Result } from '../../domain/values/result';
import { STORAGE } from '../../i18n/messages/shell';
import { MARKS } from '../../marks/messages';
import type { ImportProgress } from '../../services/import/import-store';
import type { ImportStall } from '../../services/import/importer';
import type { MemberImport } from '../../services/import/member-import';
import { readFiles } from '../../services/import/read-files';
import type { MemberStore } from '../../services/member-store';
import { Buttons, Points, Text } from '../../components/layout/panels';
import { IMPORT } from './import-messages';
import { ImportOutcome, StepTitle } from './import-outcome';
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

interface ImportChoiceProps {
  readonly commands: MemberImport;
  /** Shows a toast if the command fails. */
  readonly reportFailure: (done: Promise<Result<unknown, StorageError>>) => Promise<void>;
}

type Chosen =
  | { readonly state: 'none' | 'reading' }
  | { readonly state: 'failed'; readonly text: string }
  | { readonly state: 'read'; readonly list: ImportFile; readonly known: KnownMarks };

/** Choosing files, then a preview of their import. */
function ImportChoice({ commands, reportFailure }: ImportChoiceProps) {
  const field = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<Chosen>({ state: 'none' });

  async function read(files: readonly File[]): Promise<void> {
    if (files.length === 0) return;
    setChosen({ state: 'reading' });
    const list = await readFiles(files);
    if (!list.ok) {
      setChosen({ state: 'failed', text: IMPORT.failures[list.error.reason] });
      return;
    }
    const known = await commands.knownMarks();
    if (known.ok) setChosen({ state: 'read', list: list.value, known: known.value });
    else setChosen({ state: 'failed', text: STORAGE[known.error.reason] });
  }

  if (chosen.state === 'read') {
    const { list, known } = chosen;
    return (
      <ImportPreviewPart
        list={list}
        known={known}
        onStart={(threshold) => void reportFailure(commands.start(list, threshold))}
        onCancel={() => setChosen({ state: 'none' })}
      />
    );
  }
  return (
    <>
      <Points>
        {IMPORT.sources.map((source) => (
          <li key={source}>{source}</li>
        ))}
      </Points>
      <Text>{IMPORT.privacy}</Text>
      {chosen.state === 'failed' && <ErrorPanel text={chosen.text} />}
      {chosen.state === 'reading' ? (
        <Spinner label={IMPORT.reading} />
      ) : (
        <>
          <Buttons>
            <Button onPress={() => field.current?.click()}>{IMPORT.chooseFiles}</Button>
          </Buttons>
          <input
            ref={field}
            type="file"
            hidden
            multiple
            accept=".zip,.csv,.json,.xml,application/zip,text/csv,application/json,text/xml"
            onChange={(event) => void read([...(event.target.files ?? [])])}
          />
        </>
      )}
    </>
  );
}

const NEVER = 'never';
const OPTIONS = [
  { value: NEVER, label: IMPORT.never },
  ...FAVORITE_RATINGS.map((rating) => ({ value: String(rating), label: IMPORT.from(rating) })),
];

/** What is left out of the files, as the preview says it. */
const LEFT_OUT: readonly (readonly [LeftOutReason, (count: number) => string])[] = [
  ['no-movie', IMPORT.others],
  ['unfinished', IMPORT.unfinished],
  ['unreadable', IMPORT.unreadableRows],
  ['rating', IMPORT.unreadableRatings],
  ['date', IMPORT.unreadableDays],
  ['file', IMPORT.skippedFiles],
  ['lost', IMPORT.lost],
];

interface ImportPreviewProps {
  readonly list: ImportFile;
  readonly known: KnownMarks;
  readonly onStart: (threshold: number | null) => void;
  readonly onCancel: () => void;
}

/** What the import will do, and from which rating movies become favorites. */
function ImportPreviewPart({ list, known, onStart, onCancel }: ImportPreviewProps) {
  const [chosen, setChosen] = useState(String(FAVORITE_RATING));
  const threshold = chosen === NEVER ? null : Number(chosen);
  const preview = useMemo(() => previewOf(list.movies, threshold, known), [list, threshold, known]);
  const { movies, marks, dated, ratings, alreadyMarked } = preview;
  const lines = [
    IMPORT.counts(movies),
    ...kindsWith()
      .filter((kind) => marks[kind] > 0)
      .map((kind) => {
        const line = MARKS[kind].movies(marks[kind]);
        return kind === 'watched' && dated > 0 ? IMPORT.dated(line, dated) : line;
      }),
    ...(ratings > 0 ? [IMPORT.ratings(ratings)] : []),
    ...(alreadyMarked > 0 ? [IMPORT.alreadyListed(alreadyMarked)] : []),
    ...LEFT_OUT.map(([reason, text]) => [countLeftOut(list, reason), text] as const)
      .filter(([count]) => count > 0)
      .map(([count, text]) => text(count)),
    ...list.notes.map((note) =>
      note.kind === 'profiles' ? IMPORT.profiles(note.names) : IMPORT.scale(note.file, note.best),
    ),
  ];
  return (
    <>
      <StepTitle>{IMPORT.previewTitle}</StepTitle>
      {list.movies.some(({ rating }) => rating !== null) && (
        <SelectField label={IMPORT.threshold} value={chosen} options={OPTIONS} onChange={setChosen} />
      )}
      <div role="status">
        {movies === 0 ? (
          <p>{IMPORT.nothingToImport}</p>
        ) : (
          <Points>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </Points>
        )}
      </div>
      <Text>{IMPORT.existingMarksStay}</Text>
      <Buttons>
        <Button disabled={movies === 0} onPress={() => onStart(threshold)}>
          {IMPORT.start}
        </Button>
        <Button variant="secondary" onPress={onCancel}>
          {IMPORT.otherFiles}
        </Button>
      </Buttons>
    </>
  );
}
