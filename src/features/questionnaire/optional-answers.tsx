import { chakra } from '@chakra-ui/react/styled-system';
import { CheckField } from '../../components/form/check-field';
import { ChoiceChips } from '../../components/form/choices';
import { RUNTIME_LIMITS } from '../../config/questionnaire';
import type { AnswersDraft } from '../../domain/questionnaire/answers';
import { useMemberState } from '../../hooks/member-provider';
import { CHOICES } from '../../i18n/messages/questionnaire';
import { useMarkedIds } from '../../marks/use-marked-movies';
import { QUESTIONNAIRE } from './messages';

const TIME_CHOICES = RUNTIME_LIMITS.map((value) => ({ value, label: CHOICES.time[value] }));

const Group = chakra('div', { base: { display: 'grid', gap: '4' } });

export interface OptionalAnswersProps {
  readonly draft: AnswersDraft;
  readonly onDraft: (draft: AnswersDraft) => void;
}

/** What can be chosen besides the questions. It comes before the age question, where a 'No' starts the search. */
export function OptionalAnswers({ draft, onDraft }: OptionalAnswersProps) {
  const { maxRuntime, fromWatchlist } = draft;
  const watchlist = useMarkedIds('watchlist');
  const { status } = useMemberState();
  const reading = watchlist === undefined && (status === 'opening' || status === 'open');
  return (
    <Group>
      <ChoiceChips
        single
        legend={QUESTIONNAIRE.time}
        choices={TIME_CHOICES}
        values={maxRuntime === null ? [] : [maxRuntime]}
        onToggle={(limit) => onDraft({ ...draft, maxRuntime: limit })}
      />
      {(reading || (watchlist?.length ?? 0) > 0) && (
        // While the device is read, only its place is there.
        <div style={{ visibility: reading ? 'hidden' : 'visible' }}>
          <CheckField
            label={QUESTIONNAIRE.fromWatchlist}
            note={QUESTIONNAIRE.fromWatchlistNote}
            checked={fromWatchlist}
            onChange={(chosen) => onDraft({ ...draft, fromWatchlist: chosen })}
          />
        </div>
      )}
    </Group>
  );
}
