import { describe, expect, it } from 'vitest';
import { NO_ANSWERS, QUESTIONS, type AnswersDraft } from '../../../../src/domain/questionnaire/answers';
import {
  canProceed,
  isLastStep,
  nextStep,
  previousStep,
  questionnaireSteps,
} from '../../../../src/domain/questionnaire/steps';

const answered: AnswersDraft = {
  ...NO_ANSWERS,
  mood: 'happy',
  genres: ['comedy'],
  company: 'solo',
  ageFiltering: 'yes',
  ageRatings: ['PG'],
};
const withoutAge: AnswersDraft = { ...answered, ageFiltering: 'no', ageRatings: [] };

describe('questionnaire steps', () => {
  it('are mood, genre, company, age, and ratings only after yes [QUIZ-01] [QUIZ-02]', () => {
    expect(questionnaireSteps(answered)).toEqual(['mood', 'genre', 'company', 'age', 'rating']);
    expect(questionnaireSteps(NO_ANSWERS)).toEqual(['mood', 'genre', 'company', 'age']);
    expect(questionnaireSteps(withoutAge)).toEqual(['mood', 'genre', 'company', 'age']);
    expect(questionnaireSteps(answered).map((step) => nextStep(step, answered))).toEqual([
      'genre',
      'company',
      'age',
      'rating',
      'search',
    ]);
  });

  it('go from no directly to the search [QUIZ-03]', () => {
    expect(nextStep('age', withoutAge)).toBe('search');
  });

  it('go back one at a time, and nowhere from the first [QUIZ-04]', () => {
    expect(QUESTIONS.map(({ id }) => previousStep(id, answered))).toEqual([null, 'mood', 'genre', 'company', 'age']);
  });

  it('know their last one [QUIZ-05]', () => {
    expect(isLastStep('rating', answered)).toBe(true);
    expect(isLastStep('age', withoutAge)).toBe(true);
    expect(isLastStep('age', answered)).toBe(false);
    expect(isLastStep('age', NO_ANSWERS)).toBe(false);
  });

  it('stay until they are answered [QUIZ-06]', () => {
    for (const { id: step } of QUESTIONS) {
      expect(canProceed(step, NO_ANSWERS)).toBe(false);
      expect(nextStep(step, NO_ANSWERS)).toBeNull();
      expect(canProceed(step, answered)).toBe(true);
    }
  });
});
