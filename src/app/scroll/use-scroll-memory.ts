import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { browserTimer, type SetTimer } from '../../components/timers';
import { SCROLL_POSITIONS_LIMIT, SCROLL_RETRY_MS } from '../../config/ui';
import { useSession } from '../../hooks/session-provider';

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
const TELLING = ['scroll', 'click', 'popstate'] as const;

/** Starts a new screen at its top, and restores the scroll position on Back, Forward and reload. */
export function useScrollMemory(): void {
  const { key, pathname, hash } = useLocation();
  const travelled = useNavigationType() === NavigationType.Pop;
  const [memory] = useState(() => createScrollMemory(() => sessionStorage));
  const session = useSession();
  const memberId = session.status === 'signed-in' ? session.session.member.id : null;
  // Links within the page don't create a new key.
  const place = `${key} ${pathname}${hash}`;
  // `place` is null if its position must not be recorded.
  const shown = useRef<{ readonly place: string | null; readonly pathname: string } | null>(null);

  // Registered before the router's listeners: by the time they have rendered the next screen, the position is lost.
  useLayoutEffect(() => {
    const remember = () => {
      const here = shown.current?.place ?? null;
      if (here !== null) memory.remember(here, window.scrollY);
    };
    for (const event of TELLING) window.addEventListener(event, remember, { passive: true, capture: true });
    window.addEventListener('pagehide', memory.keep);
    return () => {
      for (const event of TELLING) window.removeEventListener(event, remember, { capture: true });
      window.removeEventListener('pagehide', memory.keep);
    };
  }, [memory]);

  // Positions of one member are not for the next.
  useEffect(() => {
    if (memberId === null) return;
    return () => {
      memory.forget();
      // The old screen stays for a moment and may still scroll.
      if (shown.current) shown.current = { ...shown.current, place: null };
    };
  }, [memory, memberId]);

  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { place, pathname };
    // Set per history entry: the browser handles section links best, but can't know the height of our screens.
    window.history.scrollRestoration = hash === '' ? 'manual' : 'auto';
    const sameScreen = before?.pathname === pathname;
    if (sameScreen && (!travelled || hash !== '')) return;
    const known = travelled ? memory.recall(place) : null;
    if (known !== null) return retryScroll(() => scrollTo(known));
    if (hash !== '') return retryScroll(() => scrollToSection(hash));
    if (!sameScreen && before !== null) scrollTo(0);
    return;
  }, [memory, place, pathname, hash, travelled]);
}

const NAME = 'matinee.scroll';

/** Scroll positions by history entry, in pixels from the top. */
export interface ScrollMemory {
  readonly remember: (place: string, top: number) => void;
  readonly recall: (place: string) => number | null;
  /** Stores the positions, so that they survive a reload. */
  readonly keep: () => void;
  /** Deletes all positions, including the stored ones. */
  readonly forget: () => void;
}

function isPlace(entry: unknown): entry is [string, number] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number';
}

function kept(tab: () => Storage): Map<string, number> {
  try {
    const entries: unknown = JSON.parse(tab().getItem(NAME) ?? '[]');
    return new Map(Array.isArray(entries) ? entries.filter(isPlace) : []);
  } catch {
    return new Map();
  }
}

/** @param tab returns the session storage; may throw */
export function createScrollMemory(tab: () => Storage): ScrollMemory {
  const tops = kept(tab);
  return {
    remember(place, top) {
      // delete first, to keep insertion order by last use
      tops.delete(place);
      tops.set(place, top);
      for (const oldest of tops.keys()) {
        if (tops.size <= SCROLL_POSITIONS_LIMIT) break;
        tops.delete(oldest);
      }
    },
    recall: (place) => tops.get(place) ?? null,
    keep() {
      try {
        tab().setItem(NAME, JSON.stringify([...tops]));
      } catch {
        // without storage the page starts at the top after a reload
      }
    },
    forget() {
      tops.clear();
      try {
        tab().removeItem(NAME);
      } catch {
        // without storage there is nothing to remove
      }
    },
  };
}

const READER_MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to a position as soon as the content is tall enough, since lists load late. Gives up when the user interacts,
 * or after SCROLL_RETRY_MS.
 * @param attempt returns true once it succeeded
 * @returns cancels
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
