import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '../../components/button';
import { MoviePoster } from '../../components/movie/poster';
import type { IdentifiedMovie } from '../../domain/movies/movie';
import type { Result } from '../../domain/values/result';
import { formatUnitList } from '../../i18n/format';
import type { StorageError } from '../../db/storage';
import type { ImportProgress } from '../../services/import/import-store';
import { importedName, OutcomeList, recordedText, useOutcome } from './outcome-list';
import { Buttons, MovieName, Movies, Points, Stack, StepTitle, Text } from '../../components/layout/panels';
import { IMPORT } from './import-messages';
import type { ImportView } from './use-import';

export interface ImportOutcomeProps {
  readonly view: ImportView;
  readonly movies: ImportProgress['movies'];
  readonly reportFailure: (done: Promise<Result<unknown, StorageError>>) => Promise<void>;
  readonly onUndo: () => void;
}

/** The result of an import: what was added, ambiguous movies, what wasn't added and why, and undo. */
export function ImportOutcome({ view, movies, reportFailure, onUndo }: ImportOutcomeProps) {
  const { commands, ambiguous } = view;
  const outcome = useOutcome(commands.database);
  const recorded = outcome ? recordedText(outcome.recorded) : '';
  return (
    <>
      <StepTitle>{IMPORT.outcomeTitle}</StepTitle>
      <div role="status">
        <Points>
          <li>{IMPORT.marked(movies.marked)}</li>
          {recorded !== '' && <li>{recorded}</li>}
          {movies.ambiguous > 0 && <li>{IMPORT.toDecide(movies.ambiguous)}</li>}
        </Points>
      </div>
      {ambiguous.length > 0 && (
        <>
          <StepTitle>{IMPORT.decideTitle}</StepTitle>
          <Movies>
            {ambiguous.map((row) => (
              <ImportDecision
                key={row.place}
                name={importedName(row.movie)}
                candidates={row.candidates}
                onDecide={(id) => void reportFailure(commands.decide(row.place, id))}
              />
            ))}
          </Movies>
          {movies.ambiguous > ambiguous.length && <p>{IMPORT.more(movies.ambiguous - ambiguous.length)}</p>}
        </>
      )}
      {outcome && <OutcomeList groups={outcome.groups} database={commands.database} />}
      <Buttons>
        <Button onPress={() => void reportFailure(commands.close())}>{IMPORT.close}</Button>
        <Button variant="secondary" onPress={onUndo}>
          {IMPORT.undo}
        </Button>
      </Buttons>
      <Text>{IMPORT.closeHint}</Text>
    </>
  );
}

/** Characters of a description: enough to tell movies with the same title apart. */
const ABOUT = 140;

const Choice = chakra('li', {
  base: { display: 'grid', gridTemplateColumns: '4.5rem 1fr', gap: '4', alignItems: 'start' },
});

export interface ImportDecisionProps {
  /** The movie's name from the imported file. */
  readonly name: string;
  readonly candidates: readonly IdentifiedMovie[];
  /** Called with the chosen movie, or null for none of them. */
  readonly onDecide: (id: number | null) => void;
}

function about({ genres, description }: IdentifiedMovie): string {
  const begins = description.length > ABOUT ? `${description.slice(0, ABOUT).trim()}…` : description;
  return [formatUnitList(genres), begins].filter((part) => part !== '').join('. ');
}

/** An ambiguous movie with its candidates. */
export function ImportDecision({ name, candidates, onDecide }: ImportDecisionProps) {
  return (
    <li>
      <Stack>
        <MovieName>{name}</MovieName>
        <Movies>
          {candidates.map((movie) => (
            <Choice key={movie.id}>
              <MoviePoster title={movie.title} posterPath={movie.posterPath} sizes="72px" />
              <Stack>
                <div>
                  <p>{IMPORT.named(movie.title, movie.year)}</p>
                  <Text>{about(movie)}</Text>
                </div>
                <Button
                  variant="secondary"
                  label={IMPORT.chooseNamed(IMPORT.named(movie.title, movie.year))}
                  onPress={() => onDecide(movie.id)}
                >
                  {IMPORT.choose}
                </Button>
              </Stack>
            </Choice>
          ))}
        </Movies>
        <Buttons>
          <Button variant="ghost" label={IMPORT.chooseNoneOf(name)} onPress={() => onDecide(null)}>
            {IMPORT.chooseNone}
          </Button>
        </Buttons>
      </Stack>
    </li>
  );
}
