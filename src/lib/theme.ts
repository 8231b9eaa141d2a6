import { BAR_COLORS, COLOR_SCHEMES, type ColorScheme } from '../config/ui';

const NAME = 'matinee.theme';

const listeners = new Set<() => void>();
let chosen: ColorScheme = 'system';

/** The theme chosen on this device, shared by all tabs. */
export const theme = {
  /** Applies the stored theme. Call it before the first paint. */
  apply: (): void => show(kept()),
  /** Applies the stored theme and listens to changes by other tabs. */
  start(): void {
    show(kept());
    window.addEventListener('storage', ({ key }) => {
      if (key === NAME || key === null) show(kept());
    });
  },
  /** The current theme. */
  current: (): ColorScheme => chosen,
  /** Applies a theme at once, and stores it if possible. */
  set: (next: ColorScheme): void => {
    show(next);
    try {
      localStorage.setItem(NAME, next);
    } catch {
      // Without storage it lives as long as the page.
    }
  },
  /** @returns a function to unsubscribe */
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

function kept(): ColorScheme {
  try {
    const name = localStorage.getItem(NAME);
    return COLOR_SCHEMES.find((known) => known === name) ?? 'system';
  } catch {
    return 'system';
  }
}

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
