import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useId, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { VisuallyHidden } from '../../components/visually-hidden';
import { LIST_PARAMETERS, ROUTES } from '../../config/routes';
import { distributionOf, type Share } from '../../domain/account/statistics';
import { formatNumber } from '../../i18n/format';
import { useListedMovies, useMarkedIds } from '../../marks/use-marked-movies';
import { STATISTICS } from './messages';

/** Sections side by side if they fit. */
export const Parts = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    gap: '6',
    '& + &': { marginTop: '6' },
  },
});

const Panel = chakra('section', {
  base: {
    padding: { base: '4', md: '6' },
    borderWidth: '1px',
    borderRadius: 'lg',
    // The third section spans both columns.
    '&:nth-of-type(odd):last-of-type': { gridColumn: '1 / -1' },
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

/** What the member has watched, by decade and by genre; renders nothing while loading or if there is nothing. */
export function WatchedDistribution() {
  const movies = useListedMovies(useMarkedIds('watched'));
  const distribution = useMemo(() => movies && distributionOf(movies), [movies]);
  if (!distribution || movies?.length === 0) return null;
  return (
    <Parts>
      <Part title={STATISTICS.byDecade}>
        <DistributionTable
          column={STATISTICS.decade}
          shares={distribution.decades}
          nameOf={STATISTICS.decadeOf}
          addressOf={(year) => watchedWith(LIST_PARAMETERS.decade, String(year))}
        />
      </Part>
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
  );
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
  /** Not empty. */
  readonly shares: readonly Share<Thing>[];
  readonly nameOf: (thing: Thing) => string;
  /** The list of those movies. */
  readonly addressOf: (thing: Thing) => string;
  readonly note?: string;
}

/** Movies grouped by one property: a table with bars that is readable without them. */
export function DistributionTable<Thing>({ column, shares, nameOf, addressOf, note }: DistributionTableProps<Thing>) {
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
            <VisuallyHidden>{STATISTICS.movies}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {shares.map(([thing, movies]) => (
          <tr key={String(thing)}>
            <Name scope="row">
              {thing === null ? (
                <Unnamed>{STATISTICS.unknown}</Unnamed>
              ) : (
                <Named to={addressOf(thing)}>{nameOf(thing)}</Named>
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
