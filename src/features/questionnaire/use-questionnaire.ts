import { useState } from 'react';
import { completeAnswers, NO_ANSWERS, type AnswersDraft, type QuestionnaireAnswers } from '../../domain/answers';
import {
  canProceed,
  isLastStep,
  nextStep,
  previousStep,
  questionnaireSteps,
  type QuestionnaireStep,
} from '../../domain/questionnaire-steps';

/**
 * Where the questionnaire stands and how it moves.
 * @param onComplete called with the answers when the last step's button is pressed
 */
export function useQuestionnaire(onComplete: (answers: QuestionnaireAnswers) => void) {
  const [draft, setDraft] = useState<AnswersDraft>(NO_ANSWERS);
  const [step, setStep] = useState<QuestionnaireStep>('mood');
  const steps = questionnaireSteps(draft);

  function next() {
    const target = nextStep(step, draft);
    if (target === null) return;
    if (target !== 'search') {
      setStep(target);
      return;
    }
    const answers = completeAnswers(draft);
    if (answers) onComplete(answers);
  }

  return {
    draft,
    setDraft,
    step,
    position: steps.indexOf(step) + 1,
    of: steps.length,
    last: isLastStep(step, draft),
    ready: canProceed(step, draft),
    next,
    back: previousStep(step) === null ? null : () => setStep(previousStep(step) ?? step),
    restart() {
      setDraft(NO_ANSWERS);
      setStep('mood');
    },
  };
}
