import { type AnswersDraft, type QuestionnaireStep, QUESTIONS, readDraft } from '../domain/questionnaire/answers';
import { canProceed, questionnaireSteps } from '../domain/questionnaire/steps';
import { isRecord } from '../domain/values/guards';
import type { StoredResults } from './parse-results';

const NAME = 'matinee.search';

/** The member's id, or null for a visitor. */
type Owner = string | null;

/** A stored search, not yet parsed. */
type StoredSearch = Readonly<Record<string, unknown>>;

function entry(storage: () => Storage): StoredSearch | null {
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
    // Storage refused or full: the state lives as long as the screen.
  }
}

function remove(storage: () => Storage): void {
  try {
    storage().removeItem(NAME);
  } catch {
    // Storage refused: nothing is stored.
  }
}

const tab = () => sessionStorage;
const device = () => localStorage;

/**
 * The answers so far and the last results: in the tab, and on the device for the next tab. A member's are only read by
 * that member; a visitor's are inherited by the member who signs in.
 */
export const questionnaireStore = {
  read(owner: Owner): StoredSearch | null {
    const kept = [entry(tab), entry(device)];
    return kept.find((one) => one?.['owner'] === owner || one?.['owner'] === null) ?? null;
  },
  /** Stores part of the state. */
  write(owner: Owner, change: Partial<StoredAnswers & StoredResults & { readonly onlyOwn: boolean }>): void {
    const text = JSON.stringify({ ...questionnaireStore.read(owner), ...change, owner });
    put(tab, text);
    put(device, text);
  },
  clear(): void {
    remove(tab);
    remove(device);
  },
};

/** Answers so far and the current step. */
export interface StoredAnswers {
  readonly draft: AnswersDraft;
  readonly step: QuestionnaireStep;
}

const FIRST = QUESTIONS[0].id;

/** The stored step, or the first unanswered one if that comes earlier. */
function reachedStep(value: unknown, draft: AnswersDraft): QuestionnaireStep {
  const steps = questionnaireSteps(draft);
  const reached = steps.find((step) => step === value) ?? FIRST;
  return steps.find((step) => step === reached || !canProceed(step, draft)) ?? FIRST;
}

/**
 * Parses the answers of a stored search, possibly of another version; answers that no longer exist are dropped.
 * @param stored the parsed JSON, or null
 */
export function parseStoredAnswers(kept: Readonly<Record<string, unknown>> | null): StoredAnswers {
  const draft = readDraft(kept?.['draft']);
  return { draft, step: reachedStep(kept?.['step'], draft) };
}
