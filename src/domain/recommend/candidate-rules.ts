import { GENRE_SHARE, RATING_FLOOR, RESULT_COUNT } from '../../config/recommend';
import { provenRating } from '../film/proven-rating';
import { isReleased } from '../film/released';
import type { FoundCandidate } from './found-candidate';
import { allowedRatings, chosenGenreIds, type QuestionnaireAnswers } from '../questionnaire/answers';
import { matchedGenres, eligibleGenres, fallbackFor } from './choices-met';
import { forbiddenGenreIds } from '../questionnaire/forbidden-genres';

/** The test a movie must pass to be recommended for the answers: genre, company, ratings by genre, release. */
export function candidateRule(answers: QuestionnaireAnswers, now: string): (candidate: FoundCandidate) => boolean {
  const chosen = chosenGenreIds(answers);
  const forbidden = forbiddenGenreIds(answers);
  if (allowedRatings(answers)?.length === 0) return () => false;
  return (candidate) =>
    (candidate.genreIds.some((id) => chosen.includes(id)) || matchedGenres(candidate, answers).length > 0) &&
    !candidate.genreIds.some((id) => forbidden.includes(id)) &&
    isReleased(candidate, now);
}

/**
 * The candidates without those of a low rating, as long as enough others match: of all, and of each chosen genre that the
 * candidate counts for. What goes with a favorite stays, whatever others think of it.
 * @param count movies to choose
 */
export function aboveFloor(
  candidates: readonly FoundCandidate[],
  answers: QuestionnaireAnswers,
  count: number,
): readonly FoundCandidate[] {
  const good = candidates.filter((movie) => provenRating(movie) >= RATING_FLOOR.rating);
  if (good.length < RATING_FLOOR.others * count) return candidates;
  const genres = eligibleGenres(answers);
  const share = Math.min(count, Math.ceil(RESULT_COUNT * (GENRE_SHARE[genres.length] ?? 0)));
  const genresOf = (movie: FoundCandidate) => [...matchedGenres(movie, answers), ...fallbackFor(movie, answers)];
  const short = genres.filter(
    (genre) => good.filter((movie) => genresOf(movie).includes(genre)).length < RATING_FLOOR.others * share,
  );
  const kept = new Set(good);
  return candidates.filter(
    (movie) => kept.has(movie) || movie.liking !== undefined || genresOf(movie).some((genre) => short.includes(genre)),
  );
}
