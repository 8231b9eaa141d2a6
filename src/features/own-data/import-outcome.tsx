import { IMPORT } from '../../words/en/own-data/import';
import type { ImportView } from '../../data/hooks/account/use-import';
import type { ImportProgress } from '../../data/import/import-store';
import type { ImportedRow } from '../../data/local/member/member-database';
import type { StorageError } from '../../data/local/device/storage-error';
import type { Result } from '../../domain/values/result';
import { Button } from '../../ui/controls/button';
import { Text } from './card-parts';
import { ImportDecision } from './import-decision';
import { Buttons, Films, Points, StepTitle } from './import-parts';

export interface ImportOutcomeProps {
  readonly view: ImportView;
  readonly films: ImportProgress['films'];
  readonly tell: (done: Promise<Result<unknown, StorageError>>) => Promise<void>;
  readonly onUndo: () => void;
}

/** A film as its file names it. */
function importedName({ film: { title, year, imdbId, tmdbId } }: ImportedRow): string {
  return title === '' ? IMPORT.byId(imdbId ?? String(tmdbId)) : IMPORT.named(title, year);
}

/** What became of an import: its counts, what is to be decided, what was not found, and the way back. */
export function ImportOutcome({ view, films, tell, onUndo }: ImportOutcomeProps) {
  const { commands, several, missing } = view;
  const lost = films.none + films.passed;
  return (
    <>
      <StepTitle>{IMPORT.outcomeTitle}</StepTitle>
      <div role="status">
        <Points>
          <li>{IMPORT.marked(films.marked)}</li>
          {films.there > 0 && <li>{IMPORT.wereThere(films.there)}</li>}
          {films.several > 0 && <li>{IMPORT.toDecide(films.several)}</li>}
          {lost > 0 && <li>{IMPORT.notFound(lost)}</li>}
        </Points>
      </div>
      {several.length > 0 && (
        <>
          <StepTitle>{IMPORT.decideTitle}</StepTitle>
          <Films>
            {several.map((row) => (
              <ImportDecision
                key={row.place}
                name={importedName(row)}
                candidates={row.candidates}
                onDecide={(id) => void tell(commands.decide(row.place, id))}
              />
            ))}
          </Films>
          {films.several > several.length && <p>{IMPORT.more(films.several - several.length)}</p>}
        </>
      )}
      {lost > 0 && (
        <>
          <StepTitle>{IMPORT.missingTitle}</StepTitle>
          <Points>
            {missing.map((row) => (
              <li key={row.place}>{importedName(row)}</li>
            ))}
            {lost > missing.length && <li>{IMPORT.more(lost - missing.length)}</li>}
          </Points>
        </>
      )}
      <Buttons>
        <Button onPress={() => void tell(commands.close())}>{IMPORT.close}</Button>
        <Button variant="secondary" onPress={onUndo}>
          {IMPORT.undo}
        </Button>
      </Buttons>
      <Text>{IMPORT.closeHint}</Text>
    </>
  );
}
