import { useNavigate } from 'react-router-dom';
import { moviePath, ROUTES } from '../../config/app/routes';
import { VOTE_MOVIES_LIMIT } from '../../config/film/together-limits';
import { useValidReasons } from '../../data/hooks/taste/use-true-reasons';
import { voteFragment } from '../../domain/together/round-address';
import { MarkButton } from '../../features/marks/mark-button';
import { ResultsDialog, type ResultsProps } from '../../features/questionnaire/results-dialog';
import { TrailerDialog } from '../../features/trailer/trailer-dialog';

export { AnswerConflictNotice } from '../../features/questionnaire/left-out-notice';
export { SearchProgress } from '../../ui/feedback/reading-on';

/** Where these films are decided on together. */
function roundPath(films: readonly number[]): { readonly pathname: string; readonly hash: string } {
  return { pathname: ROUTES.together, hash: voteFragment({ films: films.slice(0, VOTE_MOVIES_LIMIT), answer: null }) };
}

/** The films that a questionnaire found, with all that can be done with one. */
export function Results(results: ResultsProps) {
  const navigate = useNavigate();
  return (
    <ResultsDialog
      {...results}
      films={useValidReasons(results.films)}
      onTogether={() => void navigate(roundPath(results.films.map(({ id }) => id)))}
      onDetails={({ id }) => void navigate(moviePath(id))}
      renderMarks={(film) => (
        <>
          <MarkButton kind="favorite" film={film} />
          <MarkButton kind="watched" film={film} />
          <MarkButton kind="dismissed" film={film} />
        </>
      )}
      renderTrailer={(film, onClose) => <TrailerDialog title={film.title} url={film.trailerUrl} onClose={onClose} />}
    />
  );
}
