import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef, useState, type ReactNode, type SyntheticEvent } from 'react';
import { QUESTIONNAIRE } from '../../config/messages/questionnaire';
import { RESULTS } from '../../config/messages/results';
import { useRecommendations } from '../../data/hooks/use-recommendations';
import { NO_ANSWERS, type AnswersDraft } from '../../domain/answers';
import { Button } from '../../ui/button';
import { ProgressLine } from '../../ui/progress-line';
import { Spinner } from '../../ui/spinner';
import { toasts } from '../../ui/toast';
import { failureSentence } from './failure-sentence';
import type { ResultsProps } from './results-dialog';
import { StepFields } from './step-fields';
import { useQuestionnaire } from './use-questionnaire';

const Panel = chakra('section', {
  base: {
    bg: 'bg.raised',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'lg',
    padding: { base: '5', md: '8' },
  },
});
const Form = chakra('form', { base: { display: 'grid', gap: '6' } });
const Buttons = chakra('div', { base: { display: 'flex', justifyContent: 'space-between', gap: '3' } });
const Fields = chakra('div', { base: { minHeight: { md: '15rem' } } });

export interface QuestionnaireProps {
  /** Loads what `renderResults` shows: called with the first answer, so that it is there before the films are. */
  readonly loadResults: () => Promise<unknown>;
  readonly renderResults: (results: ResultsProps) => ReactNode;
}

/** The guided questionnaire and its results. Answers stay as they are after a failure, so that the next try is one press. */
export function Questionnaire({ loadResults, renderResults }: QuestionnaireProps) {
  const { state, search, reset, prepare } = useRecommendations(loadResults);
  const form = useQuestionnaire((answers) => void search(answers));
  const [closed, setClosed] = useState(false);
  const fields = useRef<HTMLDivElement>(null);
  const moved = useRef(false);
  const found = state.status === 'found';

  useEffect(() => {
    if (moved.current) fields.current?.querySelector('input')?.focus({ preventScroll: true });
    moved.current = true;
  }, [form.step]);

  useEffect(() => {
    if (found) toasts.show({ kind: 'success', text: RESULTS.found });
  }, [found]);

  useEffect(() => {
    if (state.status === 'failed') toasts.show({ kind: 'error', text: failureSentence(state.failure) });
  }, [state]);

  function onDraft(draft: AnswersDraft) {
    if (form.draft === NO_ANSWERS) void prepare();
    form.setDraft(draft);
  }

  function onSubmit(event: SyntheticEvent) {
    event.preventDefault();
    setClosed(false);
    form.next();
  }

  function tryAgain() {
    reset();
    form.restart();
  }

  if (state.status === 'searching') {
    return (
      <Panel aria-label={QUESTIONNAIRE.heading}>
        <Spinner label={QUESTIONNAIRE.searching} />
      </Panel>
    );
  }
  return (
    <Panel aria-label={QUESTIONNAIRE.heading}>
      <Form onSubmit={onSubmit}>
        <ProgressLine text={QUESTIONNAIRE.progress(form.position, form.of)} step={form.position} of={form.of} />
        <Fields ref={fields}>
          <StepFields step={form.step} draft={form.draft} onDraft={onDraft} />
        </Fields>
        <Buttons>
          {form.back ? (
            <Button look="ghost" onPress={form.back}>
              {QUESTIONNAIRE.back}
            </Button>
          ) : (
            <span />
          )}
          <Button type="submit" disabled={!form.ready}>
            {form.last ? QUESTIONNAIRE.getRecommendations : QUESTIONNAIRE.next}
          </Button>
        </Buttons>
      </Form>
      {state.status === 'found' &&
        renderResults({ films: state.films, open: !closed, onClose: () => setClosed(true), onTryAgain: tryAgain })}
    </Panel>
  );
}
