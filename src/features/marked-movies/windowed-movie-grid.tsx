import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { type CustomContainerComponentProps, type CustomItemComponentProps, WindowVirtualizer } from 'virtua';
import { MovieGridRow } from '../../components/movie/movie-grid';

const List = chakra('div', { base: { width: 'full' } });

// Tells how many columns there are room for, before any movie stands in one.
const Ruler = chakra(MovieGridRow, { base: { paddingBottom: '0' } });

/** Below a poster: a title of two lines, the facts, chips, and the room to the next row; in units of the page's font size. */
const TEXT_ROOM = 10.5;

/** Height of a poster by its width. */
const POSTER_RATIO = 1.5;

/** Rows kept above and below those in view. */
const OVERSCAN_ROWS = 2;

export interface WindowedMovieGridProps {
  /** What each place holds, in order; also the key of its card. */
  readonly ids: readonly number[];
  /** The cards of a few places, all of them in view or close to it. */
  readonly renderCards: (ids: readonly number[], wrap: (id: number, card: ReactNode) => ReactNode) => ReactNode;
  readonly label: string;
}

interface Layout {
  readonly columns: number;
  /** Least height of every row, in CSS pixels: the same before and after its movies come, so that the list's end stays where it is. */
  readonly rowHeight: number;
}

function layoutOf(ruler: Element): Layout {
  const widths = getComputedStyle(ruler).gridTemplateColumns.split(' ');
  const fontSize = parseFloat(getComputedStyle(document.documentElement).fontSize);
  return {
    columns: widths.length,
    rowHeight: Math.ceil(parseFloat(widths[0] ?? '0') * POSTER_RATIO + TEXT_ROOM * fontSize),
  };
}

function sameLayout(one: Layout | null, other: Layout): boolean {
  return one?.columns === other.columns && one.rowHeight === other.rowHeight;
}

/** Shown at once: a row stands where it will stand before it is measured, and what is hidden cannot get the focus. */
function Row({ style: { visibility: _, ...style }, ref, children }: CustomItemComponentProps) {
  return (
    <div ref={ref} style={style}>
      {children}
    </div>
  );
}

/** Takes presses while the page still rolls, and the moment after: the library would let them fall through. */
function Rows({ style: { pointerEvents: _, ...style }, ref, children }: CustomContainerComponentProps) {
  return (
    <div ref={ref} style={style}>
      {children}
    </div>
  );
}

/** A grid of movie cards of any length, of which only those in view and a few rows around them are in the page. */
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

  // A card that went with the focus in it, or to another row: the focus stays where the card was.
  useLayoutEffect(() => {
    if (lost.current === null) return;
    const { id, at } = lost.current;
    lost.current = null;
    const next = ids.includes(id) ? id : ids[Math.min(at, ids.length - 1)];
    focusPlace(list.current?.querySelector<HTMLElement>(`[data-movie="${next}"]`) ?? null);
  });

  function renderRow(place: number, { columns, rowHeight }: Layout) {
    return (
      <MovieGridRow key={place / columns} role="presentation" style={{ minHeight: rowHeight }}>
        {renderCards(ids.slice(place, place + columns), (id, card) => (
          <GridPlace
            key={id}
            id={id}
            at={ids.indexOf(id, place)}
            of={ids.length}
            onLost={(at) => (lost.current = { id, at })}
          >
            {card}
          </GridPlace>
        ))}
      </MovieGridRow>
    );
  }

  return (
    <List ref={list} role="list" aria-label={label}>
      <Ruler ref={ruler} role="presentation" />
      {layout && (
        <WindowVirtualizer
          // rows of another width are of another height
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

/** Gives the focus to the mark of a place's card, or to the place until the card has come. */
export function focusPlace(place: HTMLElement | null): void {
  const mark = place?.querySelector<HTMLElement>('[data-pressed]') ?? place;
  if (mark !== document.activeElement) mark?.focus({ preventScroll: true });
}

export interface GridPlaceProps {
  readonly id: number;
  /** Index in the list. */
  readonly at: number;
  readonly of: number;
  /** Told the index when the place goes with the focus in it. */
  readonly onLost: (at: number) => void;
  readonly children: ReactNode;
}

/** The place of one card in a grid of which only a window is there. */
export function GridPlace({ id, at, of, onLost, children }: GridPlaceProps) {
  const place = useRef<HTMLDivElement>(null);
  const onGone = useEffectEvent((element: HTMLElement) => {
    if (element.contains(document.activeElement)) onLost(at);
  });

  // Its end comes while the card still stands in the page.
  useLayoutEffect(() => {
    const element = place.current;
    if (element === null) return;
    return () => onGone(element);
  }, []);

  // It was given the focus before its card came.
  useLayoutEffect(() => {
    if (place.current === document.activeElement) focusPlace(place.current);
  });

  return (
    <div ref={place} tabIndex={-1} role="listitem" data-movie={id} aria-posinset={at + 1} aria-setsize={of}>
      {children}
    </div>
  );
}
