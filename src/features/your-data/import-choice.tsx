import { useMemo, useRef, useState } from 'react';
import { Button } from '../../components/button';
import { ErrorPanel } from '../../components/error-panel';
import { SelectField } from '../../components/form/select-field';
import { Spinner } from '../../components/spinner';
import { FAVORITE_RATING, FAVORITE_RATINGS } from '../../config/import';
import type { ImportFile } from '../../domain/import/import-row';
import { type KnownMarks, previewOf } from '../../domain/import/planned-marks';
import { kindsWith } from '../../domain/marks/mark-kinds';
import type { Result } from '../../domain/values/result';
import { STORAGE } from '../../i18n/messages/shell';
import type { StorageError } from '../../db/storage';
import { MARKS } from '../../marks/messages';
import type { MemberImport } from '../../services/import/member-import';
import { readFiles } from '../../services/import/read-files';
import { Buttons, Points, StepTitle, Text } from './card-parts';
import { IMPORT } from './import-messages';

export interface ImportChoiceProps {
  readonly commands: MemberImport;
  /** Shows a toast if the command fails. */
  readonly reportFailure: (done: Promise<Result<unknown, StorageError>>) => Promise<void>;
}

type Chosen =
  | { readonly state: 'none' | 'reading' }
  | { readonly state: 'failed'; readonly text: string }
  | { readonly state: 'read'; readonly list: ImportFile; readonly known: KnownMarks };

/** Choosing files, then a preview of their import. */
export function ImportChoice({ commands, reportFailure }: ImportChoiceProps) {
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
        onStart={(threshold) => void reportFailure(commands.start(list.movies, threshold))}
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
            accept=".zip,.csv,.json,application/zip,text/csv,application/json"
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

export interface ImportPreviewProps {
  readonly list: ImportFile;
  readonly known: KnownMarks;
  readonly onStart: (threshold: number | null) => void;
  readonly onCancel: () => void;
}

/** What the import will do, and from which rating movies become favorites. */
export function ImportPreviewPart({ list, known, onStart, onCancel }: ImportPreviewProps) {
  const [chosen, setChosen] = useState(String(FAVORITE_RATING));
  const threshold = chosen === NEVER ? null : Number(chosen);
  const preview = useMemo(() => previewOf(list.movies, threshold, known), [list, threshold, known]);
  const { movies, marks, dated, alreadyMarked } = preview;
  const lines = [
    IMPORT.counts(movies),
    ...kindsWith()
      .filter((kind) => marks[kind] > 0)
      .map((kind) => {
        const line = MARKS[kind].movies(marks[kind]);
        return kind === 'watched' && dated > 0 ? IMPORT.dated(line, dated) : line;
      }),
    ...(alreadyMarked > 0 ? [IMPORT.alreadyListed(alreadyMarked)] : []),
    ...(list.nonMovies > 0 ? [IMPORT.others(list.nonMovies)] : []),
    ...(list.invalidRows > 0 ? [IMPORT.unreadableRows(list.invalidRows)] : []),
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
