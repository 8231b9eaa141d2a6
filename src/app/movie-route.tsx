import { useParams } from 'react-router-dom';
import { FavoriteAction } from '../features/marks/favorite-action';
import { WatchedAction } from '../features/marks/watched-action';
import { MovieScreen, NoMovie } from '../features/movie/movie-screen';
import { TrailerDialog } from '../features/trailer/trailer-dialog';
import { QueryProvider } from './query-provider';

/** /movie/{id}. */
export function MovieRoute() {
  const { id = '' } = useParams();
  if (!/^[1-9]\d{0,14}$/.test(id)) return <NoMovie />;
  return (
    <QueryProvider>
      <MovieScreen
        key={id}
        id={Number(id)}
        renderMarks={(film) => (
          <>
            <FavoriteAction film={film} />
            <WatchedAction film={film} />
          </>
        )}
        renderTrailer={(film, onClose) => <TrailerDialog title={film.title} url={film.trailerUrl} onClose={onClose} />}
      />
    </QueryProvider>
  );
}
