import { useEffect, useState, type PointerEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { browserAfter, type After } from '../after';
import { createHoverIntent } from './hover-intent';

/** How a submenu came to be open: by the pointer resting, by a press, or by ArrowDown, which also goes in. */
export type OpenedBy = 'hover' | 'press' | 'arrow';

interface Open {
  readonly id: string;
  readonly by: OpenedBy;
  /** History entry it was opened on: a navigation closes it. */
  readonly at: string;
}

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
export function useSubmenus(after: After = browserAfter): Submenus {
  const { key } = useLocation();
  const [state, setState] = useState<Open | null>(null);
  const [intent] = useState(() => createHoverIntent(after));
  useEffect(() => intent.stop, [intent]);
  const open = state?.at === key ? state : null;

  // A finger has no hover: its press is told apart and goes to the button.
  const hovers = (event: PointerEvent) => event.pointerType !== 'touch';

  return {
    open,
    onEnter(id, event) {
      if (!hovers(event)) return;
      intent.enter(() => setState((now) => (now?.id === id && now.at === key ? now : { id, by: 'hover', at: key })));
    },
    onLeave(event) {
      if (hovers(event)) intent.leave(() => setState((now) => (now?.by === 'hover' ? null : now)));
    },
    toggle(id) {
      intent.stop();
      setState(open?.id === id && open.by !== 'hover' ? null : { id, by: 'press', at: key });
    },
    enterByArrow(id) {
      intent.stop();
      setState({ id, by: 'arrow', at: key });
    },
    close() {
      intent.stop();
      setState(null);
    },
  };
}
