import { topPlace } from './top-layer';
import { MAIN_ID } from './screen';

/**
 * Gives the focus to the heading of the topmost dialog, else of the screen, or to the screen itself: where it goes when what
 * had it is gone.
 */
export function focusScreen(): void {
  const main = document.getElementById(MAIN_ID);
  const heading =
    topPlace()?.closest('dialog')?.querySelector<HTMLElement>('h2[tabindex]') ??
    main?.querySelector<HTMLElement>('h1[tabindex]');
  (heading ?? main)?.focus({ preventScroll: true });
}
