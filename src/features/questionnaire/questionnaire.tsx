import { chakra } from '@chakra-ui/react/styled-system';
import {
  type ReactNode,
  type SyntheticEvent,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { SearchFailure } from '../../api/tmdb/recommendation-search';
import { Button } from '../../components/button';
import { CheckField } from '../../components/form/check-field';
import { ProgressLine, type SearchProgressProps } from '../../components/progress';
import { Spinner } from '../../components/spinner';
import { toasts } from '../../components/toast';
import { type AnswersDraft, NO_ANSWERS } from '../../domain/questionnaire/answers';
import { ownServices } from '../../domain/watch-preferences';
import { useWatchPreferences } from '../../hooks/use-watch-preferences';
import { WATCH_PREFERENCES } from '../../i18n/messages/movies';
import { RESULTS } from '../../i18n/messages/results';
import { tmdbErrorMessage } from '../../i18n/tmdb-error-message';
import { QUESTIONNAIRE } from './messages';
import type { AnswerConflictNoticeProps } from './results';
import type { ResultsProps } from './results-dialog';
import { StepFields } from './step-fields';
import { useQuestionnaire, useStoredQuestionnaire } from './use-questionnaire';
import { type OnMovies, useRecommendations } from './use-recommendations';

const Panel = chakra('section', {
  base: {
    bg: 'bg.raised',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'lg',
    padding: { base: 'min(1.25rem, 5vw)', md: '8' },
  },
});
const Form = chakra('form', { base: { display: 'grid', gap: '6', gridTemplateColumns: 'minmax(0, 1fr)' } });
const Buttons = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '3' },
});
/** Height of the way back to movies that were found, with what is below it. */
const WAY_BACK = '4.25rem';
const Found = chakra('div', { base: { minHeight: WAY_BACK, paddingBottom: '6' } });
const Fields = chakra('div', { base: { minHeight: { md: '15rem' } } });

/** Whether the movies found are open, which the address says. */
export interface ResultsDialogState {
  readonly open: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

export interface QuestionnaireProps {
  readonly results: ResultsDialogState;
  /** Loads what the others render: called with the first answer, so that it is there before it is needed. */
  readonly loadResults: () => Promise<unknown>;
  /** What the step's answer leaves out. */
  readonly renderLeftOut: (props: AnswerConflictNoticeProps) => ReactNode;
  /** How far a search is that reads on to the last page. */
  readonly renderReadingOn: (props: SearchProgressProps) => ReactNode;
  readonly renderResults: (results: ResultsProps) => ReactNode;
}

/**
 * The guided questionnaire and its results. Answers stay as they are after a failure, so that the next try is one press;
 * answers and movies outlive the screen.
 */
export function Questionnaire({
  results,
  loadResults,
  renderLeftOut,
  renderReadingOn,
  renderResults,
}: QuestionnaireProps) {
  const { answers, keepAnswers, movies, count, place, since, keepMovies, onlyOwn, keepOnlyOwn } =
    useStoredQuestionnaire();
  const viewing = useWatchPreferences();
  const own = ownServices(viewing);
  const kept = onlyOwn && own !== null;
  const onMovies = useCallback<OnMovies>((found, age) => keepMovies({ movies: found, since: age }), [keepMovies]);
  const { state, search, reset, prepare } = useRecommendations(loadResults, onMovies);
  const form = useQuestionnaire(answers, keepAnswers, (given) => void search(given, kept ? own : null));
  const submit = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLElement>(null);
  const back = useRef<HTMLButtonElement>(null);
  const fields = useRef<HTMLDivElement>(null);
  const moved = useRef(false);
  const [height, setHeight] = useState(0);
  const wasOpen = useRef(results.open);
  const found = state.status === 'found';
  const searching = state.status === 'searching';
  // Told with the movies when they come, not when they are opened again.
  const [closed, setClosed] = useState({ open: results.open, search: state });
  if (closed.open !== results.open) setClosed({ open: results.open, search: results.open ? closed.search : state });
  const news = found && closed.search !== state ? RESULTS.found : '';

  // The button that began it is gone meanwhile.
  useLayoutEffect(() => {
    if (searching && document.activeElement === document.body) panel.current?.focus({ preventScroll: true });
  }, [searching]);

  useEffect(() => {
    if (moved.current) fields.current?.querySelector('input')?.focus({ preventScroll: true });
    moved.current = true;
  }, [form.step]);

  const onClosed = useEffectEvent(() => {
    // what opened the movies may be gone by now: the search's last button always is
    const focused = document.activeElement;
    if (focused !== panel.current && !focused?.matches('body, main, h1')) return;
    (form.draft === NO_ANSWERS ? fields.current?.querySelector('input') : back.current)?.focus({ preventScroll: true });
  });
  useEffect(() => {
    if (wasOpen.current && !results.open) onClosed();
    wasOpen.current = results.open;
  }, [results.open]);

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

  const onFound = useEffectEvent(() => {
    keepMovies({ place: 0 });
    results.onOpen();
  });
  useEffect(() => {
    if (found) onFound();
  }, [found]);

  const onFailed = useEffectEvent((failure: SearchFailure) =>
    toasts.show({ kind: 'error', text: searchErrorMessage(failure, kept) }),
  );
  const repeats = state.status === 'found' && state.repeats;
  useEffect(() => {
    if (repeats) toasts.show({ kind: 'info', text: RESULTS.repeats });
  }, [repeats]);

  useEffect(() => {
    if (state.status !== 'failed') return;
    const told = onFailed(state.failure);
    // Of no use to the next search, which begins with this state's end.
    return () => toasts.dismiss(told);
  }, [state]);

  // What was answered on an earlier visit loads the same as the first answer of this one.
  useEffect(() => {
    if (answers.draft !== NO_ANSWERS) void prepare();
  }, [answers, prepare]);

  function onDraft(draft: AnswersDraft) {
    if (form.draft === NO_ANSWERS) void prepare();
    form.setDraft(draft);
  }

  function onSubmit(event: SyntheticEvent) {
    event.preventDefault();
    setHeight(panel.current?.offsetHeight ?? 0);
    form.next();
  }

  function tryAgain() {
    results.onClose();
    reset();
    form.restart();
  }

  if (state.status === 'searching') {
    // as high as the questions with the way back to movies above them, so that nothing below moves when these come
    const minHeight = count > 0 ? height : `calc(${height}px + ${WAY_BACK})`;
    return (
      <Panel ref={panel} tabIndex={-1} aria-label={QUESTIONNAIRE.heading} style={{ minHeight }}>
        <Spinner label={QUESTIONNAIRE.searching} />
        {renderReadingOn({ share: state.share, onStop: reset })}
      </Panel>
    );
  }
  return (
    <Panel ref={panel} tabIndex={-1} aria-label={QUESTIONNAIRE.heading}>
      {count > 0 && (
        <Found>
          <Button ref={back} variant="secondary" wide onPress={results.onOpen}>
            {QUESTIONNAIRE.backToMovies(count)}
          </Button>
        </Found>
      )}
      <Form onSubmit={onSubmit}>
        <ProgressLine text={QUESTIONNAIRE.progress(form.position, form.of)} step={form.position} of={form.of} />
        <Fields ref={fields}>
          <StepFields step={form.step} draft={form.draft} onDraft={onDraft} />
          {/* there before its first word, so that a screen reader tells it */}
          <div role="status">{form.draft !== NO_ANSWERS && renderLeftOut({ step: form.step, draft: form.draft })}</div>
        </Fields>
        {own !== null && (
          <CheckField
            label={WATCH_PREFERENCES.onlyOwn}
            note={WATCH_PREFERENCES.onlyOwnNote(viewing.services.map(({ name }) => name))}
            checked={onlyOwn}
            onChange={keepOnlyOwn}
          />
        )}
        <Buttons>
          {form.back ? (
            <Button variant="ghost" onPress={form.back}>
              {QUESTIONNAIRE.back}
            </Button>
          ) : (
            <span />
          )}
          <Button ref={submit} type="submit" disabled={!form.ready}>
            {form.last ? QUESTIONNAIRE.getRecommendations : QUESTIONNAIRE.next}
          </Button>
        </Buttons>
      </Form>
      {movies.length > 0 &&
        renderResults({
          movies,
          place,
          since,
          unchecked: since !== null && kept,
          news,
          open: results.open,
          onPlace: (index) => keepMovies({ place: index }),
          onClose: results.onClose,
          onTryAgain: tryAgain,
        })}
    </Panel>
  );
}

/**
 * The sentence for a search that found nothing, or a service that did not answer.
 * @param onlyOwn whether it was kept to the reader's own services
 */
export function searchErrorMessage({ reason }: SearchFailure, onlyOwn = false): string {
  const where = onlyOwn ? ` ${WATCH_PREFERENCES.onlyOwnNothing}` : '';
  if (reason === 'none-left') return `${RESULTS.noneLeft}${where}`;
  if (reason === 'api-limit-reached') return `${RESULTS.servedNoneLeft}${where}`;
  if (reason === 'device-none-left') return RESULTS.deviceNoneLeft;
  if (reason === 'none-match') return `${RESULTS.noneMatch}${where}`;
  return tmdbErrorMessage(reason, { offline: RESULTS.offline, failed: RESULTS.serviceFailed });
}
