import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import { useMemberStore } from '../../hooks/member-provider';
import type { MemberStore } from '../../services/member-store';
import { pendingMarkIn, withoutPendingMark } from '../sign-in/origin';

/** Sets the mark that a member wanted before signing in, once: the history's entry forgets it. */
export function usePendingMark(): void {
  const runtime = useMemberStore();
  const navigate = useNavigate();
  const location: Location<unknown> = useLocation();
  const { pathname, search, hash, state, key } = location;
  const fulfilled = useRef<string | null>(null);
  const here = useRef(key);
  useEffect(() => {
    here.current = key;
  }, [key]);

  useEffect(() => {
    if (!runtime || pendingMarkIn(state) === null || fulfilled.current === key) return;
    fulfilled.current = key;
    const wish = pendingMarkIn(state)?.wish;
    async function fulfil(member: MemberStore) {
      const { resumePendingMark } = await import('./fulfil-wish');
      // Who has gone on meanwhile is not called back.
      if (here.current === key) void navigate({ pathname, search, hash }, { replace: true, state: withoutPendingMark(state) });
      await resumePendingMark(member, wish);
    }
    // Its part did not come: the wish stays in the history's entry, for the next time the page is loaded.
    fulfil(runtime).catch(() => undefined);
  }, [runtime, navigate, pathname, search, hash, state, key]);
}
