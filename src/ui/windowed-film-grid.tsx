import { chakra } from '@chakra-ui/react/styled-system';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { FilmGridRow } from './film-grid';

const List = chakra('div', { base: { width: 'full' } });

/** Height of a row before one was measured, in CSS pixels: a phone's card. */
const ROW_ESTIMATE = 380;

/** Rows kept above and below those in view. */
const OVERSCAN_ROWS = 2;

export interface WindowedFilmGridProps {
  /** What each place holds, in order; also the key of its card. */
  readonly ids: readonly number[];
  /** The cards of a few places, all of them in view or close to it. */
  readonly renderCards: (ids: readonly number[], wrap: (id: number, card: ReactNode) => ReactNode) => ReactNode;
  readonly label: string;
}

/** A grid of film cards of any length, of which only those in view and a few rows around them are in the page. */
export function WindowedFilmGrid({ ids, renderCards, label }: WindowedFilmGridProps) {
  const list = useRef<HTMLDivElement>(null);
  const [layout, setLayout] = useState({ columns: 2, top: 0 });
  const rows = Math.ceil(ids.length / layout.columns);
  const virtualizer = useWindowVirtualizer({
    count: rows,
    estimateSize: () => ROW_ESTIMATE,
    overscan: OVERSCAN_ROWS,
    scrollMargin: layout.top,
  });

  useLayoutEffect(() => {
    function measure() {
      const element = list.current;
      const row = element?.firstElementChild;
      if (!element || !row) return;
      const columns = getComputedStyle(row).gridTemplateColumns.split(' ').length;
      const top = Math.round(element.getBoundingClientRect().top + window.scrollY);
      setLayout((before) => (before.columns === columns && before.top === top ? before : { columns, top }));
    }
    measure();
    const observer = new ResizeObserver(measure);
    if (list.current) observer.observe(list.current);
    return () => observer.disconnect();
  }, []);

  // Rows of another width are of another height.
  useEffect(() => virtualizer.measure(), [virtualizer, layout.columns]);

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
          <FilmGridRow key={key} ref={virtualizer.measureElement} role="presentation" data-index={index}>
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
