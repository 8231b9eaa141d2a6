import { chakra } from '@chakra-ui/react/styled-system';
import { useLiveQuery } from 'dexie-react-hooks';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../components/button';
import { ErrorPanel } from '../../components/error-panel';
import { toasts } from '../../components/toast';
import { ROUTES } from '../../config/routes';
import type { MemberDatabase } from '../../db/member-database';
import { type StorageError, tryStorage } from '../../db/storage';
import { csv } from '../../domain/export';
import type { SearchedMovie } from '../../domain/import/import-row';
import { kindsWith } from '../../domain/marks/mark-kinds';
import { formatStarCount } from '../../i18n/diary-format';
import { formatUnitList } from '../../i18n/format';
import { STORAGE } from '../../i18n/messages/shell';
import { saveFile } from '../../lib/share';
import { DIARY, MARKS } from '../../marks/messages';
import {
  type ImportOutcome,
  type OutcomeGroup,
  type OutcomeReason,
  type OutcomeRow,
  readOutcome,
  type Recorded,
  visitOutcome,
} from '../../services/import/read-outcome';
import { Buttons, Points, Stack, Text } from '../../components/layout/panels';
import { IMPORT, OUTCOMES } from './import-messages';
import { OWN_DATA } from './messages';
import { MoviePoster } from '../../components/movie/poster';
import type { IdentifiedMovie } from '../../domain/movies/movie';
import type { Result } from '../../domain/values/result';
import type { ImportProgress } from '../../services/import/import-store';
import type { ImportView } from './use-import';

/** Movies, each with its options. */
const Movies = chakra('ul', { base: { display: 'grid', gap: '4', width: 'full' } });
/** The heading of an import step. */
export const StepTitle = chakra('h3', { base: { fontSize: 'xl' } });
/** A movie's name from the imported file. */
const MovieName = chakra('h4', { base: { fontFamily: 'body', fontSize: 'md', fontWeight: 'bold' } });

/** The outcome of the import on this device; undefined while it's being read. */
function useOutcome(database: MemberDatabase): ImportOutcome | undefined {
  return useLiveQuery(() => readOutcome(database), [database]);
}

/** What was recorded, such as 'Added: 12 watched, 5 ratings'; empty if nothing was. */
function recordedText(recorded: Recorded): string {
  const { viewing = 0, rating = 0 } = recorded;
  const parts = [
    ...kindsWith().flatMap((kind) => (recorded[kind] ? [MARKS[kind].movies(recorded[kind])] : [])),
    ...(viewing > 0 ? [IMPORT.viewings(viewing)] : []),
    ...(rating > 0 ? [IMPORT.ratings(rating)] : []),
  ];
  return parts.length === 0 ? '' : IMPORT.recorded(parts);
}

/** A movie's name from the imported file. */
export function importedName({ title, year, imdbId, tmdbId }: Omit<SearchedMovie, 'mayBeSeries'>): string {
  return title === '' ? IMPORT.byId(imdbId ?? String(tmdbId)) : IMPORT.named(title, year);
}

/** A row as its group names it: the movie, or else its place in the file. */
function rowText(reason: OutcomeReason, row: OutcomeRow): string {
  const { title, imdbId, tmdbId, file, rows, ownRating } = row;
  if (reason === 'file') return file ?? '';
  const hasName = title !== '' || imdbId !== null || tmdbId !== null;
  return formatUnitList([
    hasName ? importedName(row) : IMPORT.noTitle,
    ...(file === null ? [] : [file]),
    ...(row.row === null || rows > 1 ? [] : [IMPORT.row(row.row)]),
    ...(rows > 1 ? [IMPORT.rows(rows)] : []),
    ...(reason === 'own-rating' && ownRating !== null
      ? [IMPORT.ownRating(DIARY.stars(formatStarCount(ownRating)))]
      : []),
  ]);
}

/** The whole outcome as a CSV file. */
async function outcomeCsv(database: MemberDatabase): Promise<string> {
  const lines: (readonly (string | number | null)[])[] = [IMPORT.listColumns];
  await visitOutcome(database, ({ title, year, imdbId, tmdbId, recorded, reasons, file, row, rows }) => {
    const texts = [recordedText(recorded), ...reasons.map((reason) => OUTCOMES[reason](rows))];
    lines.push([title, year, imdbId, tmdbId, texts.filter((text) => text !== '').join('; '), file, row, rows]);
  });
  return csv(lines);
}

const Groups = chakra('div', { base: { display: 'grid', gap: '1', width: 'full' } });
const Summary = chakra('summary', {
  base: { minHeight: 'touch', paddingBlock: '2.5', cursor: 'pointer', borderRadius: 'sm' },
});
const Rows = chakra('div', { base: { display: 'grid', gap: '2', paddingBottom: '4', fontSize: 'sm' } });

export interface OutcomeListProps {
  readonly groups: readonly OutcomeGroup[];
  readonly database: MemberDatabase;
}

/** What an import didn't record, by reason, and the whole list as a file. */
export function OutcomeList({ groups, database }: OutcomeListProps) {
  const [refused, setRefused] = useState<StorageError['reason'] | null>(null);

  async function save(): Promise<void> {
    const text = await tryStorage(() => outcomeCsv(database));
    setRefused(text.ok ? null : text.error.reason);
    if (!text.ok) return;
    saveFile(IMPORT.listFile, new Blob([text.value], { type: 'text/csv;charset=utf-8' }));
    toasts.show({ kind: 'success', text: OWN_DATA.saved(IMPORT.listFile) });
  }

  return (
    <>
      {groups.length > 0 && (
        <>
          <StepTitle>{IMPORT.restTitle}</StepTitle>
          <Groups>
            {groups.map((group) => (
              <details key={group.reason}>
                <Summary>{OUTCOMES[group.reason](group.count)}</Summary>
                <Rows>
                  {group.reason === 'refused' && <Link to={ROUTES.sync}>{IMPORT.syncPage}</Link>}
                  <Points>
                    {group.rows.map((row, index) => (
                      <li key={index}>{rowText(group.reason, row)}</li>
                    ))}
                  </Points>
                  {group.more > 0 && <Text>{IMPORT.more(group.more)}</Text>}
                </Rows>
              </details>
            ))}
          </Groups>
        </>
      )}
      {refused && <ErrorPanel text={STORAGE[refused]} />}
      <Buttons>
        <Button variant="secondary" icon={<Download size={18} aria-hidden="true" />} onPress={() => void save()}>
          {IMPORT.saveList}
        </Button>
      </Buttons>
    </>
  );
}

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
