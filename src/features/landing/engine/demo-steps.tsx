import { chakra } from '@chakra-ui/react/styled-system';
import { Clapperboard, Smile, Tags } from 'lucide-react';
import { LANDING_SECTIONS } from '../../../words/en/landing/landing-sections';

const List = chakra('ol', { base: { display: 'grid', gap: '2' } });
const Step = chakra('button', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: '4',
    alignItems: 'start',
    width: 'full',
    padding: '4',
    textAlign: 'left',
    cursor: 'pointer',
    borderRadius: 'lg',
    borderWidth: '1px',
    borderColor: 'transparent',
    transition: 'background-color 200ms, border-color 200ms',
    _hover: { bg: 'bg.hover' },
    '& > svg': { marginTop: '0.5', color: 'fg.muted' },
    '&[aria-current=step]': { bg: 'accent.subtle', borderColor: 'accent.text' },
    '&[aria-current=step] > svg': { color: 'accent.text' },
  },
});
const Words = chakra('span', { base: { display: 'grid', gap: '0.5' } });
const Title = chakra('span', { base: { fontWeight: 'semibold' } });
const Text = chakra('span', { base: { color: 'fg.muted', fontSize: 'sm' } });

const { steps: words } = LANDING_SECTIONS.demo;
const STEPS = [
  { ...words.mood, icon: Smile },
  { ...words.genre, icon: Tags },
  { ...words.results, icon: Clapperboard },
] as const;

/** Steps of the demo. */
export const DEMO_STEPS = STEPS.length;

export interface DemoStepsProps {
  readonly index: number;
  readonly onGoTo: (index: number) => void;
}

/** The demo's three steps; a press goes to one. */
export function DemoSteps({ index, onGoTo }: DemoStepsProps) {
  return (
    <List>
      {STEPS.map(({ title, text, icon: Icon }, at) => (
        <li key={title}>
          <Step type="button" aria-current={at === index ? 'step' : undefined} onClick={() => onGoTo(at)}>
            <Icon size={22} aria-hidden="true" />
            <Words>
              <Title>{title}</Title>
              <Text>{text}</Text>
            </Words>
          </Step>
        </li>
      ))}
    </List>
  );
}
