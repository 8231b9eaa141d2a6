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
let namedPoster: HTMLElement | null = null;

function setTransitionName(poster: HTMLElement | null): void {
  namedPoster?.style.removeProperty('view-transition-name');
  namedPoster = poster;
  if (poster !== null) poster.style.viewTransitionName = POSTER;
}

/**
 * Runs a view transition: the new screen fades in and the movie's poster moves to its new position. Only the poster is
 * captured, so that the rest of the page stays interactive.
 * @param show renders the new location
 */
export function runTransition(transition: Transition, show: () => void): void {
  latest = transition;
  setTransitionName(posterOf(transition.movie));
  const viewTransition = document.startViewTransition(() => {
    setTransitionName(null);
    // Synchronous: the browser captures the new state when this returns.
    flushSync(show);
    if (transition.kind === 'screen') document.querySelector('main')?.animate({ opacity: [0, 1] }, APPEARS);
    setTransitionName(posterOf(transition.movie));
  });
  const end = () => {
    if (latest === transition) setTransitionName(null);
  };
  viewTransition.finished.then(end, end);
  // In a hidden page, or when another transition interrupts, the new screen shows at once.
  viewTransition.ready.catch(() => undefined);
}
