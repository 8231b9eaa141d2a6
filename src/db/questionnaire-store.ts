import { type AnswersDraft, type QuestionnaireStep, QUESTIONS, readDraft } from '../domain/questionnaire/answers';
import { canProceed, questionnaireSteps } from '../domain/questionnaire/steps';
import { isRecord } from '../domain/values/guards';
import type { StoredResults } from './parse-results';

const NAME = 'matinee.search';

/** Whose search it is: a member's id, or null for a visitor. */
type Owner = string | null;

/** What is kept, not yet parsed. */
type KeptSearch = Readonly<Record<string, unknown>>;

function entry(storage: () => Storage): KeptSearch | null {
  try {
    const value: unknown = JSON.parse(storage().getItem(NAME) ?? 'null');
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}

function put(storage: () => Storage, text: string): void {
  try {
    storage().setItem(NAME, text);
  } catch {
    // Storage refused or full: then what is on the screen is all there is.
  }
}

function remove(storage: () => Storage): void {
  try {
    storage().removeItem(NAME);
  } catch {
    // Storage refused: then nothing is in it either.
  }
}

const tab = () => sessionStorage;
const device = () => localStorage;

/**
 * The answers under way and the movies found last: of a visitor as long as the tab lives, of a member until they sign out.
 * A member's are read by that member alone; a visitor's become those of the member who signs in.
 */
export const questionnaireStore = {
  read(owner: Owner): KeptSearch | null {
    const here = entry(tab);
    if (here && (here['owner'] === owner || here['owner'] === null)) return here;
    const kept = owner === null ? null : entry(device);
    return kept?.['owner'] === owner ? kept : null;
  },
  /** Changes a part of what is kept. */
  keep(owner: Owner, change: Partial<StoredAnswers & StoredResults & { readonly onlyOwn: boolean }>): void {
    const text = JSON.stringify({ ...questionnaireStore.read(owner), ...change, owner });
    put(tab, text);
    if (owner !== null) put(device, text);
  },
  clear(): void {
    remove(tab);
    remove(device);
  },
};

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
