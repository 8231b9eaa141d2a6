import { VISITOR_ANSWERS_TTL_MS } from '../config/questionnaire';
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

/** Whether somebody may read it: a visitor's only for a while after the last change. */
function isReadableBy(owner: Owner, stored: StoredSearch | null): boolean {
  if (stored?.['owner'] !== null) return stored?.['owner'] === owner;
  return Date.now() - Number(stored['at']) <= VISITOR_ANSWERS_TTL_MS;
}

/**
 * The answers so far and the last results: in the tab, and on the device for the next tab. A member's are only read by
 * that member; a visitor's are inherited by the member who signs in.
 */
export const questionnaireStore = {
  read(owner: Owner): StoredSearch | null {
    return [inTab.read(), onDevice.read()].find((stored) => isReadableBy(owner, stored)) ?? null;
  },
  /** Stores part of the state. */
  write(owner: Owner, change: Partial<StoredAnswers & StoredResults & { readonly onlyOwn: boolean }>): void {
    const search = { ...questionnaireStore.read(owner), ...change, owner, at: Date.now() };
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
