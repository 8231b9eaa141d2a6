import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, startTransition, Suspense, useEffect, useState } from 'react';
import { Button, ButtonLink } from '../../components/button';
import { ErrorBoundary } from '../../components/error-boundary';
import { PageHeading } from '../../components/layout/headings';
import { ROUTES } from '../../config/routes';
import { LOW_WINDOW } from '../../config/ui';
import { APP } from '../../i18n/messages/shell';
import { LANDING } from './messages';
import { usePlayState } from './slideshow';

// A CSS beam of light, like a projector's: the background if no images load.
const Root = chakra('section', {
  base: {
    position: 'relative',
    isolation: 'isolate',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    // The second row reserves space for the controls, which load later.
    gridTemplateRows: {
      base: '1fr minmax(9.75rem, auto)',
      md: '1fr minmax(7rem, auto)',
      lg: '1fr minmax(3.75rem, auto)',
    },
    minHeight: { base: 'calc(100svh - 8rem)', md: 'min(46rem, calc(100svh - 3.75rem))' },
    overflow: 'hidden',
    background: [
      'conic-gradient(from 218deg at 92% -4%, transparent, var(--m-colors-accent-subtle) 14deg, transparent 38deg)',
      'radial-gradient(80rem 40rem at 85% 0%, var(--m-colors-bg-hover), transparent 70%)',
      'var(--m-colors-bg)',
    ].join(', '),
  },
});
const Content = chakra('div', {
  base: {
    position: 'relative',
    zIndex: 1,
    alignSelf: { base: 'end', md: 'center' },
    width: 'full',
    maxWidth: 'page',
    marginInline: 'auto',
    paddingTop: { base: '24', md: '16' },
    paddingBottom: '6',
    paddingLeft: 'max(1rem, env(safe-area-inset-left))',
    paddingRight: 'max(1rem, env(safe-area-inset-right))',
    // On phones the text is on top of the image, so an equally tall gradient keeps it readable.
    background: {
      base: `linear-gradient(to bottom, transparent, ${translucentBackground(88)} 5.5rem, ${translucentBackground(94)} 60%, var(--m-colors-bg))`,
      md: 'none',
    },
    '& > *': { maxWidth: '40rem' },
    // Shows the buttons without scrolling.
    [LOW_WINDOW]: { paddingTop: '5', paddingBottom: '3', '& h1': { fontSize: '3rem' } },
  },
});
const Eyebrow = chakra('p', {
  base: {
    marginBottom: '3',
    color: 'accent.text',
    fontSize: 'sm',
    fontWeight: 'semibold',
    letterSpacing: '0.08em',
    textTransform: 'uppercase',
  },
});
const Buttons = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3' } });

export interface HeroProps {
  readonly onTryIt: () => void;
  /** The slideshow and its controls, rendered after the first paint. */
  readonly renderStage: (state: HeroStageState) => ReactNode;
}

/** The headline and the calls to action, over a slideshow of popular movies that loads after the first paint. */
export function Hero({ onTryIt, renderStage }: HeroProps) {
  const { playing, toggle, running, pauseHandlers } = usePlayState();
  const painted = useAfterPaint();
  return (
    <Root aria-label={LANDING.hero.label} {...pauseHandlers}>
      <Content>
        <Eyebrow>{LANDING.eyebrow}</Eyebrow>
        <PageHeading title={APP.promise} lead={LANDING.lead} documentTitle={APP.name} size="hero" />
        <Buttons>
          <Button onPress={onTryIt}>{LANDING.tryIt}</Button>
          <ButtonLink to={ROUTES.join} variant="secondary">
            {LANDING.join}
          </ButtonLink>
        </Buttons>
      </Content>
      {painted && (
        <ErrorBoundary fallback={() => null}>
          <Suspense>{renderStage({ playing, running, onPlay: toggle })}</Suspense>
        </ErrorBoundary>
      )}
    </Root>
  );
}

/** State of the hero's slideshow, and its toggle. */
export interface HeroStageState {
  /** What the button shows: true if a press would pause. */
  readonly playing: boolean;
  /** False also while the pointer or focus is on it, or the page is hidden. */
  readonly running: boolean;
  readonly onPlay: () => void;
}

/** The page's background color at an opacity in percent, laid over images to keep text readable. */
export function translucentBackground(percent: number): string {
  return `color-mix(in srgb, var(--m-colors-bg) ${percent}%, transparent)`;
}

/** False until the browser has painted once, to postpone what can wait. */
export function useAfterPaint(): boolean {
  const [painted, setPainted] = useState(false);
  useEffect(() => {
    // The first callback runs before the first paint, the second one after it.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => startTransition(() => setPainted(true)));
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return painted;
}
