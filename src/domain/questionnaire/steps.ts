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
import { type AnswersDraft, completeAnswers, type QuestionnaireStep, QUESTIONS, withoutUnasked } from './answers';

function questionsAfter(step: QuestionnaireStep) {
  return QUESTIONS.slice(QUESTIONS.findIndex(({ id }) => id === step) + 1);
}

/** The steps in their order: those that are asked as far as the answers tell. */
export function questionnaireSteps(draft: AnswersDraft): readonly QuestionnaireStep[] {
  return QUESTIONS.filter(({ appears }) => appears(draft) === true).map(({ id }) => id);
}

/** Whether the step has an answer, so that Next may be pressed. */
export function canProceed(step: QuestionnaireStep, draft: AnswersDraft): boolean {
  return QUESTIONS.some(({ id, answered }) => id === step && answered(draft));
}

/** Whether going on from the step starts the search: its button then reads 'Get Recommendations'. */
export function isLastStep(step: QuestionnaireStep, draft: AnswersDraft): boolean {
  return questionsAfter(step).every(({ appears }) => appears(draft) === false);
}

/** Where Next leads: another step, the search, or nowhere while the step (for the search: any) lacks its answer. */
export function nextStep(step: QuestionnaireStep, draft: AnswersDraft): QuestionnaireStep | 'search' | null {
  if (!canProceed(step, draft)) return null;
  if (isLastStep(step, draft)) return completeAnswers(draft) === null ? null : 'search';
  return questionsAfter(step).find(({ appears }) => appears(draft) === true)?.id ?? null;
}

/** Where Back leads, or null on the first step. */
export function previousStep(step: QuestionnaireStep, draft: AnswersDraft): QuestionnaireStep | null {
  const steps = questionnaireSteps(draft);
  return steps[steps.indexOf(step) - 1] ?? null;
}

function isMood(mood: string): mood is Mood {
  return MOODS.some((known) => known === mood);
}

/**
 * The genres offered for a mood, in their order.
 * @param mood any word; comedy only is offered for one that is no mood, and before a mood is chosen
 */
export function genresOffered(mood: string | null): readonly GenreChoice[] {
  return mood !== null && isMood(mood) ? GENRES_BY_MOOD[mood] : GENRES_FOR_UNKNOWN_MOOD;
}

/** Chooses the mood; chosen genres that it does not offer are dropped. */
export function chooseMood(draft: AnswersDraft, mood: Mood): AnswersDraft {
  const offered = genresOffered(mood);
  return { ...draft, mood, genres: draft.genres.filter((genre) => offered.includes(genre)) };
}

/** Chooses a genre, or takes the choice back. Refused with 'genre-cap' for one more than the cap allows. */
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

/** Chooses whether to filter by age; 'no' takes back ratings chosen before. */
export function chooseAgeFiltering(draft: AnswersDraft, ageFiltering: 'yes' | 'no'): AnswersDraft {
  return withoutUnasked({ ...draft, ageFiltering });
}

/** Chooses an age rating, or takes the choice back; the ratings keep their own order. */
export function toggleAgeRating(draft: AnswersDraft, rating: AgeRating): AnswersDraft {
  const had = draft.ageRatings.includes(rating);
  return { ...draft, ageRatings: AGE_RATINGS.filter((r) => (r === rating ? !had : draft.ageRatings.includes(r))) };
}
