import { useRef, useState } from 'react';
import { IMPORT } from '../../words/en/own-data/import';
import { STORAGE } from '../../i18n/messages/shell';
import type { MemberImport } from '../../services/import/member-import';
import { readFiles } from '../../services/import/read-files';
import type { StorageError } from '../../lib/storage';
import type { ImportedList } from '../../domain/import/import-row';
import type { KnownMarks } from '../../domain/import/planned-marks';
import type { Result } from '../../domain/values/result';
import { Button } from '../../components/button';
import { ErrorPanel } from '../../components/error-panel';
import { Spinner } from '../../components/spinner';
import { Text } from './card-parts';
import { Buttons, Points } from './import-parts';
import { ImportPreviewPart } from './import-preview';

export interface ImportChoiceProps {
  readonly commands: MemberImport;
  /** Tells whoever looks where the device refuses. */
  readonly tell: (done: Promise<Result<unknown, StorageError>>) => Promise<void>;
}

type Chosen =
  | { readonly state: 'none' | 'reading' }
  | { readonly state: 'wrong'; readonly text: string }
  | { readonly state: 'read'; readonly list: ImportedList; readonly known: KnownMarks };

/** Files to choose, then what an import of them will do. */
export function ImportChoice({ commands, tell }: ImportChoiceProps) {
  const field = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<Chosen>({ state: 'none' });

  async function read(files: readonly File[]): Promise<void> {
    if (files.length === 0) return;
    setChosen({ state: 'reading' });
    const list = await readFiles(files);
    if (!list.ok) {
      setChosen({ state: 'wrong', text: IMPORT.failures[list.error.reason] });
      return;
    }
    const known = await commands.knownMarks();
    if (known.ok) setChosen({ state: 'read', list: list.value, known: known.value });
    else setChosen({ state: 'wrong', text: STORAGE[known.error.reason] });
  }

  if (chosen.state === 'read') {
    const { list, known } = chosen;
    return (
      <ImportPreviewPart
        list={list}
        known={known}
        onStart={(threshold) => void tell(commands.start(list.movies, threshold))}
        onLeave={() => setChosen({ state: 'none' })}
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
      {chosen.state === 'wrong' && <ErrorPanel text={chosen.text} />}
      {chosen.state === 'reading' ? (
        <Spinner label={IMPORT.reading} />
      ) : (
        <>
          <Buttons>
            <Button onPress={() => field.current?.click()}>{IMPORT.choose}</Button>
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
