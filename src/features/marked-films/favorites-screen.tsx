import { chakra } from '@chakra-ui/react/styled-system';
import { Heart } from 'lucide-react';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { FAVORITES } from '../../words/en/account/favorites';
import type { MarkableMovie } from '../../services/member-store';
import { Button } from '../../components/button';
import type { CardMovie } from '../../components/movie/movie-card';
import { MarkedMovies } from './marked-films';
import { MarkedRow } from './marked-row';
import { SelectButton } from './select-button';
import { SelectionBar } from './selection-bar';
import { useMarkedList } from './use-marked-list';
import { useSelection } from './use-selection';

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
