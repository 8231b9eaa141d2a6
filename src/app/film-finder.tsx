import { useNavigate } from 'react-router-dom';
import { moviePath } from '../config/routes';
import { FavoriteButton } from '../features/marks/favorite-button';
import { WatchedButton } from '../features/marks/watched-button';
import { Questionnaire } from '../features/questionnaire/questionnaire';
import { TrailerDialog } from '../features/trailer/trailer-dialog';

/** The questionnaire with what its results can do: for members on the dashboard, for visitors on the landing page. */
export function FilmFinder() {
  const navigate = useNavigate();
  return (
    <Questionnaire
      onDetails={({ id }) => void navigate(moviePath(id))}
      renderMarks={(film) => (
        <>
          <FavoriteButton film={film} />
          <WatchedButton film={film} />
        </>
      )}
      renderTrailer={(film, onClose) => <TrailerDialog title={film.title} url={film.trailerUrl} onClose={onClose} />}
    />
  );
}
