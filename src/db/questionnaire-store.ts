import { type AnswersDraft, type QuestionnaireStep, QUESTIONS, readDraft } from '../domain/questionnaire/answers';
import { canProceed, questionnaireSteps } from '../domain/questionnaire/steps';
import { isRecord } from '../domain/values/guards';
import { createStore } from '../lib/web-storage';
import type { StoredResults } from './parse-results';

/** The member's id, or null for a visitor. */
type Owner = string | null;

/** A stored search, not yet parsed. */
type StoredSearch = Readonly<Record<string, unknown>>;

const parse = (value: unknown) => (isRecord(value) ? value : null);
const inTab = createStore<StoredSearch | null>('matinee.search', parse, 'sessionStorage');
const onDevice = createStore<StoredSearch | null>('matinee.search', parse);

/**
 * The answers so far and the last results: in the tab, and on the device for the next tab. A member's are only read by
 * that member; a visitor's are inherited by the member who signs in.
 */
export const questionnaireStore = {
  read(owner: Owner): StoredSearch | null {
    const stored = [inTab.read(), onDevice.read()];
    return stored.find((one) => one?.['owner'] === owner || one?.['owner'] === null) ?? null;
  },
  /** Stores part of the state. */
  write(owner: Owner, change: Partial<StoredAnswers & StoredResults & { readonly onlyOwn: boolean }>): void {
    const search = { ...questionnaireStore.read(owner), ...change, owner };
    inTab.write(search);
    onDevice.write(search);
  },
  clear(): void {
    inTab.clear();
    onDevice.clear();
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
