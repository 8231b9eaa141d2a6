import { TrendingBlock } from '../features/charts/trending-block';
import { DashboardScreen } from '../features/dashboard/dashboard-screen';
import { FavoriteButton } from '../features/marks/favorite-button';
import { FilmFinder } from './film-finder';
import { QueryProvider } from './query-provider';
import { useOpenFilm } from './use-open-film';

/** /dashboard and /engine: the greeting, the questionnaire with what its results can do, and the trending block. */
export function DashboardRoute() {
  const openFilm = useOpenFilm();
  return (
    <DashboardScreen
      questionnaire={<FilmFinder />}
      trending={
        <QueryProvider>
          <TrendingBlock onOpen={openFilm} renderHeart={(film) => <FavoriteButton film={film} ground="poster" />} />
        </QueryProvider>
      }
    />
  );
}
