import { chakra } from '@chakra-ui/react/styled-system';
import { useId, type ReactNode } from 'react';
import { DEMO_STEP_MS } from '../../../config/landing';
import { LANDING_SECTIONS } from '../../../words/en/landing/landing-sections';
import { Band } from '../../../components/layout/headings';
import type { CardMovie } from '../../../components/movie/movie-card';
import { DemoAnswers } from './demo-answers';
import { DEMO_STEPS, DemoSteps } from './demo-steps';
import { PlayButton } from '../hero/play-button';
import { SampleMovies } from './sample-films';
import { SectionLead } from '../sections/section-lead';
import { usePlayState } from '../hero/use-play-state';
import { useRotation } from '../hero/use-rotation';

const Demo = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 42rem) minmax(0, 1fr)' },
    gap: { base: '6', lg: '10' },
    alignItems: 'center',
  },
});
const Steps = chakra('div', {
  base: { display: 'grid', gap: '2', justifyItems: 'start', '& > ol': { width: 'full' } },
});
const Stage = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '6',
    padding: { base: '4', md: '8' },
    borderRadius: 'lg',
    borderWidth: '1px',
    bg: 'bg.raised',
    boxShadow: 'raised',
  },
});

export interface EngineDemoProps {
  readonly onOpen: (movie: CardMovie) => void;
  /** The questionnaire to try it with. */
  readonly children: ReactNode;
}

/** 'See Our Movie Engine in Action': the way from a mood to three movies, then the real thing. */
export function EngineDemo({ onOpen, children }: EngineDemoProps) {
  const { demo: words } = LANDING_SECTIONS;
  const heading = useId();
  const { playing, toggle, running, hold } = usePlayState();
  const { index, goTo } = useRotation({ count: DEMO_STEPS, everyMs: DEMO_STEP_MS, running });
  return (
    <Band aria-labelledby={heading}>
      <SectionLead id={heading} title={words.title} lead={words.lead} />
      <Demo {...hold}>
        <Stage>
          <DemoAnswers step={index} />
          <SampleMovies lit={index === DEMO_STEPS - 1} onOpen={onOpen} />
        </Stage>
        <Steps>
          <DemoSteps index={index} onGoTo={goTo} />
          <PlayButton playing={playing} onPress={toggle} stop={words.pause} start={words.play} />
        </Steps>
      </Demo>
      {children}
    </Band>
  );
}
