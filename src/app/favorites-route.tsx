import { useNavigate } from 'react-router-dom';
import { moviePath } from '../config/routes';
import { FavoritesScreen } from '../features/favorites/favorites-screen';
import { FavoriteButton } from '../features/marks/favorite-button';

/** /profile/favorites, with the heart on each card. */
export function FavoritesRoute() {
  const navigate = useNavigate();
  return (
    <FavoritesScreen
      onOpen={({ id }) => void navigate(moviePath(id))}
      renderHeart={(film) => <FavoriteButton film={film} ground="poster" />}
    />
  );
}
