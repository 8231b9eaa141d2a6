import { SUBMENU_GRACE_MS, SUBMENU_OPEN_MS } from '../../../config/ui';
import type { SetTimer } from '../../layout/after';

/** What the pointer over a row of menu entries means. */
export interface HoverIntent {
  /** The pointer came onto an entry or its submenu: it opens in SUBMENU_OPEN_MS, and a closing is called off. */
  readonly enter: (open: () => void) => void;
  /** The pointer left: the open submenu closes in SUBMENU_GRACE_MS. */
  readonly leave: (close: () => void) => void;
  /** Nothing is meant any more. */
  readonly stop: () => void;
}

/** Follows the pointer: passing over an entry opens nothing, and a short way outside closes nothing. */
export function createHoverIntent(after: SetTimer): HoverIntent {
  let callOff = () => {};
  function later(ms: number, act: () => void) {
    callOff();
    callOff = after(ms, act);
  }
  return {
    enter: (open) => later(SUBMENU_OPEN_MS, open),
    leave: (close) => later(SUBMENU_GRACE_MS, close),
    stop: () => callOff(),
  };
}
