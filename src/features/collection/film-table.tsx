import { chakra } from '@chakra-ui/react/styled-system';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { COLLECTION } from '../../words/en/lists/collection';
import { formatUnitList } from '../../words/format/list-text';
import type { CollectionFilm } from '../../domain/lists/collection-films';
import { SORT_COLUMNS, type FilmSort, type SortColumn } from '../../domain/lists/film-sort';
import type { CardFilm } from '../../ui/film/film-card';
import { Rating } from '../../ui/film/facts/rating';
import { filmNote } from './film-note';

// Letters of twice the size need more than a phone's width: then it is swiped.
const Sideways = chakra('div', { base: { overflowX: 'auto', '& :focus-visible': { outlineOffset: '-3px' } } });
const Table = chakra('table', {
  base: {
    width: 'full',
    minWidth: '17.5rem',
    tableLayout: 'fixed',
    borderCollapse: 'collapse',
    fontSize: { base: 'sm', md: 'md' },
    '& th, & td': { textAlign: 'start', verticalAlign: 'middle' },
    '& td': { paddingBlock: '1', paddingInline: { base: '1', lg: '3' }, overflowWrap: 'anywhere', lineHeight: 'snug' },
    '& thead tr': { borderBottomWidth: '1px', borderColor: 'border.strong' },
    '& tbody tr': { borderBottomWidth: '1px', _hover: { bg: 'bg.hover' } },
  },
});
const Head = chakra('th', {
  base: {
    '&[aria-sort] > button': { color: 'fg' },
    '&[aria-sort] svg': { display: 'block', opacity: 1, color: 'accent.text' },
  },
  variants: {
    column: {
      title: { width: 'auto' },
      year: { width: { base: '3.25rem', sm: '4.25rem', lg: '7rem' } },
      rating: { width: { base: '4.25rem', sm: '4.75rem', lg: '8rem' } },
      genres: { width: { base: '25%', lg: '35%' } },
    },
  },
});
const Press = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: { base: '0.5', lg: '1.5' },
    width: 'full',
    minHeight: 'touch',
    paddingInline: { base: '1', lg: '3' },
    color: 'fg.muted',
    fontSize: { base: 'xs', sm: 'sm' },
    fontWeight: 'semibold',
    cursor: 'pointer',
    _hover: { color: 'fg' },
    // The smallest screens have room for the mark of the order in force alone.
    '& svg': { flexShrink: 0, opacity: 0.6, display: { base: 'none', sm: 'block' } },
  },
});
const Open = chakra('button', {
  base: {
    width: 'full',
    minHeight: 'touch',
    textAlign: 'start',
    fontWeight: 'semibold',
    lineHeight: 'snug',
    cursor: 'pointer',
    _hover: { color: 'accent.text' },
  },
});
const Note = chakra('p', { base: { color: 'fg.muted', fontSize: 'xs' } });
const Muted = chakra('td', { base: { color: 'fg.muted', fontSize: { base: 'xs', sm: 'sm', md: 'md' } } });

function SortMark({ sort, column }: { readonly sort: FilmSort; readonly column: SortColumn }) {
  const Icon = sort.column !== column ? ChevronsUpDown : sort.descending ? ArrowDown : ArrowUp;
  return <Icon size={14} aria-hidden="true" />;
}

function FilmNote({ text }: { readonly text: string | undefined }) {
  return text !== undefined && <Note>{text}</Note>;
}

export interface FilmTableProps {
  readonly label: string;
  readonly films: readonly CollectionFilm[];
  /** Those among them that were shown before. */
  readonly shownBefore: ReadonlySet<number>;
  readonly sort: FilmSort;
  readonly onColumn: (column: SortColumn) => void;
  readonly onOpen: (film: CardFilm) => void;
}

/** Films as a table that is sorted by its headings. */
export function FilmTable({ label, films, shownBefore, sort, onColumn, onOpen }: FilmTableProps) {
  const { columns } = COLLECTION;
  return (
    <Sideways>
      <Table aria-label={label}>
        <thead>
          <tr>
            {SORT_COLUMNS.map((column) => (
              <Head
                key={column}
                column={column}
                scope="col"
                aria-sort={sort.column === column ? (sort.descending ? 'descending' : 'ascending') : undefined}
              >
                <Press type="button" onClick={() => onColumn(column)}>
                  {columns[column]}
                  <SortMark sort={sort} column={column} />
                </Press>
              </Head>
            ))}
          </tr>
        </thead>
        <tbody>
          {films.map((film) => (
            <tr key={film.id} data-item={film.id}>
              <td>
                <Open type="button" onClick={() => onOpen(film)}>
                  {film.title}
                </Open>
                <FilmNote text={filmNote(film, shownBefore)} />
              </td>
              <Muted>{film.year > 0 ? film.year : ''}</Muted>
              <td>
                <Rating value={film.rating} />
              </td>
              <Muted>{formatUnitList(film.genres)}</Muted>
            </tr>
          ))}
        </tbody>
      </Table>
    </Sideways>
  );
}
