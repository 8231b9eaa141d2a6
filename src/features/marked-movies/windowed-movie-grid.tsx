import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { type CustomContainerComponentProps, type CustomItemComponentProps, WindowVirtualizer } from 'virtua';
import { MovieGridRow } from '../../components/movie/movie-grid';

const List = chakra('div', { base: { width: 'full' } });

// Measures how many columns fit before there are any cards.
const Ruler = chakra(MovieGridRow, { base: { paddingBottom: '0' } });

/** Height of a card below its poster: two-line title, facts, a line of description, note and row gap; in root em. */
const TEXT_HEIGHT_EM = 10;

/** Aspect ratio of a poster, height by width. */
const POSTER_RATIO = 1.5;

/** Rows rendered above and below the visible ones. */
const OVERSCAN_ROWS = 2;

export interface WindowedMovieGridProps {
  /** Movie ids in order; also the keys of the cards. */
  readonly ids: readonly number[];
  /** Renders the cards of one row. */
  readonly renderCards: (ids: readonly number[], wrap: (id: number, card: ReactNode) => ReactNode) => ReactNode;
  readonly label: string;
}

interface Layout {
  readonly columns: number;
  /** Minimum height of every row in CSS pixels: constant, so that the end of the list doesn't move while cards load. */
  readonly rowHeight: number;
}

function layoutOf(ruler: Element): Layout {
  const widths = getComputedStyle(ruler).gridTemplateColumns.split(' ');
  const fontSize = parseFloat(getComputedStyle(document.documentElement).fontSize);
  return {
    columns: widths.length,
    rowHeight: Math.ceil(parseFloat(widths[0] ?? '0') * POSTER_RATIO + TEXT_HEIGHT_EM * fontSize),
  };
}

function sameLayout(one: Layout | null, other: Layout): boolean {
  return one?.columns === other.columns && one.rowHeight === other.rowHeight;
}

/** The library hides rows until they are measured, but hidden elements can't be focused. */
function Row({ style: { visibility: _, ...style }, ref, children }: CustomItemComponentProps) {
  return (
    <div ref={ref} style={style}>
      {children}
    </div>
  );
}

/** The library disables pointer events while scrolling; keep them. */
function Rows({ style: { pointerEvents: _, ...style }, ref, children }: CustomContainerComponentProps) {
  return (
    <div ref={ref} style={style}>
      {children}
    </div>
  );
}

/** A virtualized grid of movie cards: only the visible rows and a few around them are in the DOM. */
export function WindowedMovieGrid({ ids, renderCards, label }: WindowedMovieGridProps) {
  const list = useRef<HTMLDivElement>(null);
  const ruler = useRef<HTMLDivElement>(null);
  const lost = useRef<{ readonly id: number; readonly at: number } | null>(null);
  const [layout, setLayout] = useState<Layout | null>(null);

  useLayoutEffect(() => {
    function measure() {
      if (ruler.current === null) return;
      const next = layoutOf(ruler.current);
      setLayout((before) => (sameLayout(before, next) ? before : next));
    }
    measure();
    const observer = new ResizeObserver(measure);
    if (ruler.current) observer.observe(ruler.current);
    return () => observer.disconnect();
  }, []);

  // A focused card was removed or moved to another row: keep the focus at its position.
  useLayoutEffect(() => {
    if (lost.current === null) return;
    const { id, at } = lost.current;
    lost.current = null;
    const next = ids.includes(id) ? id : ids[Math.min(at, ids.length - 1)];
    focusCell(list.current?.querySelector<HTMLElement>(`[data-movie="${next}"]`) ?? null);
  });

  function renderRow(start: number, { columns, rowHeight }: Layout) {
    return (
      <MovieGridRow key={start / columns} role="presentation" style={{ minHeight: rowHeight }}>
        {renderCards(ids.slice(start, start + columns), (id, card) => (
          <GridCell
            key={id}
            id={id}
            index={ids.indexOf(id, start)}
            count={ids.length}
            onFocusLost={(at) => (lost.current = { id, at })}
          >
            {card}
          </GridCell>
        ))}
      </MovieGridRow>
    );
  }

  return (
    <List ref={list} role="list" aria-label={label}>
      <Ruler ref={ruler} role="presentation" />
      {layout && (
        <WindowVirtualizer
          // row heights depend on the column width
          key={`${layout.columns} ${layout.rowHeight}`}
          data={Array.from({ length: Math.ceil(ids.length / layout.columns) }, (_, row) => row * layout.columns)}
          itemSize={layout.rowHeight}
          bufferSize={layout.rowHeight * OVERSCAN_ROWS}
          as={Rows}
          item={Row}
        >
          {(place) => renderRow(place, layout)}
        </WindowVirtualizer>
      )}
    </List>
  );
}

/** Focuses the mark button of a card, or the cell until the card has loaded. */
export function focusCell(cell: HTMLElement | null): void {
  const mark = cell?.querySelector<HTMLElement>('[data-pressed]') ?? cell;
  if (mark !== document.activeElement) mark?.focus({ preventScroll: true });
}

export interface GridCellProps {
  readonly id: number;
  /** Index in the list. */
  readonly index: number;
  readonly count: number;
  /** Called with the index when the cell is removed while it has the focus. */
  readonly onFocusLost: (at: number) => void;
  readonly children: ReactNode;
}

/** A cell of the virtualized grid. */
export function GridCell({ id, index, count, onFocusLost, children }: GridCellProps) {
  const cell = useRef<HTMLDivElement>(null);
  const onUnmount = useEffectEvent((element: HTMLElement) => {
    if (element.contains(document.activeElement)) onFocusLost(index);
  });

  // Layout effects clean up while the card is still in the DOM.
  useLayoutEffect(() => {
    const element = cell.current;
    if (element === null) return;
    return () => onUnmount(element);
  }, []);

  // The cell received the focus before its card had loaded.
  useLayoutEffect(() => {
    if (cell.current === document.activeElement) focusCell(cell.current);
  });

  return (
    <div ref={cell} tabIndex={-1} role="listitem" data-movie={id} aria-posinset={index + 1} aria-setsize={count}>
      {children}
    </div>
  );
}
