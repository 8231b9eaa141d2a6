import { useNavigate } from 'react-router-dom';
import { moviePath } from '../../config/app/routes';
import { useTrueReasons } from '../../data/hooks/taste/use-true-reasons';
import { DismissButton } from '../../features/marks/dismiss-button';
import { FavoriteButton } from '../../features/marks/favorite-button';
import { WatchedButton } from '../../features/marks/watched-button';
import { ResultsDialog, type ResultsProps } from '../../features/questionnaire/results-dialog';
import { TrailerDialog } from '../../features/trailer/trailer-dialog';

export { LeftOutNotice } from '../../features/questionnaire/left-out-notice';
export { ReadingOn } from '../../ui/feedback/reading-on';

/** The films that a questionnaire found, with all that can be done with one. */
export function FoundFilms(results: ResultsProps) {
  const navigate = useNavigate();
  return (
    <ResultsDialog
      {...results}
      films={useTrueReasons(results.films)}
      onDetails={({ id }) => void navigate(moviePath(id))}
      renderMarks={(film) => (
        <>
          <FavoriteButton film={film} />
          <WatchedButton film={film} />
          <DismissButton film={film} />
        </>
      )}
      renderTrailer={(film, onClose) => <TrailerDialog title={film.title} url={film.trailerUrl} onClose={onClose} />}
    />
  );
}
