import { QUESTIONS, readDraft, type AnswersDraft, type QuestionnaireStep } from '../../../domain/questionnaire/answers';
import { canProceed, questionnaireSteps } from '../../../domain/questionnaire/steps';

/** Answers so far, and the step that was reached. */
export interface StoredAnswers {
  readonly draft: AnswersDraft;
  readonly step: QuestionnaireStep;
}

const FIRST = QUESTIONS[0].id;

/** The step that was reached, or the first that has no answer before it. */
function reachedStep(value: unknown, draft: AnswersDraft): QuestionnaireStep {
  const steps = questionnaireSteps(draft);
  const reached = steps.find((step) => step === value) ?? FIRST;
  return steps.find((step) => step === reached || !canProceed(step, draft)) ?? FIRST;
}

/**
 * The answers in what was kept of a search, by this version of the application or another: those that are no longer
 * offered are not given.
 * @param kept the parsed JSON, or null where nothing was kept
 */
export function parseStoredAnswers(kept: Readonly<Record<string, unknown>> | null): StoredAnswers {
  const draft = readDraft(kept?.['draft']);
  return { draft, step: reachedStep(kept?.['step'], draft) };
}
