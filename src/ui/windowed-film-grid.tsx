import { chakra } from '@chakra-ui/react/styled-system';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { FilmGridRow } from './film-grid';

const List = chakra('div', { base: { width: 'full' } });

/** Below a poster: a title of two lines, the facts, chips, and the room to the next row; in units of the page's font size. */
const TEXT_ROOM = 10.5;

/** Height of a poster by its width. */
const POSTER_RATIO = 1.5;

/** Rows kept above and below those in view. */
const OVERSCAN_ROWS = 2;

export interface WindowedFilmGridProps {
  /** What each place holds, in order; also the key of its card. */
  readonly ids: readonly number[];
  /** The cards of a few places, all of them in view or close to it. */
  readonly renderCards: (ids: readonly number[], wrap: (id: number, card: ReactNode) => ReactNode) => ReactNode;
  readonly label: string;
}

interface Layout {
  readonly columns: number;
  /** Distance of the list from the top of the page, in CSS pixels. */
  readonly top: number;
  /** Least height of every row, in CSS pixels: the same before and after its films come, so that the list's end stays where it is. */
  readonly rowHeight: number;
}

function layoutOf(list: Element, row: Element): Layout {
  const widths = getComputedStyle(row).gridTemplateColumns.split(' ');
  const fontSize = parseFloat(getComputedStyle(document.documentElement).fontSize);
  return {
    columns: widths.length,
    top: Math.round(list.getBoundingClientRect().top + window.scrollY),
    rowHeight: Math.ceil(parseFloat(widths[0] ?? '0') * POSTER_RATIO + TEXT_ROOM * fontSize),
  };
}

function sameLayout(one: Layout, other: Layout): boolean {
  return one.columns === other.columns && one.top === other.top && one.rowHeight === other.rowHeight;
}

/** A grid of film cards of any length, of which only those in view and a few rows around them are in the page. */
export function WindowedFilmGrid({ ids, renderCards, label }: WindowedFilmGridProps) {
  const list = useRef<HTMLDivElement>(null);
  const [layout, setLayout] = useState<Layout>({ columns: 2, top: 0, rowHeight: 400 });
  const rows = Math.ceil(ids.length / layout.columns);
  const virtualizer = useWindowVirtualizer({
    count: rows,
    estimateSize: () => layout.rowHeight,
    overscan: OVERSCAN_ROWS,
    scrollMargin: layout.top,
  });

  useLayoutEffect(() => {
    function measure() {
      const element = list.current;
      const row = element?.firstElementChild;
      if (!element || !row) return;
      const next = layoutOf(element, row);
      setLayout((before) => (sameLayout(before, next) ? before : next));
    }
    measure();
    const observer = new ResizeObserver(measure);
    if (list.current) observer.observe(list.current);
    return () => observer.disconnect();
  }, []);

  // Rows of another width are of another height.
  useEffect(() => virtualizer.measure(), [virtualizer, layout.rowHeight]);

  const items = virtualizer.getVirtualItems();
  const first = items[0];
  const last = items.at(-1);
  const before = first ? first.start - layout.top : 0;
  const after = last ? virtualizer.getTotalSize() - (last.end - layout.top) : 0;
  return (
    <List ref={list} role="list" aria-label={label} style={{ paddingTop: before, paddingBottom: after }}>
      {items.map(({ index, key }) => {
        const place = index * layout.columns;
        const shown = ids.slice(place, place + layout.columns);
        return (
          <FilmGridRow
            key={key}
            ref={virtualizer.measureElement}
            role="presentation"
            data-index={index}
            style={{ minHeight: layout.rowHeight }}
          >
            {renderCards(shown, (id, card) => (
              <div key={id} role="listitem" aria-posinset={ids.indexOf(id, place) + 1} aria-setsize={ids.length}>
                {card}
              </div>
            ))}
          </FilmGridRow>
        );
      })}
    </List>
  );
}
