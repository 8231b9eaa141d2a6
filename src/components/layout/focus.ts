import { MAIN_ID } from './screen';

/**
 * The open modal dialogs, last opened last. While one is open the rest of the page is inert and lies under it, so what
 * must stay usable above everything (the toasts) moves into the topmost dialog.
 */
const open: HTMLElement[] = [];
const listeners = new Set<() => void>();

function announce() {
  for (const listener of listeners) listener();
}

/**
 * Enters a dialog's place for such things.
 * @returns leaves again
 */
export function enterTopLayer(place: HTMLElement): () => void {
  open.push(place);
  announce();
  return () => {
    const at = open.lastIndexOf(place);
    if (at >= 0) open.splice(at, 1);
    announce();
  };
}

/** Place in the topmost open dialog, or null when none is open. */
export function topPlace(): HTMLElement | null {
  return open.at(-1) ?? null;
}

/** Calls `listener` after each change of the topmost place. */
export function subscribeTopLayer(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Gives the focus to the heading of the topmost dialog, else of the screen, or to the screen itself: where it goes when what
 * had it is gone.
 */
export function focusScreen(): void {
  const main = document.getElementById(MAIN_ID);
  const heading =
    topPlace()?.closest('dialog')?.querySelector<HTMLElement>('h2[tabindex]') ??
    main?.querySelector<HTMLElement>('h1[tabindex]');
  (heading ?? main)?.focus({ preventScroll: true });
}

/**
 * Where what has the focus goes from the page, such as a pressed button with its panel, the focus goes to the heading of the
 * screen or of the dialog that is open: else it would be nowhere, and a screen reader silent.
 * @returns stops
 */
export function guardFocus(): () => void {
  let last: Element | null = null;

  function onFocus({ target }: FocusEvent) {
    last = target instanceof Element ? target : null;
  }

  // some browsers tell a blur also of what is being removed: one knows after that
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
    // Whoever took it away may give the focus to something else: effects run within the frame.
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
