import { useEffect, useRef, useState } from 'react';
import type { StoredAnswers } from '../../db/questionnaire-store';
import { completeAnswers, NO_ANSWERS, QUESTIONS, type QuestionnaireAnswers } from '../../domain/questionnaire/answers';
import {
  canProceed,
  isLastStep,
  nextStep,
  previousStep,
  questionnaireSteps,
} from '../../domain/questionnaire/steps';

/**
 * Where the questionnaire stands and how it moves.
 * @param start where it was left
 * @param onStand told where it stands, after each change
 * @param onComplete called with the answers when the last step's button is pressed
 */
export function useQuestionnaire(
  start: StoredAnswers,
  onStand: (stand: StoredAnswers) => void,
  onComplete: (answers: QuestionnaireAnswers) => void,
) {
  const [draft, setDraft] = useState(start.draft);
  const [step, setStep] = useState(start.step);
  const steps = questionnaireSteps(draft);
  const before = previousStep(step, draft);

  const moved = useRef(false);
  useEffect(() => {
    moved.current ||= draft !== start.draft || step !== start.step;
    // Coming here is no answer: it takes no place of what another tab, or the member before signing in, has kept.
    if (moved.current) onStand({ draft, step });
  }, [onStand, start, draft, step]);

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
    back: before && (() => setStep(before)),
    restart() {
      setDraft(NO_ANSWERS);
      setStep(QUESTIONS[0].id);
    },
  };
}
