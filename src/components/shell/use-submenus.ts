import { type PointerEvent, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { SUBMENU_GRACE_MS, SUBMENU_OPEN_MS } from '../../config/ui';
import { browserTimer, type SetTimer } from '../timers';

/** How a submenu was opened: by hovering, by a press, or by ArrowDown, which also focuses its first link. */
type OpenedBy = 'hover' | 'press' | 'arrow';

interface Open {
  readonly id: string;
  readonly by: OpenedBy;
  /** URL at which it was opened. */
  readonly url: string;
}

// The window's URL; the router's changes only once the next screen's chunk has loaded.
const address = () => window.location.href;

export interface Submenus {
  readonly open: Pick<Open, 'id' | 'by'> | null;
  readonly onEnter: (id: string, event: PointerEvent) => void;
  readonly onLeave: (event: PointerEvent) => void;
  /** Opens it, pins one opened by hovering, or closes one opened by a press. */
  readonly toggle: (id: string) => void;
  readonly enterByArrow: (id: string) => void;
  readonly close: () => void;
}

/** State of a row of submenus, of which at most one is open. */
export function useSubmenus(after: SetTimer = browserTimer): Submenus {
  const { key } = useLocation();
  const [state, setState] = useState<Open | null>(null);
  const [intent] = useState(() => createHoverIntent(after));
  useEffect(() => intent.stop, [intent]);
  const [shownKey, setShownKey] = useState(key);
  if (key !== shownKey) {
    setShownKey(key);
    // A navigation closes it, unless it was opened after the navigation began.
    if (state && state.url !== address()) setState(null);
  }

  // Touch has no hover: its press goes to the button.
  const hovers = (event: PointerEvent) => event.pointerType !== 'touch';

  return {
    open: state,
    onEnter(id, event) {
      if (!hovers(event)) return;
      const at = address();
      intent.enter(() => {
        // If the user has followed the link meanwhile, don't open a submenu over its screen.
        if (at === address()) setState((now) => (now?.id === id ? now : { id, by: 'hover', url: at }));
      });
    },
    onLeave(event) {
      if (hovers(event)) intent.leave(() => setState((now) => (now?.by === 'hover' ? null : now)));
    },
    toggle(id) {
      intent.stop();
      setState(state?.id === id && state.by !== 'hover' ? null : { id, by: 'press', url: address() });
    },
    enterByArrow(id) {
      intent.stop();
      setState({ id, by: 'arrow', url: address() });
    },
    close() {
      intent.stop();
      setState(null);
    },
  };
}

/** Delays for opening and closing submenus on hover. */
export interface HoverIntent {
  /** The pointer entered an entry or its submenu: opens after SUBMENU_OPEN_MS and cancels a pending close. */
  readonly enter: (open: () => void) => void;
  /** The pointer left: closes after SUBMENU_GRACE_MS. */
  readonly leave: (close: () => void) => void;
  /** Cancels pending timers. */
  readonly stop: () => void;
}

/** Hover intent: passing over an entry opens nothing, and briefly leaving it closes nothing. */
export function createHoverIntent(after: SetTimer): HoverIntent {
  let cancel = () => {};
  function later(ms: number, act: () => void) {
    cancel();
    cancel = after(ms, act);
  }
  return {
    enter: (open) => later(SUBMENU_OPEN_MS, open),
    leave: (close) => later(SUBMENU_GRACE_MS, close),
    stop: () => cancel(),
  };
}
