import { flushSync } from 'react-dom';
import type { Transition } from './transition';

/** The name under which the browser knows a poster before and after. */
const POSTER = 'movie-poster';

/** How a new screen appears. */
const APPEARS: KeyframeAnimationOptions = { duration: 200, easing: 'ease-out' };

function isInView(element: Element): boolean {
  const { top, bottom, left, right, width } = element.getBoundingClientRect();
  return width > 0 && bottom > 0 && right > 0 && top < window.innerHeight && left < window.innerWidth;
}

/** The poster of a movie that the reader sees: in the uppermost dialog, else on the screen. */
function posterOf(movie: number | null): HTMLElement | null {
  if (movie === null) return null;
  const seen: ParentNode = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
  return [...seen.querySelectorAll<HTMLElement>(`[data-poster-of="${movie}"]`)].find(isInView) ?? null;
}

/** The move that is under way, if it is; another that begins takes its place. */
let latest: Transition | null = null;
let named: HTMLElement | null = null;

function name(poster: HTMLElement | null): void {
  named?.style.removeProperty('view-transition-name');
  named = poster;
  if (poster !== null) poster.style.viewTransitionName = POSTER;
}

/**
 * Shows a move as one: a new screen appears, and the movie's poster goes from where it was to where it is. Nothing but the
 * poster is a picture meanwhile: what stands on the screen can be pressed.
 * @param show draws what the new address shows
 */
export function runTransition(move: Transition, show: () => void): void {
  latest = move;
  name(posterOf(move.movie));
  const transition = document.startViewTransition(() => {
    name(null);
    // All at once: what the browser takes as the new picture is there when this returns.
    flushSync(show);
    if (move.sort === 'place') document.querySelector('main')?.animate({ opacity: [0, 1] }, APPEARS);
    name(posterOf(move.movie));
  });
  const end = () => {
    if (latest === move) name(null);
  };
  transition.finished.then(end, end);
  // In a page that nobody sees, or when another move comes in between, the new screen stands there at once.
  transition.ready.catch(() => undefined);
}
