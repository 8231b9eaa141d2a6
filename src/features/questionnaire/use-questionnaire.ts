import { type RefObject, useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { StoredResults } from '../../db/parse-results';
import { parseStoredAnswers, questionnaireStore, type StoredAnswers } from '../../db/questionnaire-store';
import {
  type AnswersDraft,
  completeAnswers,
  NO_ANSWERS,
  type QuestionnaireAnswers,
  type QuestionnaireStep,
  QUESTIONS,
} from '../../domain/questionnaire/answers';
import { canProceed, isLastStep, nextStep, previousStep, questionnaireSteps } from '../../domain/questionnaire/steps';
import { useMemberId } from '../../hooks/member-provider';
import type { OnMovies } from './use-recommendations';

/**
 * State of the questionnaire.
 * @param start the stored answers
 * @param onChange called with the state after each change
 * @param onComplete called with the answers when the last step is submitted
 */
export function useQuestionnaire(
  start: StoredAnswers,
  onChange: (state: StoredAnswers) => void,
  onComplete: (answers: QuestionnaireAnswers) => void,
) {
  const [draft, setDraft] = useState(start.draft);
  const [step, setStep] = useState(start.step);
  const steps = questionnaireSteps(draft);
  const before = previousStep(step, draft);

  const hasChanged = useRef(false);
  useEffect(() => {
    hasChanged.current ||= draft !== start.draft || step !== start.step;
    // Opening the screen is not an answer: it must not overwrite what another tab, or the visitor before signing in,
    // has stored.
    if (hasChanged.current) onChange({ draft, step });
  }, [onChange, start, draft, step]);

  function proceed(from: QuestionnaireStep, current: AnswersDraft) {
    const target = nextStep(from, current);
    if (target === null) return;
    if (target !== 'search') {
      setStep(target);
      return;
    }
    const answers = completeAnswers(current);
    if (answers) onComplete(answers);
  }

  return {
    draft,
    setDraft,
    step,
    position: steps.indexOf(step) + 1,
    total: steps.length,
    last: isLastStep(step, draft),
    ready: canProceed(step, draft),
    next: () => proceed(step, draft),
    /** Takes a question's answer and goes on from there. */
    pick(from: QuestionnaireStep, picked: AnswersDraft) {
      setDraft(picked);
      proceed(from, picked);
    },
    back: before && (() => setStep(before)),
    /** Sets all answers, and submits them. */
    submit(answers: QuestionnaireAnswers) {
      setDraft(answers);
      onComplete(answers);
    },
    toStart: () => setStep(QUESTIONS[0].id),
    restart() {
      setDraft(NO_ANSWERS);
      setStep(QUESTIONS[0].id);
    },
  };
}

const NO_MOVIES: StoredResults = { movies: [], place: 0, since: null };

/**
 * The viewer's stored answers, last results and service filter, with functions that store changes. `count` is the
 * number of movies, estimated while they are being parsed, so that the button has its place from the first frame.
 */
export function useStoredQuestionnaire() {
  const owner = useMemberId();
  const [stored] = useState(() => questionnaireStore.read(owner));
  const [answers] = useState(() => parseStoredAnswers(stored));
  const [results, setResults] = useState(NO_MOVIES);
  const storedMovies = stored?.['movies'];
  const [unparsed, setUnparsed] = useState(Array.isArray(storedMovies) ? storedMovies.length : 0);

  useEffect(() => {
    // most visits have no results and don't need the parser
    if (stored === null || unparsed === 0) return;
    const parsing = import('../../db/parse-results').then(({ parseStoredResults }) => parseStoredResults(stored));
    const show = (movies: StoredResults) => setResults((now) => (now === NO_MOVIES ? movies : now));
    // if the chunk fails to load, the results stay stored for the next visit
    void parsing.then(show, () => undefined).then(() => setUnparsed(0));
  }, [stored, unparsed]);

  const storeAnswers = useCallback((change: StoredAnswers) => questionnaireStore.write(owner, change), [owner]);
  const place = useRef(0);
  const storeResults = useCallback(
    (change: Partial<StoredResults>) => {
      place.current = change.place ?? place.current;
      questionnaireStore.write(owner, change);
      setResults((now) => ({ ...now, ...change }));
    },
    [owner],
  );
  const showMovies = useCallback<OnMovies>(
    (movies, since, replace) => {
      if (replace && place.current > 0) return false;
      storeResults({ movies, since });
      return true;
    },
    [storeResults],
  );
  const [onlyOwn, setOnlyOwn] = useState(stored?.['onlyOwn'] === true);
  const storeOnlyOwn = useCallback(
    (only: boolean) => {
      questionnaireStore.write(owner, { onlyOwn: only });
      setOnlyOwn(only);
    },
    [owner],
  );
  return {
    answers,
    storeAnswers,
    ...results,
    count: results.movies.length || unparsed,
    storeResults,
    showMovies,
    onlyOwn,
    storeOnlyOwn,
  };
}

interface PanelParts {
  readonly panel: RefObject<HTMLElement | null>;
  /** The button that reopens the results. */
  readonly back: RefObject<HTMLButtonElement | null>;
  readonly fields: RefObject<HTMLElement | null>;
  readonly submit: RefObject<HTMLButtonElement | null>;
}

interface PanelState {
  /** Whether the results are open. */
  readonly open: boolean;
  readonly searching: boolean;
  readonly found: boolean;
}

/** Keeps the focus in the panel when what had it is gone: at a new step, while searching, and after the results. */
export function usePanelFocus(
  { panel, back, fields, submit }: PanelParts,
  form: Pick<ReturnType<typeof useQuestionnaire>, 'draft' | 'step'>,
  { open, searching, found }: PanelState,
): void {
  const hasMoved = useRef(false);
  const wasOpen = useRef(open);
  // The button that started the search is gone.
  useLayoutEffect(() => {
    if (searching && document.activeElement === document.body) panel.current?.focus({ preventScroll: true });
  }, [panel, searching]);

  useEffect(() => {
    if (hasMoved.current) {
      fields.current?.querySelector('input')?.focus({ preventScroll: true });
      fields.current?.scrollIntoView({ block: 'nearest' });
      fields.current?.querySelector('legend')?.scrollIntoView({ block: 'nearest' });
    }
    hasMoved.current = true;
  }, [fields, form.step]);

  const onClosed = useEffectEvent(() => {
    // the button that opened the results may be gone; the questionnaire's last button is always there
    const focused = document.activeElement;
    if (focused !== panel.current && !focused?.matches('body, main, h1')) return;
    (form.draft === NO_ANSWERS ? fields.current?.querySelector('input') : back.current)?.focus({ preventScroll: true });
  });
  useEffect(() => {
    if (wasOpen.current && !open) onClosed();
    wasOpen.current = open;
  }, [open]);

  const wasSearching = useRef(false);
  const onSearchEnd = useEffectEvent(() => {
    // the panel had the focus meanwhile, or the button that stopped the search
    const focused = document.activeElement;
    if (!found && (focused === panel.current || focused === document.body))
      submit.current?.focus({ preventScroll: true });
  });
  useEffect(() => {
    if (wasSearching.current && !searching) onSearchEnd();
    wasSearching.current = searching;
  }, [searching]);
}
