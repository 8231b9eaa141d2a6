import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { useSession } from '../../hooks/session-provider';
import { createScrollMemory } from './scroll-memory';
import { retryScroll } from './settle-scroll';

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
