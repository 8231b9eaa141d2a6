import { DEFAULT_GENRES } from '../../config/mood-preferences';
import {
  GENRE_CAP,
  type GenreChoice,
  type Mood,
  MOODS,
  MOODS_BY_HOUR,
  QUESTIONNAIRE_GENRES,
  SURPRISE_GENRES,
} from '../../config/questionnaire';
import { type Random, sampled } from '../values/random';
import { answerConflictAt } from './answer-conflicts';
import { type AnswersDraft, completeAnswers, type QuestionnaireAnswers } from './answers';
import { sentenceLimits } from './company';
import { genresOffered } from './steps';

/** Whether neither company nor ratings nor a sentence exclude a genre. */
function isAllowed(draft: AnswersDraft, genre: GenreChoice): boolean {
  const alone = { ...draft, genres: [genre] };
  return (
    !sentenceLimits(draft).withoutGenres.includes(QUESTIONNAIRE_GENRES[genre].id) &&
    [...answerConflictAt('company', alone), ...answerConflictAt('rating', alone)].every(
      ({ code }) => code !== 'company-genre' && code !== 'rating-genre',
    )
  );
}

/**
 * Answers left to chance: a mood for the hour, with genres that neither company nor ratings nor a sentence exclude. The
 * others are kept.
 * @param hour of the day, 0 to 23
 */
export function surpriseAnswers(last: QuestionnaireAnswers, hour: number, random: Random): QuestionnaireAnswers {
  const moods = MOODS_BY_HOUR.findLast(({ from }) => hour >= from)?.moods ?? [];
  const [mood = last.mood] = sampled(moods, 1, random);
  const genres = genresOffered(mood).filter((genre) => isAllowed(last, genre));
  return { ...last, mood, genres: sampled(genres, SURPRISE_GENRES, random) };
}

/** The answers with those that are missing: a mood that goes with the genres, genres that go with the mood. */
export function withMissingAnswers(draft: AnswersDraft): QuestionnaireAnswers | null {
  const fits = (mood: Mood) => draft.genres.filter((genre) => genresOffered(mood).includes(genre)).length;
  const [best = 'neutral'] = draft.genres.length > 0 ? [...MOODS].sort((one, other) => fits(other) - fits(one)) : [];
  const mood = draft.mood ?? best;
  const company = draft.company ?? 'solo';
  const likely = [...DEFAULT_GENRES[mood], ...genresOffered(mood)].filter((genre) =>
    isAllowed({ ...draft, company }, genre),
  );
  const genres = draft.genres.length > 0 ? draft.genres : [...new Set(likely)].slice(0, GENRE_CAP);
  return completeAnswers({ ...draft, mood, company, genres, ageFiltering: draft.ageFiltering ?? 'no' });
}
