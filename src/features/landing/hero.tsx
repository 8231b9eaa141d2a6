import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, startTransition, Suspense, useEffect, useState } from 'react';
import { Button, ButtonLink } from '../../components/button';
import { ErrorBoundary } from '../../components/error-boundary';
import { PageHeading } from '../../components/layout/headings';
import { ROUTES } from '../../config/routes';
import { APP } from '../../i18n/messages/shell';
import { LANDING } from './messages';
import { usePlayState } from './slideshow';

// A drawn beam of light, like a projector's: the whole background when no pictures come.
const Root = chakra('section', {
  base: {
    position: 'relative',
    isolation: 'isolate',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    // The second row is the room of the controls, which come later: nothing jumps.
    gridTemplateRows: { base: '1fr minmax(6.5rem, auto)', md: '1fr minmax(3.75rem, auto)' },
    minHeight: { base: 'calc(100svh - 8rem)', md: 'min(46rem, calc(100svh - 3.75rem))' },
    overflow: 'hidden',
    background: [
      'conic-gradient(from 218deg at 92% -4%, transparent, var(--m-colors-accent-subtle) 14deg, transparent 38deg)',
      'radial-gradient(80rem 40rem at 85% 0%, var(--m-colors-bg-hover), transparent 70%)',
      'var(--m-colors-bg)',
    ].join(', '),
  },
});
const Words = chakra('div', {
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
    // On phones the words lie on the picture: a veil behind them, as high as they are, keeps them readable.
    background: {
      base: `linear-gradient(to bottom, transparent, ${veil(88)} 5.5rem, ${veil(94)} 60%, var(--m-colors-bg))`,
      md: 'none',
    },
    '& > *': { maxWidth: '40rem' },
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
  /** The pictures and their controls, drawn once the rest is painted. */
  readonly renderStage: (state: HeroStageState) => ReactNode;
}

/** The promise, the ways in, and behind them the pictures of popular movies, which come after the first paint. */
export function Hero({ onTryIt, renderStage }: HeroProps) {
  const { playing, toggle, running, hold } = usePlayState();
  const painted = useAfterPaint();
  return (
    <Root aria-label={LANDING.hero.label} {...hold}>
      <Words>
        <Eyebrow>{LANDING.eyebrow}</Eyebrow>
        <PageHeading title={APP.promise} lead={LANDING.lead} documentTitle={APP.name} size="hero" />
        <Buttons>
          <Button onPress={onTryIt}>{LANDING.tryIt}</Button>
          <ButtonLink to={ROUTES.join} variant="secondary">
            {LANDING.join}
          </ButtonLink>
        </Buttons>
      </Words>
      {painted && (
        <ErrorBoundary fallback={() => null}>
          <Suspense>{renderStage({ playing, running, onPlay: toggle })}</Suspense>
        </ErrorBoundary>
      )}
    </Root>
  );
}

/** Whether the hero's pictures move, and the press that stops or starts them. */
export interface HeroStageState {
  /** What the button says: it would stop when pressed. */
  readonly playing: boolean;
  /** False also while somebody reads, or the page is hidden. */
  readonly running: boolean;
  readonly onPlay: () => void;
}

/** The page's ground, so many percent of it: lies over pictures, so that words on them can be read whatever they show. */
export function veil(percent: number): string {
  return `color-mix(in srgb, var(--m-colors-bg) ${percent}%, transparent)`;
}

/** False until the browser has painted the screen once: for what may come after that. */
export function useAfterPaint(): boolean {
  const [painted, setPainted] = useState(false);
  useEffect(() => {
    // The first frame is about to be painted when its callback runs; the second one comes after it.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => startTransition(() => setPainted(true)));
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return painted;
}
