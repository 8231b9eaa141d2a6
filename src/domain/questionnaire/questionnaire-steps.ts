import { completeAnswers, QUESTIONS, type AnswersDraft, type QuestionnaireStep } from './answers';

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
