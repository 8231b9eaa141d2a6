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

// A page may be left before the browser has told of its last scroll: what leaves it is asked first.
const TELLING = ['scroll', 'click', 'popstate'] as const;

/** A new screen starts at its top; Back, Forward and a reload find it as it was left. */
export function useScrollMemory(): void {
  const { key, pathname, hash } = useLocation();
  const travelled = useNavigationType() === NavigationType.Pop;
  const [memory] = useState(() => createScrollMemory(() => sessionStorage));
  const session = useSession();
  const memberId = session.status === 'signed-in' ? session.session.member.id : null;
  // A link within the page makes no key of its own.
  const place = `${key} ${pathname}${hash}`;
  // The place is null where it is not to be remembered.
  const shown = useRef<{ readonly place: string | null; readonly pathname: string } | null>(null);

  // Before the router listens to the same steps of the history: when it has drawn the next screen, it is too late.
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

  // Where a member was is not for whoever comes after them.
  useEffect(() => {
    if (memberId === null) return;
    return () => {
      memory.forget();
      // The screen that they leave stands for a moment yet, and moves.
      if (shown.current) shown.current = { ...shown.current, place: null };
    };
  }, [memory, memberId]);

  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { place, pathname };
    // Per entry of the history: the browser knows best where a section's link led, and cannot know our screens' height.
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

/** Scroll positions by place of the history, in pixels from the top. */
export interface ScrollMemory {
  readonly remember: (place: string, top: number) => void;
  readonly recall: (place: string) => number | null;
  /** Puts the positions where a reload of this tab finds them. */
  readonly keep: () => void;
  /** Forgets them, also where a reload would find them. */
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

/** @param tab gives the tab's own storage, which outlives a reload; it may refuse */
export function createScrollMemory(tab: () => Storage): ScrollMemory {
  const tops = kept(tab);
  return {
    remember(place, top) {
      // deleted first, so that the oldest stand at the front
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
        // a tab that may store nothing starts at the top after a reload
      }
    },
    forget() {
      tops.clear();
      try {
        tab().removeItem(NAME);
      } catch {
        // then nothing is in it either
      }
    },
  };
}

const READER_MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Brings the page to a position as soon as its content reaches that far, since lists come in late. Gives up when the
 * reader moves, or after SCROLL_SETTLES_MS.
 * @param attempt tries once; true when it is done
 * @returns gives up at once
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
