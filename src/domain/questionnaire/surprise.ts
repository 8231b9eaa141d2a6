import { MOODS_BY_HOUR, SURPRISE_GENRES } from '../../config/questionnaire';
import { type Random, sampled } from '../values/random';
import { answerConflictAt } from './answer-conflicts';
import type { QuestionnaireAnswers } from './answers';
import { genresOffered } from './steps';

/**
 * Answers left to chance: a mood for the hour, with genres that neither company nor ratings exclude. The others are
 * kept.
 * @param hour of the day, 0 to 23
 */
export function surpriseAnswers(last: QuestionnaireAnswers, hour: number, random: Random): QuestionnaireAnswers {
  const moods = MOODS_BY_HOUR.findLast(({ from }) => hour >= from)?.moods ?? [];
  const [mood = last.mood] = sampled(moods, 1, random);
  const isAllowed = (answers: QuestionnaireAnswers) =>
    [...answerConflictAt('company', answers), ...answerConflictAt('rating', answers)].every(
      ({ code }) => code !== 'company-genre' && code !== 'rating-genre',
    );
  const genres = genresOffered(mood).filter((genre) => isAllowed({ ...last, mood, genres: [genre] }));
  return { ...last, mood, genres: sampled(genres, SURPRISE_GENRES, random) };
}
