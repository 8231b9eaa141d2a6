import { ONE_TOAST, TOAST_AUTO_CLOSE_MS, TOASTS_LIMIT } from '../config/ui';
import { browserTimer, type SetTimer } from './timers';

interface ToastAction {
  readonly label: string;
  readonly onSelect: () => void;
}

/** What a toast is about, such as a movie. */
interface ToastSubject {
  /** Identifies it: a later toast about it replaces an earlier one. */
  readonly key: string;
  readonly name: string;
  readonly onSelect?: (() => void) | undefined;
}

export interface ToastContent {
  /** An error stays until it is dismissed or the route changes. */
  readonly kind: 'success' | 'info' | 'error';
  readonly text: string;
  /** Its subject. The same text about several subjects is one toast, whose action applies to all. */
  readonly about?: Omit<ToastSubject, 'onSelect'>;
  /** An action; choosing it closes the toast, which stays until then or until it is dismissed. */
  readonly action?: ToastAction;
  /** Survives a route change. */
  readonly acrossRoutes?: true;
  /** An error that closes by itself, because its cause may be temporary. */
  readonly autoClose?: boolean;
}

export interface Toast extends Omit<ToastContent, 'about'> {
  readonly id: number;
  readonly subjects: readonly ToastSubject[];
}

/** The timers of the toasts, replaceable in tests. */
export interface ToastTimers {
  /** Milliseconds since any fixed moment. */
  readonly now: () => number;
  readonly after: SetTimer;
  /** True where only the newest toast is shown: the timers of the others wait until they are. */
  readonly onlyNewest: () => boolean;
}

export interface ToastStore {
  /**
   * Shows a toast and returns its id. Replaces one with the same text. Beyond TOASTS_AT_MOST the oldest is removed, or
   * hidden if it has to stay until it is dismissed.
   */
  readonly show: (content: ToastContent) => number;
  readonly dismiss: (id: number) => void;
  /** Route change: removes toasts, errors too, except those with an action or `everywhere`. */
  readonly clearOnNavigation: () => void;
  /** The member changed: removes toasts about movies, and those with an action. */
  readonly clearOnMemberChange: () => void;
  /** Pauses all timers while the toasts are hovered or focused; resume continues them. */
  readonly pause: () => void;
  readonly resume: () => void;
  readonly subscribe: (listener: () => void) => () => void;
  /** Oldest first; a stable array until something changes. */
  readonly visible: () => readonly Toast[];
}

interface Clock {
  remainingMs: number;
  startedAt: number;
  /** Null while it doesn't run. */
  cancel: (() => void) | null;
}

const browserTimers: ToastTimers = {
  now: () => performance.now(),
  after: browserTimer,
  onlyNewest: () => matchMedia(ONE_TOAST).matches,
};

/** True if a toast doesn't close by itself (reading 22): errors, and toasts with an action. */
function isPersistent({ kind, action, autoClose }: ToastContent): boolean {
  return (kind === 'error' && autoClose !== true) || action !== undefined;
}

/** A store of toasts, each closed after TOAST_AUTO_CLOSE_MS unless it stays. */
export function createToastStore(timers: ToastTimers = browserTimers): ToastStore {
  let all: readonly Toast[] = [];
  let shown: readonly Toast[] = [];
  let nextId = 1;
  let paused = false;
  const clocks = new Map<number, Clock>();
  const listeners = new Set<() => void>();

  /** Sets the list and cancels the timers of removed toasts. */
  function change(next: readonly Toast[]) {
    for (const [id, clock] of Array.from(clocks)) {
      if (next.some((toast) => toast.id === id)) continue;
      clock.cancel?.();
      clocks.delete(id);
    }
    all = next;
    shown = next.slice(-TOASTS_LIMIT);
    updateClocks();
    for (const listener of listeners) listener();
  }

  function filter(wanted: (toast: Toast) => boolean) {
    const remaining = all.filter(wanted);
    if (remaining.length < all.length) change(remaining);
  }

  /** Starts and stops the timers. */
  function updateClocks() {
    const onlyNewest = clocks.size > 0 && timers.onlyNewest();
    for (const [id, clock] of clocks) {
      const runs = !paused && (!onlyNewest || id === all.at(-1)?.id);
      if (runs && clock.cancel === null) {
        clock.startedAt = timers.now();
        clock.cancel = timers.after(Math.max(0, clock.remainingMs), () => filter((toast) => toast.id !== id));
      } else if (!runs && clock.cancel !== null) {
        clock.cancel();
        clock.cancel = null;
        clock.remainingMs -= timers.now() - clock.startedAt;
      }
    }
  }

  function show({ about, ...content }: ToastContent): number {
    const id = nextId++;
    const { action } = content;
    const same = all.find(
      (toast) =>
        toast.text === content.text && toast.kind === content.kind && toast.action?.label === content.action?.label,
    );
    const others = all.flatMap((toast) => {
      if (toast === same) return [];
      const subjects = toast.subjects.filter(({ key }) => key !== about?.key);
      return subjects.length === toast.subjects.length ? [toast] : subjects.length > 0 ? [{ ...toast, subjects }] : [];
    });
    const earlier = about ? (same?.subjects ?? []).filter(({ key }) => key !== about.key) : [];
    const subjects = about ? [...earlier, { ...about, onSelect: action?.onSelect }] : [];
    if (others.length >= TOASTS_LIMIT) {
      const passing = others.findIndex((toast) => !isPersistent(toast));
      if (passing >= 0) others.splice(passing, 1);
    }
    if (!isPersistent(content)) clocks.set(id, { remainingMs: TOAST_AUTO_CLOSE_MS, startedAt: 0, cancel: null });
    change([...others, { ...content, id, subjects }]);
    return id;
  }

  function pause() {
    paused = true;
    updateClocks();
  }

  function resume() {
    paused = false;
    updateClocks();
  }

  // Removing a hovered or focused toast may skip leave and blur events, which would leave the others paused.
  function dismiss(id: number) {
    filter((toast) => toast.id !== id);
    resume();
  }

  function subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  return {
    show,
    dismiss,
    clearOnNavigation: () => filter(({ action, acrossRoutes }) => action !== undefined || acrossRoutes === true),
    clearOnMemberChange: () =>
      filter(({ subjects, action, acrossRoutes }) => subjects.length === 0 && (!action || acrossRoutes === true)),
    pause,
    resume,
    subscribe,
    visible: () => shown,
  };
}

/** Runs a toast's action for each of its subjects, or once if it has none. */
export function selectAction({ subjects, action }: Toast): void {
  if (subjects.length === 0) action?.onSelect();
  for (const { onSelect } of subjects) onSelect?.();
}

/** The application's toasts, shown by the one ToastRegion. */
export const toasts = /* @__PURE__ */ createToastStore();
