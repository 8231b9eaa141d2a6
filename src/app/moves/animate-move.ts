import { flushSync } from 'react-dom';
import type { Move } from './move';

/** The name under which the browser knows a poster before and after. */
const POSTER = 'film-poster';

function isInView(element: Element): boolean {
  const { top, bottom, left, right, width } = element.getBoundingClientRect();
  return width > 0 && bottom > 0 && right > 0 && top < window.innerHeight && left < window.innerWidth;
}

/** The poster of a film that the reader sees: in the uppermost dialog, else on the screen. */
function posterOf(film: number | null): HTMLElement | null {
  if (film === null) return null;
  const seen: ParentNode = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
  return [...seen.querySelectorAll<HTMLElement>(`[data-poster-of="${film}"]`)].find(isInView) ?? null;
}

function named(poster: HTMLElement | null): () => void {
  if (poster === null) return () => {};
  poster.style.viewTransitionName = POSTER;
  return () => poster.style.removeProperty('view-transition-name');
}

/**
 * Shows a move as one: the screens fade into each other, and the film's poster goes from where it was to where it is.
 * @param show draws what the new address shows
 */
export function animateMove(move: Move, show: () => void): void {
  const root = document.documentElement;
  const sort = `${move.sort} ${performance.now()}`;
  root.dataset['move'] = sort;
  let forget = named(posterOf(move.film));
  const transition = document.startViewTransition(() => {
    forget();
    // All at once: what the browser takes as the new picture is there when this returns.
    flushSync(show);
    forget = named(posterOf(move.film));
  });
  const end = () => {
    forget();
    // Another move may have begun meanwhile.
    if (root.dataset['move'] === sort) delete root.dataset['move'];
  };
  transition.finished.then(end, end);
  // In a page that nobody sees, or when another move comes in between, the new screen stands there at once.
  transition.ready.catch(() => undefined);
}
