import { chakra } from '@chakra-ui/react/styled-system';
import { useLiveQuery } from 'dexie-react-hooks';
import { type ReactNode, useId, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { VisuallyHidden } from '../../components/visually-hidden';
import { LIST_PARAMETERS, ROUTES } from '../../config/routes';
import { readDiary } from '../../db/diary';
import { distributionOf, type Share, viewingYears, watchedDetails } from '../../domain/account/statistics';
import { useMemberStore } from '../../hooks/member-provider';
import { formatNumber } from '../../i18n/format';
import { useListedMovies, useMarkedIds } from '../../marks/use-marked-movies';
import { STATISTICS } from './messages';

/** Sections side by side if they fit. */
export const Parts = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    alignItems: 'start',
    gap: '6',
  },
});
/** Sections below each other, in one of two columns. */
export const Column = chakra('div', { base: { display: 'grid', gap: '6' } });

const Panel = chakra('section', {
  base: {
    padding: { base: '4', md: '6' },
    borderWidth: '1px',
    borderRadius: 'lg',
    // A third section spans both columns.
    '&:nth-of-type(3)': { gridColumn: '1 / -1' },
  },
});
const Title = chakra('h2', { base: { fontSize: '2xl', marginBottom: '3' } });

/** A section of the statistics. */
export function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <Panel aria-labelledby={id}>
      <Title id={id}>{title}</Title>
      {children}
    </Panel>
  );
}

const watchedWith = (parameter: string, value: string) =>
  `${ROUTES.watched}?${new URLSearchParams({ [parameter]: value }).toString()}`;

const Watched = chakra('section', { base: { marginBottom: '10' } });

/** What is known of the movies that the member has watched. */
export interface WatchedStatistics {
  /** Number of movies. */
  readonly count: number;
  readonly distribution: ReturnType<typeof distributionOf>;
  readonly details: ReturnType<typeof watchedDetails>;
  /** Viewings by year. */
  readonly years: ReturnType<typeof viewingYears>;
}

const NO_DETAILS = { details: watchedDetails([]), years: [] };

/** Reads the device; undefined while loading. */
export function useWatchedStatistics(): WatchedStatistics | undefined {
  const ids = useMarkedIds('watched');
  const movies = useListedMovies(ids);
  const stored = useWatchedDetails(ids);
  const details = useMemberStore() ? stored : NO_DETAILS;
  return useMemo(
    () => movies && details && { count: movies.length, distribution: distributionOf(movies), ...details },
    [movies, details],
  );
}

/** What the member has watched: numbers, years, decades, genres and people; renders nothing without a movie. */
export function WatchedDistribution({ count, distribution, details, years }: WatchedStatistics) {
  if (count === 0) return null;
  const { minutes, timed, directors, actors } = details;
  return (
    <Watched aria-label={STATISTICS.watched}>
      <NumberCards
        numbers={[
          [STATISTICS.watched, count],
          // The card is there before the hours are known, so that none moves.
          [STATISTICS.hours, timed === 0 ? STATISTICS.unknown : Math.round(minutes / 60)],
          ...cardOfMost(distribution.decades, STATISTICS.topDecade, STATISTICS.decadeOf),
          ...cardOfMost(distribution.genres, STATISTICS.mostWatched, (genre) => genre),
        ]}
      />
      <Parts>
        <Column>
          {years.some(([year]) => year !== null) && (
            <Part title={STATISTICS.byYear}>
              <DistributionTable column={STATISTICS.year} counted={STATISTICS.times} shares={years} nameOf={String} />
            </Part>
          )}
          <Part title={STATISTICS.byDecade}>
            <DistributionTable
              column={STATISTICS.decade}
              shares={distribution.decades}
              nameOf={STATISTICS.decadeOf}
              addressOf={(year) => watchedWith(LIST_PARAMETERS.decade, String(year))}
            />
          </Part>
          {directors.length > 0 && (
            <Part title={STATISTICS.byDirector}>
              <DistributionTable column={STATISTICS.director} shares={directors} nameOf={(name) => name} />
            </Part>
          )}
          {actors.length > 0 && (
            <Part title={STATISTICS.byActor}>
              <DistributionTable column={STATISTICS.actor} shares={actors} nameOf={(name) => name} />
            </Part>
          )}
        </Column>
        <Part title={STATISTICS.byGenre}>
          <DistributionTable
            column={STATISTICS.genre}
            shares={distribution.genres}
            nameOf={(genre) => genre}
            addressOf={(genre) => watchedWith(LIST_PARAMETERS.genre, genre)}
            note={STATISTICS.eachGenre}
          />
        </Part>
      </Parts>
      {timed > 0 && timed < count && <HoursNote>{STATISTICS.hoursOf(timed, count)}</HoursNote>}
    </Watched>
  );
}

/** The most frequent known thing as a card; none if nothing is known. */
function cardOfMost<Thing>(shares: readonly Share<Thing>[], label: string, nameOf: (thing: Thing) => string) {
  const most = [...shares]
    .sort(([, one], [, other]) => other - one)
    .map(([thing]) => thing)
    .find((thing) => thing !== null);
  return most === undefined ? [] : [[label, nameOf(most)] as const];
}

/** Adds up the viewings, and the details of those movies whose details are on this device; undefined while loading. */
function useWatchedDetails(ids: readonly number[] | undefined) {
  const store = useMemberStore();
  return useLiveQuery(async () => {
    if (!store || !ids) return undefined;
    const rows = await store.database.details.bulkGet([...ids]);
    const details = watchedDetails(rows.flatMap((row) => (row ? [row.details] : [])));
    return { details, years: viewingYears(await readDiary(store.database), ids) };
  }, [store, ids]);
}

const Table = chakra('table', {
  base: { width: 'full', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
});
const Caption = chakra('caption', {
  base: { captionSide: 'bottom', color: 'fg.muted', fontSize: 'sm', textAlign: 'start', paddingTop: '2' },
});
const Name = chakra('th', {
  base: { width: '1px', paddingRight: '3', fontWeight: 'normal', textAlign: 'start', whiteSpace: 'nowrap' },
});
const Named = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    minHeight: '2.75rem',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
  },
});
const Unnamed = chakra('span', {
  base: { display: 'flex', alignItems: 'center', minHeight: '2.75rem', color: 'fg.muted' },
});
const BarCell = chakra('td', { base: { padding: '0' } });
const Bar = chakra('div', {
  base: { height: '3', minWidth: '1', borderRadius: 'full', bg: 'accent.text', forcedColorAdjust: 'none' },
  variants: { known: { false: { bg: 'border.strong' }, true: {} } },
});
const Count = chakra('td', { base: { width: '1px', paddingLeft: '3', textAlign: 'end' } });

export interface DistributionTableProps<Thing> {
  /** Heading of the first column. */
  readonly column: string;
  /** Heading of the last column. */
  readonly counted?: string;
  /** Not empty. */
  readonly shares: readonly Share<Thing>[];
  readonly nameOf: (thing: Thing) => string;
  /** The list of those movies, if there is one. */
  readonly addressOf?: (thing: Thing) => string;
  readonly note?: string;
}

/** Movies or viewings grouped by one property: a table with bars that is readable without them. */
export function DistributionTable<Thing>({
  column,
  counted = STATISTICS.movies,
  shares,
  nameOf,
  addressOf,
  note,
}: DistributionTableProps<Thing>) {
  const max = Math.max(...shares.map(([, movies]) => movies));
  return (
    <Table>
      {note !== undefined && <Caption>{note}</Caption>}
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>{column}</VisuallyHidden>
          </th>
          <td aria-hidden="true" />
          <th scope="col">
            <VisuallyHidden>{counted}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {shares.map(([thing, movies]) => (
          <tr key={String(thing)}>
            <Name scope="row">
              {thing === null ? (
                <Unnamed>{STATISTICS.unknown}</Unnamed>
              ) : addressOf ? (
                <Named to={addressOf(thing)}>{nameOf(thing)}</Named>
              ) : (
                nameOf(thing)
              )}
            </Name>
            <BarCell aria-hidden="true">
              <Bar known={thing !== null} style={{ width: `${(movies / max) * 100}%` }} />
            </BarCell>
            <Count>{formatNumber(movies)}</Count>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const Grid = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
    gap: '4',
    marginBottom: '6',
  },
});
const Card = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    gap: '1',
    padding: '4',
    borderRadius: 'lg',
    bg: 'bg.sunken',
    minWidth: 0,
  },
});
const CardName = chakra('dt', { base: { color: 'fg.muted', fontSize: 'sm' } });
const CardValue = chakra('dd', {
  base: { fontFamily: 'heading', lineHeight: '3rem', overflowWrap: 'anywhere' },
  variants: {
    // The longest genre fits on one line on the narrowest phone.
    kind: { number: { fontSize: '4xl' }, word: { fontSize: 'clamp(1.25rem, 6.5vw, 1.75rem)' } },
  },
});

const HoursNote = chakra('p', { base: { marginTop: '4', color: 'fg.muted', fontSize: 'sm' } });

export interface NumberCardsProps {
  readonly numbers: readonly (readonly [name: string, value: string | number])[];
}

/** Cards with a large number over its label. */
export function NumberCards({ numbers }: NumberCardsProps) {
  return (
    <Grid>
      {numbers.map(([name, value]) => (
        <Card key={name}>
          <CardName>{name}</CardName>
          {typeof value === 'number' ? (
            <CardValue kind="number">{formatNumber(value)}</CardValue>
          ) : (
            <CardValue kind="word">{value}</CardValue>
          )}
        </Card>
      ))}
    </Grid>
  );
}
