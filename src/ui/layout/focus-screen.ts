import { MAIN_ID } from './screen';

/** Gives the focus to the screen's heading, or to the screen itself: where it goes when what had it is gone. */
export function focusScreen(): void {
  const main = document.getElementById(MAIN_ID);
  (main?.querySelector<HTMLElement>('h1[tabindex]') ?? main)?.focus({ preventScroll: true });
}
