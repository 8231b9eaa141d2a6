import type { FoundCandidate } from './found-candidate';
import { COMPANIES, MOODS } from '../../config/questionnaire';
import { MOOD_GENRE_IDS, SCORE_WEIGHTS } from '../../config/recommend';
import type { QuestionnaireAnswers } from '../questionnaire/answers';
import { matchedGenres } from './choices-met';
import { companyTaste } from '../questionnaire/company';
import { moodTaste } from '../questionnaire/mood';
import { provenRating } from '../film/proven-rating';
import { releaseYear } from '../film/film-of';
import { drawFor } from '../values/random';

/** Years over which the bonus for a recent movie fades to nothing. */
const RECENCY_YEARS = 60;

function shareOf(wanted: readonly number[], had: readonly number[]): number {
  return wanted.length === 0 ? 0 : wanted.filter((id) => had.includes(id)).length / wanted.length;
}

/** How much the mood's taste counts. */
function moodWeight({ company }: QuestionnaireAnswers): number {
  return company === 'family' ? SCORE_WEIGHTS.moodTasteOfFamily : SCORE_WEIGHTS.moodTaste;
}

/** The seed of the draws of a mood and a company: another evening draws anew. */
function drawSeed({ mood, company }: QuestionnaireAnswers, seed: number): number {
  const evening = MOODS.indexOf(mood) * COMPANIES.length + COMPANIES.indexOf(company);
  return seed ^ Math.imul(evening, 0x85ebca6b);
}

/**
 * How well a movie fits the answers, higher is better. The same movie scores the same for the same seed, whichever
 * candidates it stands among.
 * @param now ISO date or timestamp
 */
export function candidateScore(
  candidate: FoundCandidate,
  answers: QuestionnaireAnswers,
  now: string,
  seed: number,
): number {
  const { rating, genres, mood, company, recency, chance } = SCORE_WEIGHTS;
  const age = releaseYear(now) - releaseYear(candidate.releaseDate);
  return (
    rating * (provenRating(candidate) / 10) +
    genres * (matchedGenres(candidate, answers).length / answers.genres.length) +
    mood * shareOf(MOOD_GENRE_IDS[answers.mood], candidate.genreIds) +
    moodWeight(answers) * moodTaste(candidate, answers) +
    company * companyTaste(candidate, answers) +
    recency * Math.max(0, 1 - age / RECENCY_YEARS) +
    chance * drawFor(drawSeed(answers, seed), candidate.id)
  );
}
