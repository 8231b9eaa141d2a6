import { useNavigate } from 'react-router-dom';
import { moviePath, ROUTES } from '../../config/app/routes';
import { ROUND_FILMS } from '../../config/film/together-limits';
import { useTrueReasons } from '../../data/hooks/taste/use-true-reasons';
import { roundFragment } from '../../domain/together/round-address';
import { DismissButton } from '../../features/marks/dismiss-button';
import { FavoriteButton } from '../../features/marks/favorite-button';
import { WatchedButton } from '../../features/marks/watched-button';
import { ResultsDialog, type ResultsProps } from '../../features/questionnaire/results-dialog';
import { TrailerDialog } from '../../features/trailer/trailer-dialog';

export { LeftOutNotice } from '../../features/questionnaire/left-out-notice';
export { ReadingOn } from '../../ui/feedback/reading-on';

/** Where these films are decided on together. */
function roundPath(films: readonly number[]): { readonly pathname: string; readonly hash: string } {
  return { pathname: ROUTES.together, hash: roundFragment({ films: films.slice(0, ROUND_FILMS), answer: null }) };
}

/** The films that a questionnaire found, with all that can be done with one. */
export function FoundFilms(results: ResultsProps) {
  const navigate = useNavigate();
  return (
    <ResultsDialog
      {...results}
      films={useTrueReasons(results.films)}
      onTogether={() => void navigate(roundPath(results.films.map(({ id }) => id)))}
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
