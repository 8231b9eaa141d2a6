import { chakra } from '@chakra-ui/react/styled-system';
import { CHOICES, RESULTS } from '../../../i18n/messages/questionnaire';
import { GENRES_BY_MOOD, MOODS } from '../../../config/questionnaire';
import { Chip } from '../../../components/chip';

// All three lie on one another, so that the room they take stays the same.
const Stack = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', '& > *': { gridArea: '1 / 1' } },
});
const Layer = chakra('div', {
  base: {
    visibility: 'hidden',
    opacity: 0,
    transition: 'opacity 300ms',
    '&[data-shown=true]': { visibility: 'visible', opacity: 1 },
  },
});
const Question = chakra('p', { base: { marginBottom: '2', fontWeight: 'semibold' } });
const Answers = chakra('ul', { base: { display: 'flex', flexWrap: 'wrap', gap: '1.5' } });

const Answer = chakra(Chip, {
  base: { paddingBlock: '1.5', paddingInline: '3.5' },
  variants: { chosen: { true: { bg: 'accent', color: 'accent.fg', borderColor: 'accent' } } },
});

const HAPPY = 'happy';
const CHOSEN_GENRES: readonly string[] = ['comedy', 'adventure'];

function Choices({ choices }: { readonly choices: readonly { readonly label: string; readonly chosen: boolean }[] }) {
  return (
    <Answers>
      {choices.map(({ label, chosen }) => (
        <Answer key={label} chosen={chosen}>
          {label}
        </Answer>
      ))}
    </Answers>
  );
}

/** What is asked and answered at a step of the demo (0 to 2): a picture of the questionnaire, nothing to press. */
export function DemoAnswers({ step }: { readonly step: number }) {
  const moods = MOODS.map((mood) => ({ label: CHOICES.mood[mood], chosen: mood === HAPPY }));
  const genres = GENRES_BY_MOOD[HAPPY].map((genre) => ({
    label: CHOICES.genre[genre],
    chosen: CHOSEN_GENRES.includes(genre),
  }));
  return (
    <Stack aria-hidden="true">
      <Layer data-shown={step === 0}>
        <Question>{CHOICES.question.mood}</Question>
        <Choices choices={moods} />
      </Layer>
      <Layer data-shown={step === 1}>
        <Question>{CHOICES.question.genre}</Question>
        <Choices choices={genres} />
      </Layer>
      <Layer data-shown={step === 2}>
        <Question>{RESULTS.title}</Question>
        <p>{RESULTS.found}</p>
      </Layer>
    </Stack>
  );
}
