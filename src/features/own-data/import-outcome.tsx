import { IMPORT } from '../../words/en/own-data/import';
import type { ImportView } from '../../data/hooks/account/use-import';
import type { ImportProgress } from '../../services/import/import-store';
import type { ImportedRow } from '../../db/member-database';
import type { StorageError } from '../../lib/storage';
import type { Result } from '../../domain/values/result';
import { Button } from '../../components/button';
import { Text } from './card-parts';
import { ImportDecision } from './import-decision';
import { Buttons, Movies, Points, StepTitle } from './import-parts';

export interface ImportOutcomeProps {
  readonly view: ImportView;
  readonly movies: ImportProgress['movies'];
  readonly tell: (done: Promise<Result<unknown, StorageError>>) => Promise<void>;
  readonly onUndo: () => void;
}

/** A movie as its file names it. */
function importedName({ movie: { title, year, imdbId, tmdbId } }: ImportedRow): string {
  return title === '' ? IMPORT.byId(imdbId ?? String(tmdbId)) : IMPORT.named(title, year);
}

/** What became of an import: its counts, what is to be decided, what was not found, and the way back. */
export function ImportOutcome({ view, movies, tell, onUndo }: ImportOutcomeProps) {
  const { commands, several, missing } = view;
  const lost = movies.none + movies.passed;
  return (
    <>
      <StepTitle>{IMPORT.outcomeTitle}</StepTitle>
      <div role="status">
        <Points>
          <li>{IMPORT.marked(movies.marked)}</li>
          {movies.there > 0 && <li>{IMPORT.wereThere(movies.there)}</li>}
          {movies.several > 0 && <li>{IMPORT.toDecide(movies.several)}</li>}
          {lost > 0 && <li>{IMPORT.notFound(lost)}</li>}
        </Points>
      </div>
      {several.length > 0 && (
        <>
          <StepTitle>{IMPORT.decideTitle}</StepTitle>
          <Movies>
            {several.map((row) => (
              <ImportDecision
                key={row.place}
                name={importedName(row)}
                candidates={row.candidates}
                onDecide={(id) => void tell(commands.decide(row.place, id))}
              />
            ))}
          </Movies>
          {movies.several > several.length && <p>{IMPORT.more(movies.several - several.length)}</p>}
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
