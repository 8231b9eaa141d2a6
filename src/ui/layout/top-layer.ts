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
