import { chakra } from '@chakra-ui/react/styled-system';
import { useMemo, useState } from 'react';
import { HERO_ROTATION_MS } from '../../../config/landing';
import { usePopular } from '../../../hooks/use-movie-list';
import { heroBackdrops } from '../../../domain/lists/charts';
import { MovieBackdrop } from '../../../components/movie/backdrop';
import { HeroControls } from './hero-controls';
import type { HeroStageState } from './hero-stage-state';
import { useRotation } from './use-rotation';
import { veil } from './veil';

const TO_GROUND =
  'linear-gradient(to top, var(--m-colors-bg), transparent 45%), linear-gradient(100deg, var(--m-colors-bg)';
const Pictures = chakra('div', {
  base: {
    position: 'absolute',
    insetInline: 0,
    top: 0,
    height: { base: '72%', md: 'full' },
    zIndex: 0,
    // Down to the page's own ground, and on wide windows also under the words: they are read on that ground.
    _after: {
      content: '""',
      position: 'absolute',
      inset: 0,
      background: {
        base: `linear-gradient(to top, var(--m-colors-bg) 6%, ${veil(60)} 45%, transparent 80%)`,
        // As far as the words reach, whatever share of the window that is.
        md: `${TO_GROUND} 12%, ${veil(94)} 46rem, ${veil(60)} 60rem)`,
        xl: `${TO_GROUND} 12%, ${veil(90)} 42%, ${veil(60)} 54%, transparent 78%)`,
      },
    },
  },
});

/** Pictures of popular movies, one after the other. Without any, the hero's drawn ground stays. */
export function HeroStage({ playing, running, onPlay }: HeroStageState) {
  const { movies } = usePopular();
  const all = useMemo(() => heroBackdrops(movies), [movies]);
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set());
  const [ready, setReady] = useState<ReadonlySet<string>>(new Set());
  const backdrops = all.filter(({ path }) => !failed.has(path));
  const { index, goTo } = useRotation({ count: backdrops.length, everyMs: HERO_ROTATION_MS, running });
  const current = backdrops[index];
  const [shown, setShown] = useState<string | null>(null);
  // The first picture is there as soon as it has come: a browser counts it as painted when its fade has ended.
  const [moved, setMoved] = useState(false);

  // The last picture stays until the next one has arrived.
  if (current !== undefined && current.path !== shown && ready.has(current.path)) {
    setShown(current.path);
    setMoved(shown !== null);
  }
  if (current === undefined) return null;

  const next = backdrops[(index + 1) % backdrops.length];
  const wanted = backdrops.filter(({ path }) => path === current.path || path === next?.path || ready.has(path));
  return (
    <>
      <Pictures>
        {wanted.map(({ path }) => (
          <MovieBackdrop
            key={path}
            path={path}
            fade={moved ? 'hero' : 'none'}
            shown={path === shown}
            priority={path === all[0]?.path}
            onReady={() => setReady((before) => new Set(before).add(path))}
            onFailed={() => setFailed((before) => new Set(before).add(path))}
          />
        ))}
      </Pictures>
      {shown !== null && backdrops.length > 1 && (
        <HeroControls backdrops={backdrops} index={index} onGoTo={goTo} playing={playing} onPlay={onPlay} />
      )}
    </>
  );
}
