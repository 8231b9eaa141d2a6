import { SCROLL_RETRY_MS } from '../../config/ui';
import { browserTimer, type SetTimer } from '../../components/timers';

const READER_MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Brings the page to a position as soon as its content reaches that far, since lists come in late. Gives up when the
 * reader moves, or after SCROLL_SETTLES_MS.
 * @param attempt tries once; true when it is done
 * @returns gives up at once
 */
export function retryScroll(attempt: () => boolean, after: SetTimer = browserTimer): () => void {
  if (attempt()) return () => {};
  const content = new ResizeObserver(() => {
    if (attempt()) stop();
  });
  const stopClock = after(SCROLL_RETRY_MS, stop);
  function stop() {
    content.disconnect();
    stopClock();
    for (const move of READER_MOVES) window.removeEventListener(move, stop);
  }
  for (const move of READER_MOVES) window.addEventListener(move, stop, { passive: true });
  content.observe(document.body);
  return stop;
}
