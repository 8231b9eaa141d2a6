import { type ReactNode, type SyntheticEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '../../components/button';
import { CheckField } from '../../components/form/check-field';
import { ProgressLine, type SearchProgressProps } from '../../components/progress';
import { Spinner } from '../../components/spinner';
import { toasts } from '../../components/toast';
import {
  type AnswersDraft,
  completeAnswers,
  NO_ANSWERS,
  type QuestionnaireStep,
  runtimeLimit,
} from '../../domain/questionnaire/answers';
import { ownServices } from '../../domain/watch-preferences';
import { useWatchPreferences } from '../../hooks/use-watch-preferences';
import { WATCH_PREFERENCES } from '../../i18n/messages/movies';
import { FOUND } from '../../i18n/messages/questionnaire';
import { RESULTS } from '../../i18n/messages/results';
import type { LastAnswersProps } from './last-answers';
import type { AnswerConflictNoticeProps, OptionalAnswersProps } from './results';
import type { ResultsProps } from './results-dialog';
import {
  Ahead,
  Buttons,
  Fields,
  Form,
  Last,
  Options,
  Panel,
  REOPEN_HEIGHT,
  ReopenArea,
  SentenceField,
} from './questionnaire-layout';
import type { SentencePanelProps } from './sentence-panel';
import { QUESTIONNAIRE } from './messages';
import { searchErrorMessage } from './search-error-message';
import { StepFields } from './step-fields';
import { usePanelFocus, useQuestionnaire, useStoredQuestionnaire } from './use-questionnaire';
import { type FailedSearch, useRecommendations } from './use-recommendations';

/** State of the results dialog, which is stored in the URL. */
export interface ResultsDialogState {
  readonly open: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

export interface QuestionnaireProps {
  readonly results: ResultsDialogState;
  /** Loads the lazy parts; called on the first answer, so that they are ready in time. */
  readonly loadResults: () => Promise<unknown>;
  /** Loads what reads a sentence; called when its field is touched. */
  readonly loadSentence: () => Promise<unknown>;
  /** What a sentence says. */
  readonly renderSentence: (props: SentencePanelProps) => ReactNode;
  /** Which options the current answers exclude. */
  readonly renderConflict: (props: AnswerConflictNoticeProps) => ReactNode;
  /** What can be chosen besides the questions. */
  readonly renderOptions: (props: OptionalAnswersProps) => ReactNode;
  /** Progress of a search that reads all pages. */
  readonly renderProgress: (props: SearchProgressProps) => ReactNode;
  /** The answers of an earlier visit, to search with again. */
  readonly renderLastAnswers: (props: LastAnswersProps) => ReactNode;
  readonly renderResults: (results: ResultsProps) => ReactNode;
}

/**
 * The questionnaire and its results. Answers survive failures, so that a retry is one press; answers and movies outlive
 * the screen.
 */
export function Questionnaire({
  results,
  loadResults,
  loadSentence,
  renderSentence,
  renderConflict,
  renderOptions,
  renderProgress,
  renderLastAnswers,
  renderResults,
}: QuestionnaireProps) {
  const { answers, storeAnswers, movies, count, place, since, storeResults, showMovies, onlyOwn, storeOnlyOwn } =
    useStoredQuestionnaire();
  const preferences = useWatchPreferences();
  const own = ownServices(preferences);
  const limited = onlyOwn && own !== null;
  const { state, search, reset, prepare } = useRecommendations(loadResults, showMovies);
  const form = useQuestionnaire(answers, storeAnswers, (submitted) => {
    const services = submitted.sentence?.services ?? [];
    const named = services.length > 0 ? { country: preferences.country, services } : null;
    void search(submitted, named ?? (limited ? own : null));
  });
  const [text, setText] = useState(answers.draft.sentence?.text ?? '');
  const isLimited = limited || (form.draft.sentence?.services.length ?? 0) > 0;
  const submit = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLElement>(null);
  const back = useRef<HTMLButtonElement>(null);
  const fields = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(0);
  // Nothing has been answered on this visit.
  const [returning, setReturning] = useState(true);
  const found = state.status === 'found';
  const searching = state.status === 'searching';
  // Announced when the results arrive, not when they are reopened.
  const [closed, setClosed] = useState({ open: results.open, search: state });
  if (closed.open !== results.open) setClosed({ open: results.open, search: results.open ? closed.search : state });
  const announcement = found && closed.search !== state ? FOUND.announcement : '';

  usePanelFocus({ panel, back, fields, submit }, form, { open: results.open, searching, found });

  const onFound = useEffectEvent(() => {
    storeResults({ place: 0 });
    results.onOpen();
  });
  useEffect(() => {
    if (found) onFound();
  }, [found]);

  const onFailed = useEffectEvent((failure: FailedSearch) =>
    toasts.show({ kind: 'error', text: searchErrorMessage(failure, isLimited, runtimeLimit(form.draft)) }),
  );
  const notice = state.status === 'found' ? state.notice : null;
  useEffect(() => {
    if (notice) toasts.show({ kind: 'info', text: RESULTS[notice] });
  }, [notice]);

  useEffect(() => {
    if (state.status !== 'failed') return;
    const toastId = onFailed(state.failure);
    // Obsolete once the next search starts.
    return () => toasts.dismiss(toastId);
  }, [state]);

  // Answers of an earlier visit count as the first answer, too.
  useEffect(() => {
    if (answers.draft !== NO_ANSWERS) void prepare();
  }, [answers, prepare]);

  function onDraft(draft: AnswersDraft) {
    if (form.draft === NO_ANSWERS) void prepare();
    setReturning(false);
    form.setDraft(draft);
  }

  /** While it searches, the panel stays as tall as it is now. */
  function keepHeight() {
    setHeight(panel.current?.getBoundingClientRect().height ?? 0);
  }

  function onPick(step: QuestionnaireStep, draft: AnswersDraft) {
    keepHeight();
    form.pick(step, draft);
  }

  function onSubmit(event: SyntheticEvent) {
    event.preventDefault();
    keepHeight();
    form.next();
  }

  const last = returning && count > 0 ? completeAnswers(form.draft) : null;

  function tryAgain() {
    results.onClose();
    reset();
    setText('');
    form.restart();
  }

  if (state.status === 'searching') {
    // as tall as the questions plus the button above them, so that nothing below moves when it appears
    const minHeight = count > 0 ? height : `calc(${height}px + ${REOPEN_HEIGHT})`;
    return (
      <Panel ref={panel} tabIndex={-1} aria-label={QUESTIONNAIRE.heading} style={{ minHeight }}>
        <Spinner label={QUESTIONNAIRE.searching} />
        {renderProgress({ share: state.share, onStop: reset })}
      </Panel>
    );
  }
  return (
    <Panel ref={panel} tabIndex={-1} aria-label={QUESTIONNAIRE.heading}>
      {count > 0 && (
        <ReopenArea>
          <Button ref={back} variant="secondary" wide onPress={results.onOpen}>
            {QUESTIONNAIRE.backToMovies(count)}
          </Button>
        </ReopenArea>
      )}
      <SentenceField>
        {QUESTIONNAIRE.sentence}
        <input
          form="sentence"
          maxLength={300}
          placeholder={QUESTIONNAIRE.sentenceExample}
          value={text}
          onFocus={() => void loadSentence().catch(() => undefined)}
          onChange={({ target }) => {
            setReturning(false);
            setText(target.value);
          }}
        />
      </SentenceField>
      {!last &&
        (text !== '' || form.draft.sentence) &&
        renderSentence({
          text,
          draft: form.draft,
          onDraft,
          onSearch: (chosen) => form.submit(chosen),
        })}
      {last ? (
        <Last onClickCapture={keepHeight}>
          {renderLastAnswers({
            answers: last,
            onSearch: (chosen) => form.submit(chosen),
            onChange() {
              setReturning(false);
              form.toStart();
            },
          })}
        </Last>
      ) : (
        <Form onSubmit={onSubmit}>
          <ProgressLine
            text={QUESTIONNAIRE.progress(form.position, form.total)}
            step={form.position}
            total={form.total}
          />
          <Fields ref={fields}>
            {form.step === 'age' && <Options>{renderOptions({ draft: form.draft, onDraft })}</Options>}
            <StepFields
              step={form.step}
              draft={form.draft}
              onDraft={onDraft}
              onPick={(draft) => onPick(form.step, draft)}
            />
            {/* the next question is at hand, so that going on takes no tap of its own */}
            {form.step === 'genre' && form.ready && (
              <Ahead>
                <StepFields
                  step="company"
                  draft={form.draft}
                  onDraft={onDraft}
                  onPick={(draft) => onPick('company', draft)}
                />
              </Ahead>
            )}
            {/* rendered before its first text, so that screen readers announce it */}
            <div role="status">
              {form.draft !== NO_ANSWERS && renderConflict({ step: form.step, draft: form.draft })}
            </div>
          </Fields>
          {own !== null && (
            <CheckField
              label={WATCH_PREFERENCES.onlyOwn}
              note={WATCH_PREFERENCES.onlyOwnNote(preferences.services.map(({ name }) => name))}
              checked={onlyOwn}
              onChange={storeOnlyOwn}
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
      )}
      {movies.length > 0 &&
        renderResults({
          movies,
          place,
          since,
          unchecked: since !== null && isLimited,
          announcement,
          open: results.open,
          onIndexChange: (index) => storeResults({ place: index }),
          onClose: results.onClose,
          onTryAgain: tryAgain,
        })}
    </Panel>
  );
}
