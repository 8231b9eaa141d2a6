import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { createScrollMemory } from './scroll-memory';
import { settleScroll } from './settle-scroll';

function scrollTo(top: number): boolean {
  window.scrollTo({ top, behavior: 'instant' });
  return Math.abs(window.scrollY - top) < 2;
}

function scrollToSection(hash: string): boolean {
  const section = document.getElementById(decodeURIComponent(hash.slice(1)));
  section?.scrollIntoView();
  return section !== null;
}

/** A new screen starts at its top; Back, Forward and a reload find it as it was left. */
export function useScrollMemory(): void {
  const { key, pathname, hash } = useLocation();
  const travelled = useNavigationType() === NavigationType.Pop;
  const [memory] = useState(() => createScrollMemory(() => sessionStorage));
  // A link within the page makes no key of its own.
  const place = `${key} ${pathname}${hash}`;
  const shown = useRef<{ readonly place: string; readonly pathname: string } | null>(null);

  useEffect(() => {
    const remember = () => {
      if (shown.current) memory.remember(shown.current.place, window.scrollY);
    };
    window.addEventListener('scroll', remember, { passive: true });
    window.addEventListener('pagehide', memory.keep);
    return () => {
      window.removeEventListener('scroll', remember);
      window.removeEventListener('pagehide', memory.keep);
    };
  }, [memory]);

  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { place, pathname };
    // Per entry of the history: the browser knows best where a section's link led, and cannot know our screens' height.
    window.history.scrollRestoration = hash === '' ? 'manual' : 'auto';
    const sameScreen = before?.pathname === pathname;
    if (sameScreen && (!travelled || hash !== '')) return;
    const known = travelled ? memory.recall(place) : null;
    if (known !== null) return settleScroll(() => scrollTo(known));
    if (hash !== '') return settleScroll(() => scrollToSection(hash));
    if (!sameScreen && before !== null) scrollTo(0);
    return;
  }, [memory, place, pathname, hash, travelled]);
}
