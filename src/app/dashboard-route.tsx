import { useNavigate } from 'react-router-dom';
import { moviePath } from '../config/routes';
import { TrendingBlock } from '../features/charts/trending-block';
import { DashboardScreen } from '../features/dashboard/dashboard-screen';
import { FavoriteButton } from '../features/marks/favorite-button';
import { WatchedButton } from '../features/marks/watched-button';
import { Questionnaire } from '../features/questionnaire/questionnaire';
import { TrailerDialog } from '../features/trailer/trailer-dialog';
import { QueryProvider } from './query-provider';

/** /dashboard and /engine: the greeting, the questionnaire with what its results can do, and the trending block. */
export function DashboardRoute() {
  const navigate = useNavigate();
  return (
    <DashboardScreen
      questionnaire={
        <Questionnaire
          onDetails={({ id }) => void navigate(moviePath(id))}
          renderMarks={(film) => (
            <>
              <FavoriteButton film={film} />
              <WatchedButton film={film} />
            </>
          )}
          renderTrailer={(film, onClose) => (
            <TrailerDialog title={film.title} url={film.trailerUrl} onClose={onClose} />
          )}
        />
      }
      trending={
        <QueryProvider>
          <TrendingBlock
            onOpen={({ id }) => void navigate(moviePath(id))}
            renderHeart={(film) => <FavoriteButton film={film} ground="poster" />}
          />
        </QueryProvider>
      }
    />
  );
}
