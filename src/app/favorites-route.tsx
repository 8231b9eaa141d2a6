import { FavoritesScreen } from '../features/favorites/favorites-screen';
import { FavoriteButton } from '../features/marks/favorite-button';
import { useOpenFilm } from './use-open-film';

/** /profile/favorites, with the heart on each card. */
export function FavoritesRoute() {
  const openFilm = useOpenFilm();
  return <FavoritesScreen onOpen={openFilm} renderHeart={(film) => <FavoriteButton film={film} ground="poster" />} />;
}
