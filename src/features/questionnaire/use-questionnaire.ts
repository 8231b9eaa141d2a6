import { useCallback, useEffect, useRef, useState } from 'react';
import type { StoredResults } from '../../db/parse-results';
import { parseStoredAnswers, questionnaireStore, type StoredAnswers } from '../../db/questionnaire-store';
import { completeAnswers, NO_ANSWERS, type QuestionnaireAnswers, QUESTIONS } from '../../domain/questionnaire/answers';
import { canProceed, isLastStep, nextStep, previousStep, questionnaireSteps } from '../../domain/questionnaire/steps';
import { useMemberId } from '../../hooks/member-provider';

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

const NO_MOVIES: StoredResults = { movies: [], place: 0, since: null };

/**
 * What this person was at: the answers that were given when the screen came, the movies found last, whether only those on
 * their own services are wanted, and functions that keep a change of them. `count` is how many movies there are, and while
 * they are still read, how many seem to be: what tells of them has its place from the first frame.
 */
export function useStoredQuestionnaire() {
  const owner = useMemberId();
  const [kept] = useState(() => questionnaireStore.read(owner));
  const [answers] = useState(() => parseStoredAnswers(kept));
  const [found, setFound] = useState(NO_MOVIES);
  const keptMovies = kept?.['movies'];
  const [unread, setUnread] = useState(Array.isArray(keptMovies) ? keptMovies.length : 0);

  useEffect(() => {
    // most visits find none, and need nothing that reads them
    if (kept === null || unread === 0) return;
    const reading = import('../../db/parse-results').then(({ parseStoredResults }) => parseStoredResults(kept));
    const show = (movies: StoredResults) => setFound((now) => (now === NO_MOVIES ? movies : now));
    // where the part did not arrive, the movies stay where they are kept, for the next visit
    void reading.then(show, () => undefined).then(() => setUnread(0));
  }, [kept, unread]);

  const keepAnswers = useCallback((change: StoredAnswers) => questionnaireStore.write(owner, change), [owner]);
  const keepMovies = useCallback(
    (change: Partial<StoredResults>) => {
      questionnaireStore.write(owner, change);
      setFound((now) => ({ ...now, ...change }));
    },
    [owner],
  );
  const [onlyOwn, setOnlyOwn] = useState(kept?.['onlyOwn'] === true);
  const keepOnlyOwn = useCallback(
    (only: boolean) => {
      questionnaireStore.write(owner, { onlyOwn: only });
      setOnlyOwn(only);
    },
    [owner],
  );
  return { answers, keepAnswers, ...found, count: found.movies.length || unread, keepMovies, onlyOwn, keepOnlyOwn };
}
