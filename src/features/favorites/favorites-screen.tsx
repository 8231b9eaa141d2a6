import { Heart } from 'lucide-react';
import type { ReactNode } from 'react';
import { FAVORITES } from '../../config/messages/favorites';
import { STORAGE } from '../../config/messages/storage';
import { ROUTES } from '../../config/routes';
import { useMemberState } from '../../data/hooks/member-provider';
import { useFavorites } from '../../data/hooks/use-favorites';
import type { MarkableFilm } from '../../data/member-runtime';
import { ButtonLink } from '../../ui/button-link';
import { EmptyState } from '../../ui/empty-state';
import { ErrorPanel } from '../../ui/error-panel';
import type { CardFilm } from '../../ui/film-card';
import { PageHeading } from '../../ui/page-heading';
import { Spinner } from '../../ui/spinner';
import { WindowedFilmGrid } from '../../ui/windowed-film-grid';
import { FavoriteRow } from './favorite-row';

/** Cards in view when the screen opens: their posters load first. */
const FIRST_POSTERS = 6;

export interface FavoritesScreenProps {
  readonly onOpen: (film: CardFilm) => void;
  /** The heart on each card. */
  readonly renderHeart: (film: MarkableFilm) => ReactNode;
}

/** /profile/favorites, from the device: the same with and without a network. */
export function FavoritesScreen({ onOpen, renderHeart }: FavoritesScreenProps) {
  const state = useMemberState();
  const favorites = useFavorites();
  const lead = favorites && favorites.length > 0 ? { lead: FAVORITES.count(favorites.length) } : {};
  const first = new Set(favorites?.slice(0, FIRST_POSTERS));
  return (
    <>
      <PageHeading title={FAVORITES.title} {...lead} />
      {state.status === 'failed' && <ErrorPanel text={STORAGE[state.error.reason]} />}
      {favorites === undefined && state.status !== 'failed' && <Spinner label={FAVORITES.loading} />}
      {favorites?.length === 0 && (
        <EmptyState icon={Heart} title={FAVORITES.emptyTitle} text={FAVORITES.emptyTip}>
          <ButtonLink to={ROUTES.dashboard}>{FAVORITES.emptyAction}</ButtonLink>
        </EmptyState>
      )}
      {favorites && favorites.length > 0 && (
        <WindowedFilmGrid
          ids={favorites}
          label={FAVORITES.title}
          renderCards={(ids, wrap) => (
            <FavoriteRow
              ids={ids}
              priority={ids.some((id) => first.has(id))}
              onOpen={onOpen}
              renderHeart={renderHeart}
              wrap={wrap}
            />
          )}
        />
      )}
    </>
  );
}
