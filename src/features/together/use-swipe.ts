import { useEffect, useRef, type RefObject } from 'react';

/** Pixels that a finger moves sideways before it has swiped, and is sure not to scroll. */
const SWIPED_PX = 80;

/** Tells when a finger or a pen has swiped an element sideways; the element follows it by the style '--swiped'. */
export function useSwipe(element: RefObject<HTMLElement | null>, onSwipe: (direction: 'left' | 'right') => void): void {
  const told = useRef(onSwipe);
  useEffect(() => void (told.current = onSwipe), [onSwipe]);

  useEffect(() => {
    const root = element.current;
    if (!root) return;
    let from: { readonly pointer: number; readonly x: number } | null = null;

    const follow = (distance: number) =>
      distance === 0 ? root.style.removeProperty('--swiped') : root.style.setProperty('--swiped', `${distance}px`);
    function onDown({ pointerId, clientX, pointerType, isPrimary }: PointerEvent): void {
      if (pointerType !== 'mouse' && isPrimary) from = { pointer: pointerId, x: clientX };
    }
    function onMove({ pointerId, clientX }: PointerEvent): void {
      if (from?.pointer === pointerId) follow(Math.round(clientX - from.x));
    }
    function onUp({ pointerId, clientX }: PointerEvent): void {
      if (from?.pointer !== pointerId) return;
      const distance = clientX - from.x;
      end();
      if (Math.abs(distance) >= SWIPED_PX) told.current(distance > 0 ? 'right' : 'left');
    }
    function end(): void {
      from = null;
      follow(0);
    }

    root.addEventListener('pointerdown', onDown);
    root.addEventListener('pointermove', onMove);
    root.addEventListener('pointerup', onUp);
    // the browser scrolls after all
    root.addEventListener('pointercancel', end);
    return () => {
      root.removeEventListener('pointerdown', onDown);
      root.removeEventListener('pointermove', onMove);
      root.removeEventListener('pointerup', onUp);
      root.removeEventListener('pointercancel', end);
    };
  }, [element]);
}
