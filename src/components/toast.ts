import { TOAST_AUTO_CLOSE_MS, TOASTS_LIMIT } from '../config/ui';
import { browserTimer, type SetTimer } from './timers';

interface ToastAction {
  readonly label: string;
  readonly onSelect: () => void;
}

/** What a toast tells of, such as a movie. */
interface ToastSubject {
  /** Names it among all that is told: what is told of it later takes the place of what was told before. */
  readonly key: string;
  readonly name: string;
  readonly onSelect?: (() => void) | undefined;
}

export interface ToastContent {
  /** An error stays until it is put away or its place is left. */
  readonly kind: 'success' | 'info' | 'error';
  readonly text: string;
  /** What it tells of. The same sentence about several is one toast, whose action is done for all of them. */
  readonly about?: Omit<ToastSubject, 'onSelect'>;
  /** A thing to do about it; choosing it also closes the toast, which stays until then or until it is put away. */
  readonly action?: ToastAction;
  /** It is told of no one place: a change of route leaves it. */
  readonly everywhere?: true;
  /** An error that closes like the rest: what it tells may be over, or be something else's doing, in a moment. */
  readonly passing?: boolean;
}

export interface Toast extends Omit<ToastContent, 'about'> {
  readonly id: number;
  readonly subjects: readonly ToastSubject[];
}

/** The clock's part in toasts, so that tests can turn it by hand. */
export interface ToastTimers {
  /** Milliseconds since any fixed moment. */
  readonly now: () => number;
  readonly after: SetTimer;
}

export interface ToastStore {
  /**
   * Shows a toast and returns its id. One that says the same takes the earlier one's place. Beyond TOASTS_LIMIT the
   * oldest leaves, or waits out of sight where it stays until it is put away.
   */
  readonly show: (content: ToastContent) => number;
  readonly dismiss: (id: number) => void;
  /** The place is left: what was told there goes, errors too, but for what has something to be done about it. */
  readonly leave: () => void;
  /** Another person is here: what was told of movies, and what they could have done about something, goes. */
  readonly forget: () => void;
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

const browserTimers: ToastTimers = { now: () => performance.now(), after: browserTimer };

/** Whether a toast has no time of its own (reading 22): errors, and what has something to be done about it. */
function stays({ kind, action, passing }: ToastContent): boolean {
  return (kind === 'error' && passing !== true) || action !== undefined;
}

/** A list of messages, each closed after TOAST_AUTO_CLOSE_MS unless it stays. */
export function createToastStore(timers: ToastTimers = browserTimers): ToastStore {
  let all: readonly Toast[] = [];
  let shown: readonly Toast[] = [];
  let nextId = 1;
  let paused = false;
  const clocks = new Map<number, Running>();
  const listeners = new Set<() => void>();

  /** Makes this the list; what is not in it any more needs no clock. */
  function change(next: readonly Toast[]) {
    for (const [id, clock] of Array.from(clocks)) {
      if (next.some((toast) => toast.id === id)) continue;
      clock.cancel();
      clocks.delete(id);
    }
    all = next;
    shown = next.slice(-TOASTS_LIMIT);
    for (const listener of listeners) listener();
  }

  function keep(wanted: (toast: Toast) => boolean) {
    const kept = all.filter(wanted);
    if (kept.length < all.length) change(kept);
  }

  function run(id: number, left: number) {
    clocks.set(id, { left, since: timers.now(), cancel: timers.after(left, () => keep((toast) => toast.id !== id)) });
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
      const passing = others.findIndex((toast) => !stays(toast));
      if (passing >= 0) others.splice(passing, 1);
    }
    if (!stays(content)) {
      if (paused) clocks.set(id, { left: TOAST_AUTO_CLOSE_MS, since: timers.now(), cancel: () => undefined });
      else run(id, TOAST_AUTO_CLOSE_MS);
    }
    change([...others, { ...content, id, subjects }]);
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

  // A toast that is removed under the pointer or the focus may send no leave or blur: the others would stay paused.
  function dismiss(id: number) {
    keep((toast) => toast.id !== id);
    resume();
  }

  function subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  return {
    show,
    dismiss,
    leave: () => keep(({ action, everywhere }) => action !== undefined || everywhere === true),
    forget: () => keep(({ subjects, action, everywhere }) => subjects.length === 0 && (!action || everywhere === true)),
    pause,
    resume,
    subscribe,
    visible: () => shown,
  };
}

/** Does what a toast offers: for each thing that it tells of, or as a whole. */
export function selectAction({ subjects, action }: Toast): void {
  if (subjects.length === 0) action?.onSelect();
  for (const { onSelect } of subjects) onSelect?.();
}

/** The application's toasts; shown by the one ToastRegion. */
export const toasts = /* @__PURE__ */ createToastStore();
