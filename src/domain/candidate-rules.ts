import { allowedRatings, chosenGenreIds, type QuestionnaireAnswers } from './answers';
import type { Candidate } from './film';
import { forbiddenGenreIds } from './forbidden-genres';

/** Whether the film was out by the day of `now` (ISO date or timestamp); one without a date does not count as out. */
export function isReleased(candidate: Candidate, now: string): boolean {
  return candidate.releaseDate !== '' && candidate.releaseDate <= now.slice(0, 10);
}

/** The test a film must pass to be recommended for the answers: genre, company, ratings by genre, release. */
export function candidateRule(answers: QuestionnaireAnswers, now: string): (candidate: Candidate) => boolean {
  const chosen = chosenGenreIds(answers);
  const forbidden = forbiddenGenreIds(answers);
  if (allowedRatings(answers)?.length === 0) return () => false;
  return (candidate) =>
    candidate.genreIds.some((id) => chosen.includes(id)) &&
    !candidate.genreIds.some((id) => forbidden.includes(id)) &&
    isReleased(candidate, now);
}
