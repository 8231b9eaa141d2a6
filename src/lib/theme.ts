import { BAR_COLORS, COLOR_SCHEMES, type ColorScheme } from '../config/ui';
import { createStore } from './web-storage';

const stored = createStore(
  'matinee.theme',
  (value): ColorScheme => COLOR_SCHEMES.find((known) => known === value) ?? 'system',
);

const listeners = new Set<() => void>();
let chosen: ColorScheme = 'system';

/** The theme chosen on this device, shared by all tabs. */
export const theme = {
  /** Applies the stored theme. Call it before the first paint. */
  apply: (): void => show(stored.read()),
  /** Applies the stored theme and listens to changes by other tabs. */
  start(): void {
    theme.apply();
    stored.subscribe(theme.apply);
  },
  /** The current theme. */
  current: (): ColorScheme => chosen,
  /** Applies a theme at once, and stores it if possible. */
  set: (next: ColorScheme): void => {
    show(next);
    stored.write(next);
  },
  /** @returns a function to unsubscribe */
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

function show(next: ColorScheme): void {
  chosen = next;
  // The styles use this attribute (bundle/styles/chosen-theme); without it they follow the system.
  if (next === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = next;
  for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = bar.matches('[media*=dark]') ? 'dark' : 'light';
    bar.content = BAR_COLORS[next === 'system' ? own : next];
  }
  for (const listener of listeners) listener();
}
