import { chakra } from '@chakra-ui/react/styled-system';
import { Circle, CircleCheckBig, Heart } from 'lucide-react';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../components/button';
import { IconButton } from '../../components/icon-button';
import type { CardMovie } from '../../components/movie/movie-card';
import type { MarkableMovie } from '../../services/member-store';
import { MarkedMovies } from './marked-movies';
import { MarkedRow } from './marked-row';
import { FAVORITES } from './messages';
import { useMarkedList } from './use-marked-list';

const Aside = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' } });

export interface FavoritesScreenProps {
  readonly onOpen: (movie: CardMovie) => void;
  /** Beside the heading: what waits for a network. */
  readonly syncLine?: ReactNode;
  /** Above the movies, where there are some. */
  readonly notice?: ReactNode;
  /** The heart on each card. */
  readonly renderHeart: (movie: MarkableMovie) => ReactNode;
  /** Makes a picture of the movies in view. */
  readonly renderPicture: (ids: readonly number[]) => ReactNode;
  /** Removes movies from the favorites, several with one undo. */
  readonly onRemove: (ids: readonly number[]) => void;
}

/** /profile/favorites: the movies with a heart, of which several can be removed at once. */
export function FavoritesScreen(props: FavoritesScreenProps) {
  const { onOpen, syncLine, notice, renderHeart, renderPicture, onRemove } = props;
  const list = useMarkedList('favorite');
  const count = list.ids?.length ?? 0;
  const selection = useSelection(list.ids, list.total);
  const { selecting, ids: selected, toggle, end } = selection;
  const opener = useRef<HTMLButtonElement>(null);
  const refocus = useRef(false);

  // The bar took the focus with it.
  useLayoutEffect(() => {
    if (!selecting && refocus.current) opener.current?.focus();
    refocus.current = selecting;
  }, [selecting]);

  function removeSelected() {
    onRemove([...selected]);
    end();
  }

  return (
    <>
      <MarkedMovies
        kind="favorite"
        icon={Heart}
        list={list}
        notice={notice}
        aside={
          <>
            <Aside>
              {list.ids && count > 0 && !selecting && renderPicture(list.ids)}
              {count > 0 && !selecting && (
                <Button ref={opener} variant="ghost" onPress={selection.start}>
                  {FAVORITES.select}
                </Button>
              )}
            </Aside>
            {syncLine}
          </>
        }
        renderRow={(row) => (
          <MarkedRow
            {...row}
            onOpen={selecting ? ({ id }) => toggle(id) : onOpen}
            renderAction={
              selecting
                ? ({ id, title }) => (
                    <SelectButton title={title} selected={selected.has(id)} onToggle={() => toggle(id)} />
                  )
                : renderHeart
            }
          />
        )}
      />
      {selecting && (
        <SelectionBar count={selected.size} onSelectAll={selection.selectAll} onRemove={removeSelected} onEnd={end} />
      )}
    </>
  );
}

export interface SelectButtonProps {
  readonly title: string;
  readonly selected: boolean;
  readonly onToggle: () => void;
}

/** In the heart's place while movies are being selected: takes one in, or leaves it out. */
export function SelectButton({ title, selected, onToggle }: SelectButtonProps) {
  return (
    <IconButton
      label={FAVORITES.selectMovie(title)}
      icon={<Circle aria-hidden="true" />}
      pressedIcon={<CircleCheckBig aria-hidden="true" />}
      pressed={selected}
      onPress={onToggle}
      surface="poster"
    />
  );
}

// Over the phone's bottom bar, whose height it knows; on wider windows at the window's end.
const Bar = chakra('div', {
  base: {
    position: 'sticky',
    bottom: { base: 'calc(4.25rem + env(safe-area-inset-bottom))', md: '4' },
    zIndex: 'header',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '1',
    marginTop: '4',
    padding: '2',
    paddingLeft: '3',
    borderRadius: 'lg',
    borderWidth: '1px',
    bg: 'bg.raised',
    boxShadow: 'floating',
    '& > button:last-child': { flex: { base: '1 0 auto', md: 'none' } },
    '& > button': { paddingInline: { base: '2.5', md: '5' }, fontSize: { base: 'sm', md: 'md' } },
  },
});
const Count = chakra('p', { base: { flex: '1 1 auto', fontWeight: 'medium', fontVariantNumeric: 'tabular-nums' } });

export interface SelectionBarProps {
  readonly count: number;
  readonly onSelectAll: () => void;
  readonly onRemove: () => void;
  readonly onEnd: () => void;
}

/** How many movies are selected, and what can be done with them. Escape ends selecting. */
export function SelectionBar({ count, onSelectAll, onRemove, onEnd }: SelectionBarProps) {
  useEffect(() => {
    // Before a notification takes the key for itself; a menu or a dialog that has the focus keeps it.
    function onKey(event: KeyboardEvent) {
      const { target } = event;
      const here = target === document.body || (target instanceof Element && target.closest('main') !== null);
      if (event.key !== 'Escape' || !here) return;
      event.preventDefault();
      onEnd();
    }
    document.addEventListener('keydown', onKey, true);
    return () => document.removeEventListener('keydown', onKey, true);
  }, [onEnd]);

  return (
    <Bar role="group" aria-label={FAVORITES.select}>
      <Count role="status">{FAVORITES.selected(count)}</Count>
      <Button variant="ghost" onPress={onSelectAll}>
        {FAVORITES.selectAll}
      </Button>
      <Button variant="ghost" onPress={onEnd}>
        {FAVORITES.endSelecting}
      </Button>
      <Button disabled={count === 0} onPress={onRemove}>
        {FAVORITES.removeSelected}
      </Button>
    </Bar>
  );
}

/** Movies that are selected to be changed together. */
export interface Selection {
  /** Empty while nothing is being selected. */
  readonly ids: ReadonlySet<number>;
  readonly selecting: boolean;
  readonly start: () => void;
  readonly toggle: (id: number) => void;
  readonly selectAll: () => void;
  readonly end: () => void;
}

const NOTHING: ReadonlySet<number> = new Set();

/**
 * What is selected among the movies in view of a list. What leaves the view, by a filter, here or on another device, is
 * selected no more, also when it comes back; with the list's last movie selecting ends.
 * @param listed the ids in view; undefined while they are being read
 * @param total movies of the list, in view or not
 */
export function useSelection(listed: readonly number[] | undefined, total: number): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<number> | null>(null);
  if (listed && chosen) {
    const there = new Set(listed);
    const left = [...chosen].filter((id) => there.has(id));
    if (total === 0) setChosen(null);
    else if (left.length < chosen.size) setChosen(new Set(left));
  }
  return {
    ids: chosen ?? NOTHING,
    selecting: chosen !== null,
    start: () => setChosen(NOTHING),
    toggle(id) {
      setChosen((before) => {
        const after = new Set(before);
        if (!after.delete(id)) after.add(id);
        return after;
      });
    },
    selectAll: () => setChosen(new Set(listed)),
    end: () => setChosen(null),
  };
}
