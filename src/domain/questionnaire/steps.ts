import {
  AGE_RATINGS,
  type AgeRating,
  GENRE_CAP,
  type GenreChoice,
  GENRES_BY_MOOD,
  GENRES_FOR_UNKNOWN_MOOD,
  type Mood,
  MOODS,
} from '../../config/questionnaire';
import { fail, ok, type Result } from '../values/result';
import { type AnswersDraft, completeAnswers, type QuestionnaireStep, QUESTIONS, clearHiddenQuestions } from './answers';

function questionsAfter(step: QuestionnaireStep) {
  return QUESTIONS.slice(QUESTIONS.findIndex(({ id }) => id === step) + 1);
}

/** The steps to show, in order, given the answers so far. */
export function questionnaireSteps(draft: AnswersDraft): readonly QuestionnaireStep[] {
  return QUESTIONS.filter(({ appears }) => appears(draft) === true).map(({ id }) => id);
}

/** Whether the step is answered, which enables Next. */
export function canProceed(step: QuestionnaireStep, draft: AnswersDraft): boolean {
  return QUESTIONS.some(({ id, answered }) => id === step && answered(draft));
}

/** Whether it's the last step, whose button reads 'Get Recommendations'. */
export function isLastStep(step: QuestionnaireStep, draft: AnswersDraft): boolean {
  return questionsAfter(step).every(({ appears }) => appears(draft) === false);
}

/** The next step, or 'search'; null if the answer is missing (for the search: any answer). */
export function nextStep(step: QuestionnaireStep, draft: AnswersDraft): QuestionnaireStep | 'search' | null {
  if (!canProceed(step, draft)) return null;
  if (isLastStep(step, draft)) return completeAnswers(draft) === null ? null : 'search';
  return questionsAfter(step).find(({ appears }) => appears(draft) === true)?.id ?? null;
}

/** The previous step, or null on the first one. */
export function previousStep(step: QuestionnaireStep, draft: AnswersDraft): QuestionnaireStep | null {
  const steps = questionnaireSteps(draft);
  return steps[steps.indexOf(step) - 1] ?? null;
}

function isMood(mood: string): mood is Mood {
  return MOODS.some((known) => known === mood);
}

/**
 * The genres offered for a mood, in order.
 * @param mood comedy only is offered for unknown moods and before one is chosen
 */
export function genresOffered(mood: string | null): readonly GenreChoice[] {
  return mood !== null && isMood(mood) ? GENRES_BY_MOOD[mood] : GENRES_FOR_UNKNOWN_MOOD;
}

/** Sets the mood; chosen genres that it doesn't offer are removed. */
export function chooseMood(draft: AnswersDraft, mood: Mood): AnswersDraft {
  const offered = genresOffered(mood);
  return { ...draft, mood, genres: draft.genres.filter((genre) => offered.includes(genre)) };
}

/** Adds or removes a genre. Fails with 'genre-cap' if there are too many. */
export function toggleGenre(
  draft: AnswersDraft,
  genre: GenreChoice,
): Result<AnswersDraft, 'genre-cap' | 'not-offered'> {
  if (draft.genres.includes(genre)) {
    return ok({ ...draft, genres: draft.genres.filter((chosen) => chosen !== genre) });
  }
  if (!genresOffered(draft.mood).includes(genre)) return fail('not-offered');
  if (draft.genres.length >= GENRE_CAP) return fail('genre-cap');
  return ok({ ...draft, genres: [...draft.genres, genre] });
}

/** Sets whether to filter by age; 'no' clears the ratings. */
export function chooseAgeFiltering(draft: AnswersDraft, ageFiltering: 'yes' | 'no'): AnswersDraft {
  return clearHiddenQuestions({ ...draft, ageFiltering });
}

/** Adds or removes an age rating, keeping their order. */
export function toggleAgeRating(draft: AnswersDraft, rating: AgeRating): AnswersDraft {
  const had = draft.ageRatings.includes(rating);
  return { ...draft, ageRatings: AGE_RATINGS.filter((r) => (r === rating ? !had : draft.ageRatings.includes(r))) };
}
