import { MAIN_ID } from './screen';

/**
 * The toast slots of open modal dialogs, topmost last. A modal makes the rest of the page inert, so the toasts move
 * into the topmost dialog.
 */
const open: HTMLElement[] = [];
const listeners = new Set<() => void>();

function announce() {
  for (const listener of listeners) listener();
}

/**
 * Registers a dialog's slot.
 * @returns unregisters it
 */
export function enterTopLayer(slot: HTMLElement): () => void {
  open.push(slot);
  announce();
  return () => {
    const at = open.lastIndexOf(slot);
    if (at >= 0) open.splice(at, 1);
    announce();
  };
}

/** The topmost dialog's slot, or null if none is open. */
export function topSlot(): HTMLElement | null {
  return open.at(-1) ?? null;
}

/** Calls `listener` whenever the topmost slot changes. */
export function subscribeTopLayer(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Focuses the heading of the topmost dialog or of the screen, or else the screen itself. Used when the focused element
 * is gone.
 */
export function focusScreen(): void {
  const main = document.getElementById(MAIN_ID);
  const heading =
    topSlot()?.closest('dialog')?.querySelector<HTMLElement>('h2[tabindex]') ??
    main?.querySelector<HTMLElement>('h1[tabindex]');
  (heading ?? main)?.focus({ preventScroll: true });
}

/**
 * When the focused element is removed, moves the focus to the heading of the open dialog or of the screen, so that
 * screen readers don't lose their place.
 * @returns stops
 */
export function guardFocus(): () => void {
  let last: Element | null = null;

  function onFocus({ target }: FocusEvent) {
    last = target instanceof Element ? target : null;
  }

  // some browsers also blur an element that is being removed, so check afterwards
  function onBlur({ target }: FocusEvent) {
    queueMicrotask(() => {
      if (target === last && last?.isConnected) last = null;
    });
  }

  function fallBack() {
    if (document.activeElement === null || document.activeElement === document.body) focusScreen();
  }

  const observer = new MutationObserver(() => {
    if (last === null || last.isConnected) return;
    last = null;
    // The code that removed it may move the focus itself, in an effect of this frame.
    requestAnimationFrame(() => setTimeout(fallBack));
  });
  observer.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('focusin', onFocus);
  document.addEventListener('focusout', onBlur);
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', onFocus);
    document.removeEventListener('focusout', onBlur);
  };
}
