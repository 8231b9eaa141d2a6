import { AGE_RATINGS, COMPANIES, MOODS } from '../../../config/recommend/questionnaire-choices';
import {
  isGenreChoice,
  NO_ANSWERS,
  QUESTIONS,
  type AnswersDraft,
  type QuestionnaireStep,
} from '../../../domain/questionnaire/answers';
import { canProceed, questionnaireSteps } from '../../../domain/questionnaire/questionnaire-steps';
import { isRecord } from '../../../domain/values/record';

/** Answers so far, and the step that was reached. */
export interface KeptAnswers {
  readonly draft: AnswersDraft;
  readonly step: QuestionnaireStep;
}

const items = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function parseDraft(value: unknown): AnswersDraft {
  if (!isRecord(value)) return NO_ANSWERS;
  const { mood, company, ageFiltering } = value;
  const draft: AnswersDraft = {
    mood: MOODS.find((offered) => offered === mood) ?? null,
    genres: items(value['genres']).filter(isGenreChoice),
    company: COMPANIES.find((offered) => offered === company) ?? null,
    ageFiltering: ageFiltering === 'yes' || ageFiltering === 'no' ? ageFiltering : null,
    ageRatings: AGE_RATINGS.filter((rating) => items(value['ageRatings']).includes(rating)),
  };
  return QUESTIONS.some(({ answered }) => answered(draft)) ? draft : NO_ANSWERS;
}

/** The step that was reached, or the first that has no answer before it. */
function reachedStep(value: unknown, draft: AnswersDraft): QuestionnaireStep {
  const steps = questionnaireSteps(draft);
  const reached = steps.find((step) => step === value) ?? 'mood';
  return steps.find((step) => step === reached || !canProceed(step, draft)) ?? 'mood';
}

/**
 * The answers in what was kept of a search, by this version of the application or another: those that are no longer
 * offered are not given.
 * @param kept the parsed JSON, or null where nothing was kept
 */
export function parseKeptAnswers(kept: Readonly<Record<string, unknown>> | null): KeptAnswers {
  const draft = parseDraft(kept?.['draft']);
  return { draft, step: reachedStep(kept?.['step'], draft) };
}
