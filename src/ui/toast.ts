import { TOAST_AUTO_CLOSE_MS, TOASTS_AT_MOST } from '../config/notifications';
import { browserAfter, type After } from './after';

export interface ToastAction {
  readonly label: string;
  readonly onSelect: () => void;
}

export interface ToastContent {
  readonly kind: 'success' | 'info' | 'error';
  readonly text: string;
  /** A thing to do about it; choosing it also closes the toast. */
  readonly action?: ToastAction;
}

export interface Toast extends ToastContent {
  readonly id: number;
}

/** The clock's part in toasts, so that tests can turn it by hand. */
export interface ToastTimers {
  /** Milliseconds since any fixed moment. */
  readonly now: () => number;
  readonly after: After;
}

export interface ToastStore {
  /** Shows a toast and returns its id; beyond TOASTS_AT_MOST the oldest leaves. */
  readonly show: (content: ToastContent) => number;
  readonly dismiss: (id: number) => void;
  /** Stops every toast's time, while someone reads (pointer over, or focus in); resume goes on where it stopped. */
  readonly pause: () => void;
  readonly resume: () => void;
  readonly subscribe: (listener: () => void) => () => void;
  /** Oldest first; the same array until something changes. */
  readonly visible: () => readonly Toast[];
}

interface Running {
  left: number;
  since: number;
  cancel: () => void;
}

const browserTimers: ToastTimers = { now: () => performance.now(), after: browserAfter };

/** A list of short-lived messages that closes each after TOAST_AUTO_CLOSE_MS. */
export function createToastStore(timers: ToastTimers = browserTimers): ToastStore {
  let shown: readonly Toast[] = [];
  let nextId = 1;
  let paused = false;
  const clocks = new Map<number, Running>();
  const listeners = new Set<() => void>();

  function change(next: readonly Toast[]) {
    shown = next;
    for (const listener of listeners) listener();
  }

  function remove(id: number) {
    clocks.get(id)?.cancel();
    clocks.delete(id);
    if (shown.some((toast) => toast.id === id)) change(shown.filter((toast) => toast.id !== id));
  }

  function run(id: number, left: number) {
    clocks.set(id, { left, since: timers.now(), cancel: timers.after(left, () => remove(id)) });
  }

  function show(content: ToastContent): number {
    const id = nextId++;
    const stay = shown.slice(-(TOASTS_AT_MOST - 1));
    for (const toast of shown) if (!stay.includes(toast)) remove(toast.id);
    if (paused) clocks.set(id, { left: TOAST_AUTO_CLOSE_MS, since: timers.now(), cancel: () => undefined });
    else run(id, TOAST_AUTO_CLOSE_MS);
    change([...stay, { ...content, id }]);
    return id;
  }

  function pause() {
    if (paused) return;
    paused = true;
    for (const clock of clocks.values()) {
      clock.cancel();
      clock.left -= timers.now() - clock.since;
    }
  }

  function resume() {
    if (!paused) return;
    paused = false;
    for (const [id, clock] of Array.from(clocks)) run(id, Math.max(0, clock.left));
  }

  // The toast leaves from under the pointer or the focus, and browsers may not tell: without this, time would stand still.
  function dismiss(id: number) {
    remove(id);
    resume();
  }

  function subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  return { show, dismiss, pause, resume, subscribe, visible: () => shown };
}

/** The application's toasts; shown by the one ToastRegion. */
export const toasts = /* @__PURE__ */ createToastStore();
