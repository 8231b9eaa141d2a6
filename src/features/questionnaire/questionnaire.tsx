import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef, useState, type ReactNode, type SyntheticEvent } from 'react';
import { MESSAGES } from '../../config/messages';
import { useRecommendations } from '../../data/hooks/use-recommendations';
import type { Recommendation } from '../../domain/recommend';
import { Button } from '../../ui/button';
import { ProgressLine } from '../../ui/progress-line';
import { Spinner } from '../../ui/spinner';
import { toasts } from '../../ui/toast';
import { failureSentence } from './failure-sentence';
import { ResultsDialog } from './results-dialog';
import { StepFields } from './step-fields';
import { useQuestionnaire } from './use-questionnaire';

const Panel = chakra('section', {
  base: {
    bg: 'bg.raised',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'xl',
    padding: { base: '5', md: '8' },
  },
});
const Form = chakra('form', { base: { display: 'grid', gap: '6' } });
const Buttons = chakra('div', { base: { display: 'flex', justifyContent: 'space-between', gap: '3' } });
const Fields = chakra('div', { base: { minHeight: { md: '15rem' } } });

export interface QuestionnaireProps {
  readonly onDetails: (film: Recommendation) => void;
  readonly renderMarks: (film: Recommendation) => ReactNode;
  readonly renderTrailer: (film: Recommendation, onClose: () => void) => ReactNode;
}

/** The guided questionnaire and its results. Answers stay as they are after a failure, so that the next try is one press. */
export function Questionnaire({ onDetails, renderMarks, renderTrailer }: QuestionnaireProps) {
  const { state, search, reset } = useRecommendations();
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
    if (found) toasts.show({ kind: 'success', text: MESSAGES.results.found });
  }, [found]);

  useEffect(() => {
    if (state.status === 'failed') toasts.show({ kind: 'error', text: failureSentence(state.failure) });
  }, [state]);

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
      <Panel aria-label={MESSAGES.questionnaire.heading}>
        <Spinner label={MESSAGES.questionnaire.searching} />
      </Panel>
    );
  }
  return (
    <Panel aria-label={MESSAGES.questionnaire.heading}>
      <Form onSubmit={onSubmit}>
        <ProgressLine
          text={MESSAGES.questionnaire.progress(form.position, form.of)}
          step={form.position}
          of={form.of}
        />
        <Fields ref={fields}>
          <StepFields step={form.step} draft={form.draft} onDraft={form.setDraft} />
        </Fields>
        <Buttons>
          {form.back ? (
            <Button look="ghost" onPress={form.back}>
              {MESSAGES.questionnaire.back}
            </Button>
          ) : (
            <span />
          )}
          <Button type="submit" disabled={!form.ready}>
            {form.last ? MESSAGES.questionnaire.getRecommendations : MESSAGES.questionnaire.next}
          </Button>
        </Buttons>
      </Form>
      {state.status === 'found' && (
        <ResultsDialog
          films={state.films}
          open={!closed}
          onClose={() => setClosed(true)}
          onTryAgain={tryAgain}
          onDetails={onDetails}
          renderMarks={renderMarks}
          renderTrailer={renderTrailer}
        />
      )}
    </Panel>
  );
}
