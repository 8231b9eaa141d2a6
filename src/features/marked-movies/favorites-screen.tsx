import { chakra } from '@chakra-ui/react/styled-system';
import Circle from 'lucide-react/icons/circle';
import CircleCheckBig from 'lucide-react/icons/circle-check-big';
import Heart from 'lucide-react/icons/heart';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../components/button';
import { IconButton } from '../../components/icon-button';
import { Panel, Text } from '../../components/layout/panels';
import { useMemberStore } from '../../hooks/member-provider';
import { useOpenMovie } from '../../hooks/use-open-movie';
import { installation } from '../../lib/install';
import { ImageButton } from '../../marks/image-button';
import { MarkButton } from '../../marks/mark-button';
import { unmarkMovies } from '../../marks/toggle-mark';
import { MarkedMovies, PickButton } from './marked-movies';
import { FavoritesRow } from './marked-row';
import { FAVORITES, INSTALL } from './messages';
import { useMarkedList } from './use-marked-list';

const Aside = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: { base: '1', md: '2' },
    '& > *': { paddingInline: { base: '2.5', md: '3' }, fontSize: { base: 'sm', md: 'md' } },
  },
});

/** /profile/favorites: the favorites, of which several can be removed at once. */
export function FavoritesScreen() {
  const store = useMemberStore();
  const openMovie = useOpenMovie();
  const list = useMarkedList('favorite');
  const count = list.ids?.length ?? 0;
  const selection = useSelection(list.ids, list.total);
  const { selecting, ids: selected, toggle, end } = selection;
  const opener = useRef<HTMLButtonElement>(null);
  const refocus = useRef(false);

  // The bar was removed while it had the focus.
  useLayoutEffect(() => {
    if (!selecting && refocus.current) opener.current?.focus();
    refocus.current = selecting;
  }, [selecting]);

  function removeSelected() {
    if (store) void unmarkMovies(store, 'favorite', [...selected]);
    end();
  }

  return (
    <>
      <MarkedMovies
        kind="favorite"
        icon={Heart}
        list={list}
        notice={<InstallInvitation />}
        actions={
          <Aside>
            {list.ids && !selecting && <PickButton ids={list.ids} />}
            {list.ids && count > 0 && !selecting && (
              <ImageButton
                ids={list.ids}
                title={FAVORITES.imageTitle}
                heading={FAVORITES.imageHeading}
                note=""
                file="matinee-favorites.png"
              />
            )}
            {count > 0 && !selecting && (
              <Button ref={opener} variant="ghost" onPress={selection.start}>
                {FAVORITES.select}
              </Button>
            )}
          </Aside>
        }
        renderRow={(row) => (
          <FavoritesRow
            {...row}
            onOpen={selecting ? ({ id }) => toggle(id) : openMovie}
            renderActions={(movie) =>
              selecting ? (
                <SelectButton title={movie.title} selected={selected.has(movie.id)} onToggle={() => toggle(movie.id)} />
              ) : (
                <MarkButton kind="favorite" movie={movie} surface="poster" />
              )
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

/** Replaces the favorite button while selecting: toggles a movie. */
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

// Above the phone's bottom bar; on wider windows at the bottom of the window.
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

/** The number of selected movies, and what to do with them. Escape ends selecting. */
export function SelectionBar({ count, onSelectAll, onRemove, onEnd }: SelectionBarProps) {
  useEffect(() => {
    // Runs before toasts handle Escape; a focused menu or dialog keeps the key.
    function onKey(event: KeyboardEvent) {
      const { target } = event;
      const inMain = target === document.body || (target instanceof Element && target.closest('main') !== null);
      if (event.key !== 'Escape' || !inMain) return;
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

/** Movies selected for a joint change. */
export interface Selection {
  /** Empty while not selecting. */
  readonly ids: ReadonlySet<number>;
  readonly selecting: boolean;
  readonly start: () => void;
  readonly toggle: (id: number) => void;
  readonly selectAll: () => void;
  readonly end: () => void;
}

const NO_IDS: ReadonlySet<number> = new Set();

/**
 * The selection among the listed movies. Movies that leave the list, by a filter or on any device, are deselected for
 * good; selecting ends with the list's last movie.
 * @param listed the listed ids; undefined while loading
 * @param total number of movies without filters
 */
export function useSelection(listed: readonly number[] | undefined, total: number): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<number> | null>(null);
  if (listed && chosen) {
    const there = new Set(listed);
    const remaining = [...chosen].filter((id) => there.has(id));
    if (total === 0) setChosen(null);
    else if (remaining.length < chosen.size) setChosen(new Set(remaining));
  }
  return {
    ids: chosen ?? NO_IDS,
    selecting: chosen !== null,
    start: () => setChosen(NO_IDS),
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

const Actions = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3', marginTop: '4' } });
const Slot = chakra('div', { base: { marginBottom: '6' } });

/**
 * Invites to install the application, with the browser's prompt or with instructions; renders nothing if neither is
 * available. It never appears on a screen that is already open, so that nothing shifts.
 */
export function InstallInvitation() {
  const [method, setMethod] = useState(() => installation.method());
  if (method === null) return null;

  const end = () => setMethod(null);

  function decline(): void {
    installation.decline();
    end();
  }

  return (
    <Slot>
      <Panel title={INSTALL.title}>
        <Text>{INSTALL.text}</Text>
        {method !== 'prompt' && <Text>{INSTALL[method]}</Text>}
        <Actions>
          {method === 'prompt' && (
            <Button onPress={() => void installation.prompt().then(end)}>{INSTALL.action}</Button>
          )}
          <Button variant="secondary" onPress={decline}>
            {INSTALL.decline}
          </Button>
        </Actions>
      </Panel>
    </Slot>
  );
}
