import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import { wasPushed } from './film-state';

/**
 * Closes what has an entry of the history's own. The function that it gives goes back where the application opened the
 * entry; where its address was opened by itself, nothing lies behind it, and the query that is given takes its place.
 */
export function useCloseEntry(): (queryWithout: string) => void {
  const navigate = useNavigate();
  const location: Location<unknown> = useLocation();
  const { state, key } = location;
  const left = useRef<string | null>(null);
  useEffect(() => {
    // Forward leads to the same entry again, where it is closed anew.
    left.current = null;
  }, [key]);

  return useCallback(
    (search) => {
      // Going back takes a moment, in which Escape can be pressed again: that must not leave the screen as well.
      if (left.current === key) return;
      left.current = key;
      if (wasPushed(state)) void navigate(-1);
      else void navigate({ search }, { replace: true });
    },
    [navigate, state, key],
  );
}
