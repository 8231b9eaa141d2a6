import { useEffect, useState, type PointerEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { browserTimer, type SetTimer } from '../../layout/after';
import { createHoverIntent } from './hover-intent';

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
