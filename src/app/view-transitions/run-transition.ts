import { flushSync } from 'react-dom';
import type { Transition } from './transition';

/** The poster's `view-transition-name`. */
const POSTER = 'movie-poster';

/** How a new screen fades in. */
const APPEARS: KeyframeAnimationOptions = { duration: 200, easing: 'ease-out' };

function isInView(element: Element): boolean {
  const { top, bottom, left, right, width } = element.getBoundingClientRect();
  return width > 0 && bottom > 0 && right > 0 && top < window.innerHeight && left < window.innerWidth;
}

/** A movie's visible poster: in the topmost dialog, else on the screen. */
function posterOf(movie: number | null): HTMLElement | null {
  if (movie === null) return null;
  const seen: ParentNode = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
  return [...seen.querySelectorAll<HTMLElement>(`[data-poster-of="${movie}"]`)].find(isInView) ?? null;
}

/** The running transition; a new one replaces it. */
let latest: Transition | null = null;
let named: HTMLElement | null = null;

function name(poster: HTMLElement | null): void {
  named?.style.removeProperty('view-transition-name');
  named = poster;
  if (poster !== null) poster.style.viewTransitionName = POSTER;
}

/**
 * Runs a view transition: the new screen fades in and the movie's poster moves to its new position. Only the poster is
 * captured, so that the rest of the page stays interactive.
 * @param show renders the new location
 */
export function runTransition(move: Transition, show: () => void): void {
  latest = move;
  name(posterOf(move.movie));
  const transition = document.startViewTransition(() => {
    name(null);
    // Synchronous: the browser captures the new state when this returns.
    flushSync(show);
    if (move.sort === 'place') document.querySelector('main')?.animate({ opacity: [0, 1] }, APPEARS);
    name(posterOf(move.movie));
  });
  const end = () => {
    if (latest === move) name(null);
  };
  transition.finished.then(end, end);
  // In a hidden page, or when another transition interrupts, the new screen shows at once.
  transition.ready.catch(() => undefined);
}
