import { chakra } from '@chakra-ui/react/styled-system';
import { useRef } from 'react';
import { Button } from '../../components/button';
import type { QuestionnaireAnswers } from '../../domain/questionnaire/answers';
import { surpriseAnswers } from '../../domain/questionnaire/surprise';
import { seededRandom } from '../../domain/values/random';
import { useLaunch } from '../../hooks/use-launch';
import { CHOICES } from '../../i18n/messages/questionnaire';
import { LAST_ANSWERS } from '../../i18n/messages/results';
import { newSeed } from '../../lib/random';
import { QUESTIONNAIRE } from './messages';
import { limitText } from './sentence-messages';

const Line = chakra('p', { base: { marginBottom: '4', fontFamily: 'heading', fontSize: { base: 'xl', md: '2xl' } } });
const Buttons = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3' } });

export interface LastAnswersProps {
  readonly answers: QuestionnaireAnswers;
  readonly onSearch: (answers: QuestionnaireAnswers) => void;
  readonly onChange: () => void;
}

/** The answers of the last search, which a press searches with again. */
export function LastAnswers({ answers, onSearch, onChange }: LastAnswersProps) {
  const again = useRef<HTMLButtonElement>(null);
  useLaunch('again', () => again.current?.click());
  const { mood, genres, company, ageRatings, maxRuntime, fromWatchlist, sentence } = answers;
  const parts = [
    CHOICES.mood[mood],
    ...genres.map((one) => CHOICES.genre[one]),
    CHOICES.company[company],
    ...ageRatings,
    ...(maxRuntime === null ? [] : [CHOICES.time[maxRuntime]]),
    ...(sentence?.slots ?? []).map(limitText),
    ...(fromWatchlist ? [QUESTIONNAIRE.fromWatchlist] : []),
  ];
  return (
    <>
      <Line>{parts.join(' · ')}</Line>
      <Buttons>
        <Button ref={again} onPress={() => onSearch(answers)}>
          {LAST_ANSWERS.again}
        </Button>
        <Button variant="secondary" onPress={onChange}>
          {LAST_ANSWERS.change}
        </Button>
        <Button
          variant="secondary"
          onPress={() => onSearch(surpriseAnswers(answers, new Date().getHours(), seededRandom(newSeed())))}
        >
          {LAST_ANSWERS.surprise}
        </Button>
      </Buttons>
    </>
  );
}
