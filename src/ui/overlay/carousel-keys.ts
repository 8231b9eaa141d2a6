import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Slide a key leads to, or null when the key is not one of the carousel's. */
export function slideForKey(key: string, index: number, count: number): number | null {
  switch (key) {
    case 'ArrowLeft':
      return Math.max(0, index - 1);
    case 'ArrowRight':
      return Math.min(count - 1, index + 1);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

const WRITES = 'input, textarea, select, [contenteditable], [role=menu]';

/** Moves the slides by key while the focus is in `root` or in the dialog around it, but not while someone types. */
export function useCarouselKeys(
  root: RefObject<HTMLElement | null>,
  goTo: (index: number) => void,
  index: number,
  count: number,
): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.target instanceof Element && event.target.closest(WRITES) !== null) return;
    const next = slideForKey(event.key, index, count);
    if (next === null) return;
    event.preventDefault();
    goTo(next);
  });

  useEffect(() => {
    const element = root.current;
    const scope: HTMLElement | null = element?.closest('dialog') ?? element;
    const listen = (event: KeyboardEvent) => {
      // A dialog inside this one (a trailer) has its own keys.
      const within = event.target instanceof Element ? event.target.closest('dialog') : null;
      if (within === null || within === scope || !(scope?.contains(within) ?? false)) onKey(event);
    };
    scope?.addEventListener('keydown', listen);
    return () => scope?.removeEventListener('keydown', listen);
  }, [root]);
}
