import { chakra } from '@chakra-ui/react/styled-system';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import { Rating } from '../../components/movie/movie-badges';
import type { CardMovie } from '../../components/movie/movie-card';
import { movieText } from '../../components/movie/movie-context';
import type { CollectionMovie } from '../../domain/lists/collection';
import { type MovieSort, SORT_COLUMNS, type SortColumn } from '../../domain/lists/sort-movies';
import { formatUnitList } from '../../i18n/format';
import { COLLECTION } from './messages';

// At double font size the table is wider than a phone, so it scrolls.
const ScrollArea = chakra('div', { base: { overflowX: 'auto', '& :focus-visible': { outlineOffset: '-3px' } } });
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
const SortButton = chakra('button', {
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
    // The smallest screens only show the icon of the active sort order.
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

function SortMark({ sort, column }: { readonly sort: MovieSort; readonly column: SortColumn }) {
  const Icon = sort.column !== column ? ChevronsUpDown : sort.descending ? ArrowDown : ArrowUp;
  return <Icon size={14} aria-hidden="true" />;
}

function MovieNote({ text }: { readonly text: string | undefined }) {
  return text !== undefined && <Note>{text}</Note>;
}

export interface MovieTableProps {
  readonly label: string;
  readonly movies: readonly CollectionMovie[];
  /** Results that were shown before. */
  readonly shownBefore: ReadonlySet<number>;
  readonly sort: MovieSort;
  readonly onColumn: (column: SortColumn) => void;
  readonly onOpen: (movie: CardMovie) => void;
}

/** Movies as a table, sorted by its headings. */
export function MovieTable({ label, movies, shownBefore, sort, onColumn, onOpen }: MovieTableProps) {
  const { columns } = COLLECTION;
  return (
    <ScrollArea>
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
                <SortButton type="button" onClick={() => onColumn(column)}>
                  {columns[column]}
                  <SortMark sort={sort} column={column} />
                </SortButton>
              </Head>
            ))}
          </tr>
        </thead>
        <tbody>
          {movies.map((movie) => (
            <tr key={movie.id} data-item={movie.id}>
              <td>
                <Open type="button" {...movieText(movie)} onClick={() => onOpen(movie)}>
                  {movie.title}
                </Open>
                <MovieNote text={movieNote(movie, shownBefore)} />
              </td>
              <Muted>{movie.year > 0 ? movie.year : ''}</Muted>
              <td>
                <Rating value={movie.rating} />
              </td>
              <Muted>{formatUnitList(movie.genres)}</Muted>
            </tr>
          ))}
        </tbody>
      </Table>
    </ScrollArea>
  );
}

/** A movie's note among the results: the person it was found by, and whether it was shown before. */
export function movieNote({ id, foundBy }: CollectionMovie, shownBefore: ReadonlySet<number>): string | undefined {
  const notes = [foundBy?.person ?? '', shownBefore.has(id) ? COLLECTION.shownBefore : ''].filter(
    (note) => note !== '',
  );
  return notes.length === 0 ? undefined : notes.join(' · ');
}
