import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import { TYPING_PAUSE_MS } from '../../config/routes';
import { markedParameters, readMarkedView, type MarkedView } from '../../domain/lists/marked-list';
import { browserTimer, type SetTimer } from '../../components/timers';

/** How a list of marked movies is looked at, which stands in its address. */
export interface MarkedViewState {
  readonly view: MarkedView;
  readonly change: (parts: Partial<MarkedView>) => void;
  /** Puts into the address at once what waits for a pause of typing. */
  readonly settle: () => void;
}

const keyOf = (view: MarkedView) => JSON.stringify(markedParameters(view));

/**
 * The view in the address, which Back and a reload bring back. A change replaces the present entry of the history, so that
 * Back leaves the list; what is typed is seen at once and comes into the address after a pause.
 */
export function useMarkedView(after: SetTimer = browserTimer): MarkedViewState {
  const location: Location<unknown> = useLocation();
  const { search, state } = location;
  const navigate = useNavigate();
  const parameters = new URLSearchParams(search);
  const addressed = readMarkedView((name) => parameters.get(name));
  const key = keyOf(addressed);
  const [draft, setDraft] = useState<MarkedView | null>(null);
  const [written, setWritten] = useState(key);
  const [seen, setSeen] = useState(key);
  if (seen !== key) {
    setSeen(key);
    // A link or Back has changed the address, not what was written here and arrives late.
    if (key !== written) {
      setDraft(null);
      setWritten(key);
    }
  }
  const view = draft ?? addressed;
  // Compared with what was written last, since the address follows late: writing it twice would undo a navigation made in
  // between.
  const waits = draft !== null && keyOf(draft) !== written;

  function write(next: MarkedView) {
    setWritten(keyOf(next));
    for (const [name, value] of markedParameters(next)) {
      if (value === null) parameters.delete(name);
      else parameters.set(name, value);
    }
    void navigate({ search: parameters.toString() }, { replace: true, state });
  }

  const onPause = useEffectEvent(() => write(view));
  useEffect(() => (waits ? after(TYPING_PAUSE_MS, onPause) : undefined), [waits, draft, after]);

  return {
    view,
    change(parts) {
      const next = { ...view, ...parts };
      setDraft(next);
      if (next.text === view.text || next.text === '') write(next);
    },
    settle() {
      if (waits) write(view);
    },
  };
}
