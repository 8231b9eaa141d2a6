import { useNavigate } from 'react-router-dom';
import { moviePath, ROUTES } from '../../config/routes';
import { VOTE_MOVIES_LIMIT } from '../../config/group-vote';
import { useValidReasons } from '../../data/hooks/taste/use-true-reasons';
import { voteFragment } from '../../domain/group-vote';
import { MarkButton } from '../../marks/mark-button';
import { ResultsDialog, type ResultsProps } from '../../features/questionnaire/results-dialog';
import { TrailerDialog } from '../../components/movie/trailer-dialog';

export { AnswerConflictNotice } from '../../features/questionnaire/left-out-notice';
export { SearchProgress } from '../../components/progress';

/** Where these movies are decided on together. */
function roundPath(movies: readonly number[]): { readonly pathname: string; readonly hash: string } {
  return { pathname: ROUTES.together, hash: voteFragment({ movies: movies.slice(0, VOTE_MOVIES_LIMIT), answer: null }) };
}

/** The movies that a questionnaire found, with all that can be done with one. */
export function Results(results: ResultsProps) {
  const navigate = useNavigate();
  return (
    <ResultsDialog
      {...results}
      movies={useValidReasons(results.movies)}
      onTogether={() => void navigate(roundPath(results.movies.map(({ id }) => id)))}
      onDetails={({ id }) => void navigate(moviePath(id))}
      renderMarks={(movie) => (
        <>
          <MarkButton kind="favorite" movie={movie} />
          <MarkButton kind="watched" movie={movie} />
          <MarkButton kind="dismissed" movie={movie} />
        </>
      )}
      renderTrailer={(movie, onClose) => <TrailerDialog title={movie.title} url={movie.trailerUrl} onClose={onClose} />}
    />
  );
}
