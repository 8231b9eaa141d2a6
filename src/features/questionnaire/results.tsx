import { chakra } from '@chakra-ui/react/styled-system';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { TrailerDialog } from '../../components/movie/trailer-dialog';
import { VOTE_MOVIES_LIMIT } from '../../config/group-vote';
import { moviePath, ROUTES } from '../../config/routes';
import { voteFragment } from '../../domain/group-vote';
import { type AnswerConflict, answerConflictAt } from '../../domain/questionnaire/answer-conflicts';
import type { AnswersDraft, QuestionnaireStep } from '../../domain/questionnaire/answers';
import { withValidReasons } from '../../domain/recommend/reasons';
import type { Recommendation } from '../../domain/recommend/recommend';
import { CHOICES } from '../../i18n/messages/questionnaire';
import { MarkButton } from '../../marks/mark-button';
import { useMarkedIds } from '../../marks/use-marked-movies';
import { QUESTIONNAIRE } from './messages';
import { ResultsDialog, type ResultsProps } from './results-dialog';

export { SearchProgress } from '../../components/progress';

/** Where these movies are decided on together. */
function roundPath(movies: readonly number[]): { readonly pathname: string; readonly hash: string } {
  return {
    pathname: ROUTES.together,
    hash: voteFragment({ movies: movies.slice(0, VOTE_MOVIES_LIMIT), ballot: null }),
  };
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

/**
 * Movies that were found, each with the reasons that hold at this moment: that one goes with a favorite is said as long as
 * that is a favorite of the member who is signed in.
 */
export function useValidReasons(movies: readonly Recommendation[]): readonly Recommendation[] {
  const favorites = useMarkedIds('favorite');
  return useMemo(() => withValidReasons(movies, new Set(favorites)), [movies, favorites]);
}

const Sentence = chakra('p', {
  base: { marginTop: '4', paddingInlineStart: '3', borderInlineStartWidth: '3px', borderColor: 'accent' },
});

function sentence(leftOut: AnswerConflict): string {
  const words = QUESTIONNAIRE.leftOut;
  switch (leftOut.code) {
    case 'company-genre':
      return words.companyGenre(
        leftOut.genres.map((genre) => CHOICES.genre[genre]),
        leftOut.partial,
      );
    case 'rating-genre':
      return words.ratingGenre(CHOICES.genre[leftOut.genre], leftOut.needs, leftOut.partial);
    case 'company-rating':
      return words.companyRating(leftOut.partial);
    case 'family-teens':
      return words.familyTeens;
  }
}

export interface AnswerConflictNoticeProps {
  readonly step: QuestionnaireStep;
  readonly draft: AnswersDraft;
}

/** Says what the step's answer leaves out and how to go on, as soon as it does; it stands in a live region. */
export function AnswerConflictNotice({ step, draft }: AnswerConflictNoticeProps) {
  return answerConflictAt(step, draft).map((leftOut) => (
    <Sentence key={sentence(leftOut)}>{sentence(leftOut)}</Sentence>
  ));
}
