import { type ReactNode, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { RouteVisitsProvider } from '../../components/layout/headings';
import { browserTimer, type SetTimer } from '../../components/timers';
import { toasts } from '../../components/toast';
import { SCROLL_POSITIONS_LIMIT, SCROLL_RETRY_MS } from '../../config/ui';
import { useSession } from '../../hooks/session-provider';
import { createStore } from '../../lib/web-storage';

/** Counts route changes for the screens, drops toasts of the previous screen, and restores scroll positions. */
export function RouteChangeEffects({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  const [seen, setSeen] = useState({ pathname, visits: 0 });
  if (seen.pathname !== pathname) setSeen({ pathname, visits: seen.visits + 1 });
  // Runs before the new screen can show toasts.
  useLayoutEffect(() => toasts.clearOnNavigation(), [pathname]);
  useScrollMemory();
  const hasInteracted = useFirstInteraction();
  const visits = useMemo(() => ({ count: seen.visits, hasInteracted }), [seen.visits, hasInteracted]);
  return <RouteVisitsProvider value={visits}>{children}</RouteVisitsProvider>;
}

/**
 * Returns whether the user has interacted since the last navigation. A screen's chunk may load seconds later, while the
 * header is already usable.
 */
export function useFirstInteraction(): () => boolean {
  const pressedAt = useRef<string | null>(null);
  useEffect(() => {
    const onInteraction = () => (pressedAt.current = window.location.pathname);
    const reset = () => (pressedAt.current = null);
    const options = { capture: true, passive: true };
    window.addEventListener('pointerdown', onInteraction, options);
    window.addEventListener('keydown', onInteraction, options);
    // Going back may lead to the path of the last interaction.
    window.addEventListener('popstate', reset, options);
    return () => {
      window.removeEventListener('pointerdown', onInteraction, options);
      window.removeEventListener('keydown', onInteraction, options);
      window.removeEventListener('popstate', reset, options);
    };
  }, []);
  return useCallback(() => pressedAt.current === window.location.pathname, []);
}

function scrollTo(top: number): boolean {
  window.scrollTo({ top, behavior: 'instant' });
  return Math.abs(window.scrollY - top) < 2;
}

function scrollToSection(hash: string): boolean {
  const section = document.getElementById(decodeURIComponent(hash.slice(1)));
  section?.scrollIntoView();
  return section !== null;
}

// The browser may not have dispatched the last scroll event before a navigation, so also record the position on what
// starts one.
const RECORDED_EVENTS = ['scroll', 'click', 'popstate'] as const;

/** Starts a new screen at its top, and restores the scroll position on Back, Forward and reload. */
export function useScrollMemory(): void {
  const { key, pathname, hash } = useLocation();
  const isPop = useNavigationType() === NavigationType.Pop;
  const [memory] = useState(createScrollMemory);
  const session = useSession();
  const memberId = session.status === 'signed-in' ? session.session.member.id : null;
  // Links within the page don't create a new key.
  const entry = `${key} ${pathname}${hash}`;
  // `place` is null if its position must not be recorded.
  const shown = useRef<{ readonly place: string | null; readonly pathname: string } | null>(null);

  // Registered before the router's listeners: by the time they have rendered the next screen, the position is lost.
  useLayoutEffect(() => {
    const record = () => {
      const current = shown.current?.place ?? null;
      if (current !== null) memory.record(current, window.scrollY);
    };
    for (const event of RECORDED_EVENTS) window.addEventListener(event, record, { passive: true, capture: true });
    window.addEventListener('pagehide', memory.save);
    return () => {
      for (const event of RECORDED_EVENTS) window.removeEventListener(event, record, { capture: true });
      window.removeEventListener('pagehide', memory.save);
    };
  }, [memory]);

  // Positions of one member are not for the next.
  useEffect(() => {
    if (memberId === null) return;
    return () => {
      memory.clear();
      // The old screen stays for a moment and may still scroll.
      if (shown.current) shown.current = { ...shown.current, place: null };
    };
  }, [memory, memberId]);

  useLayoutEffect(() => {
    const previous = shown.current;
    shown.current = { place: entry, pathname };
    // Set per history entry: the browser handles section links best, but can't know the height of our screens.
    window.history.scrollRestoration = hash === '' ? 'manual' : 'auto';
    const sameScreen = previous?.pathname === pathname;
    if (sameScreen && (!isPop || hash !== '')) return;
    const saved = isPop ? memory.get(entry) : null;
    if (saved !== null) return retryScroll(() => scrollTo(saved));
    if (hash !== '') return retryScroll(() => scrollToSection(hash));
    if (!sameScreen && previous !== null) scrollTo(0);
    return;
  }, [memory, entry, pathname, hash, isPop]);
}

/** Scroll positions by history entry, in pixels from the top. */
interface ScrollMemory {
  readonly record: (place: string, top: number) => void;
  readonly get: (place: string) => number | null;
  /** Stores the positions, so that they survive a reload. */
  readonly save: () => void;
  /** Deletes all positions, including the stored ones. */
  readonly clear: () => void;
}

function isStoredPosition(entry: unknown): entry is [string, number] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number';
}

const stored = createStore(
  'matinee.scroll',
  (value): readonly [string, number][] => (Array.isArray(value) ? value.filter(isStoredPosition) : []),
  'sessionStorage',
);

export function createScrollMemory(): ScrollMemory {
  const positions = new Map(stored.read());
  return {
    record(place, top) {
      // delete first, to keep insertion order by last use
      positions.delete(place);
      positions.set(place, top);
      for (const oldest of positions.keys()) {
        if (positions.size <= SCROLL_POSITIONS_LIMIT) break;
        positions.delete(oldest);
      }
    },
    get: (place) => positions.get(place) ?? null,
    save() {
      stored.write([...positions]);
    },
    clear() {
      positions.clear();
      stored.clear();
    },
  };
}

const USER_INPUT_EVENTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to a position as soon as the content is tall enough, since lists load late. Gives up when the user interacts,
 * or after SCROLL_RETRY_MS.
 * @param attempt returns true once it succeeded
 * @returns cancels
 */
function retryScroll(attempt: () => boolean, after: SetTimer = browserTimer): () => void {
  if (attempt()) return () => {};
  const content = new ResizeObserver(() => {
    if (attempt()) stop();
  });
  const stopClock = after(SCROLL_RETRY_MS, stop);
  function stop() {
    content.disconnect();
    stopClock();
    for (const move of USER_INPUT_EVENTS) window.removeEventListener(move, stop);
  }
  for (const move of USER_INPUT_EVENTS) window.addEventListener(move, stop, { passive: true });
  content.observe(document.body);
  return stop;
}
