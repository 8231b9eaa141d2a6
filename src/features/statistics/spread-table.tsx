import { chakra } from '@chakra-ui/react/styled-system';
import { STATISTICS } from '../../words/en/account/statistics';
import { formatNumber } from '../../i18n/format';
import type { Share } from '../../domain/account/statistics';
import { VisuallyHidden } from '../../components/visually-hidden';
import { Link } from '../../components/link';

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
const Picture = chakra('td', { base: { padding: '0' } });
const Bar = chakra('div', {
  base: { height: '3', minWidth: '1', borderRadius: 'full', bg: 'accent.text', forcedColorAdjust: 'none' },
  variants: { known: { false: { bg: 'border.strong' }, true: {} } },
});
const Count = chakra('td', { base: { width: '1px', paddingLeft: '3', textAlign: 'end' } });

export interface SpreadTableProps<Thing> {
  /** What is counted by. */
  readonly column: string;
  /** Not empty. */
  readonly shares: readonly Share<Thing>[];
  readonly nameOf: (thing: Thing) => string;
  /** Where those movies are listed. */
  readonly addressOf: (thing: Thing) => string;
  readonly note?: string;
}

/** Movies by one of their facts: a bar for each, in a table that reads without the picture too. */
export function SpreadTable<Thing>({ column, shares, nameOf, addressOf, note }: SpreadTableProps<Thing>) {
  const most = Math.max(...shares.map(([, movies]) => movies));
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
            <Picture aria-hidden="true">
              <Bar known={thing !== null} style={{ width: `${(movies / most) * 100}%` }} />
            </Picture>
            <Count>{formatNumber(movies)}</Count>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
