import { completeAnswers, type AnswersDraft } from './answers';

export type QuestionnaireStep = 'mood' | 'genre' | 'company' | 'age' | 'rating';

const WITHOUT_RATING: readonly QuestionnaireStep[] = ['mood', 'genre', 'company', 'age'];
const WITH_RATING: readonly QuestionnaireStep[] = [...WITHOUT_RATING, 'rating'];

/** The steps in their order; the ratings step is there only while the age filter is 'yes'. */
export function questionnaireSteps(draft: AnswersDraft): readonly QuestionnaireStep[] {
  return draft.ageFiltering === 'yes' ? WITH_RATING : WITHOUT_RATING;
}

/** Whether the step has an answer, so that Next may be pressed. */
export function canProceed(step: QuestionnaireStep, draft: AnswersDraft): boolean {
  switch (step) {
    case 'mood':
      return draft.mood !== null;
    case 'genre':
      return draft.genres.length > 0;
    case 'company':
      return draft.company !== null;
    case 'age':
      return draft.ageFiltering !== null;
    case 'rating':
      return draft.ageRatings.length > 0;
  }
}

/** Whether going on from the step starts the search: its button then reads 'Get Recommendations'. */
export function isLastStep(step: QuestionnaireStep, draft: AnswersDraft): boolean {
  return step === 'rating' || (step === 'age' && draft.ageFiltering === 'no');
}

/** Where Next leads: another step, the search, or nowhere while the step (for the search: any) lacks its answer. */
export function nextStep(step: QuestionnaireStep, draft: AnswersDraft): QuestionnaireStep | 'search' | null {
  if (!canProceed(step, draft)) return null;
  if (isLastStep(step, draft)) return completeAnswers(draft) === null ? null : 'search';
  const steps = questionnaireSteps(draft);
  return steps[steps.indexOf(step) + 1] ?? null;
}

/** Where Back leads, or null on the first step. */
export function previousStep(step: QuestionnaireStep): QuestionnaireStep | null {
  return WITH_RATING[WITH_RATING.indexOf(step) - 1] ?? null;
}
