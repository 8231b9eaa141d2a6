import { type PointerEvent, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { SUBMENU_GRACE_MS, SUBMENU_OPEN_MS } from '../../config/ui';
import { browserTimer, type SetTimer } from '../timers';

/** How a submenu came to be open: by the pointer resting, by a press, or by ArrowDown, which also goes in. */
type OpenedBy = 'hover' | 'press' | 'arrow';

interface Open {
  readonly id: string;
  readonly by: OpenedBy;
  /** Address it was opened on. */
  readonly at: string;
}

// The window's and not the router's, which stays the old one until the next screen's file is there.
const address = () => window.location.href;

export interface Submenus {
  readonly open: Pick<Open, 'id' | 'by'> | null;
  readonly onEnter: (id: string, event: PointerEvent) => void;
  readonly onLeave: (event: PointerEvent) => void;
  /** A press opens, keeps what the pointer had opened, or closes what a press had opened. */
  readonly toggle: (id: string) => void;
  readonly enterByArrow: (id: string) => void;
  readonly close: () => void;
}

/** Which of a row of submenus is open; one at most. */
export function useSubmenus(after: SetTimer = browserTimer): Submenus {
  const { key } = useLocation();
  const [state, setState] = useState<Open | null>(null);
  const [intent] = useState(() => createHoverIntent(after));
  useEffect(() => intent.stop, [intent]);
  const [shownKey, setShownKey] = useState(key);
  if (key !== shownKey) {
    setShownKey(key);
    // A navigation closes it, except one that had begun before it was opened.
    if (state && state.at !== address()) setState(null);
  }

  // A finger has no hover: its press is told apart and goes to the button.
  const hovers = (event: PointerEvent) => event.pointerType !== 'touch';

  return {
    open: state,
    onEnter(id, event) {
      if (!hovers(event)) return;
      const at = address();
      intent.enter(() => {
        // Who followed the entry meanwhile wants its screen, and nothing over it.
        if (at === address()) setState((now) => (now?.id === id ? now : { id, by: 'hover', at }));
      });
    },
    onLeave(event) {
      if (hovers(event)) intent.leave(() => setState((now) => (now?.by === 'hover' ? null : now)));
    },
    toggle(id) {
      intent.stop();
      setState(state?.id === id && state.by !== 'hover' ? null : { id, by: 'press', at: address() });
    },
    enterByArrow(id) {
      intent.stop();
      setState({ id, by: 'arrow', at: address() });
    },
    close() {
      intent.stop();
      setState(null);
    },
  };
}

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
