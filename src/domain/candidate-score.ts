import { MOOD_GENRE_IDS, RATING_PRIOR, SCORE_WEIGHTS } from '../config/recommendation';
import { chosenGenreIds, type QuestionnaireAnswers } from './answers';
import type { Candidate } from './film';
import { releaseYear } from './film-of';
import { drawFor } from './random';

/** Years over which the bonus for a recent film fades to nothing. */
const RECENCY_YEARS = 60;

/** The film's rating from 0 to 10, drawn to the average while few people voted. */
export function provenRating({ voteAverage, voteCount }: Candidate): number {
  const { average, votes } = RATING_PRIOR;
  return (voteAverage * voteCount + average * votes) / (voteCount + votes);
}

function shareOf(wanted: readonly number[], had: readonly number[]): number {
  return wanted.length === 0 ? 0 : wanted.filter((id) => had.includes(id)).length / wanted.length;
}

/**
 * How well a film fits the answers, higher is better. The same film scores the same for the same seed, whichever
 * candidates it stands among.
 * @param now ISO date or timestamp
 */
export function candidateScore(candidate: Candidate, answers: QuestionnaireAnswers, now: string, seed: number): number {
  const { rating, genres, mood, recency, chance } = SCORE_WEIGHTS;
  const age = releaseYear(now) - releaseYear(candidate.releaseDate);
  return (
    rating * (provenRating(candidate) / 10) +
    genres * shareOf(chosenGenreIds(answers), candidate.genreIds) +
    mood * shareOf(MOOD_GENRE_IDS[answers.mood], candidate.genreIds) +
    recency * Math.max(0, 1 - age / RECENCY_YEARS) +
    chance * drawFor(seed, candidate.id)
  );
}
