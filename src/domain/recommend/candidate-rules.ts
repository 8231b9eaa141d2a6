import { isReleased } from '../film/released';
import type { FoundCandidate } from './found-candidate';
import { allowedRatings, chosenGenreIds, type QuestionnaireAnswers } from '../questionnaire/answers';
import { choicesMet } from './choices-met';
import { forbiddenGenreIds } from '../questionnaire/forbidden-genres';

/** The test a film must pass to be recommended for the answers: genre, company, ratings by genre, release. */
export function candidateRule(answers: QuestionnaireAnswers, now: string): (candidate: FoundCandidate) => boolean {
  const chosen = chosenGenreIds(answers);
  const forbidden = forbiddenGenreIds(answers);
  if (allowedRatings(answers)?.length === 0) return () => false;
  return (candidate) =>
    (candidate.genreIds.some((id) => chosen.includes(id)) || choicesMet(candidate, answers).length > 0) &&
    !candidate.genreIds.some((id) => forbidden.includes(id)) &&
    isReleased(candidate, now);
}
