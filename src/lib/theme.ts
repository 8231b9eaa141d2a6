import { BAR_COLORS, COLOUR_SCHEMES, type ColourScheme } from '../config/ui';

const NAME = 'matinee.theme';

const listeners = new Set<() => void>();
let chosen: ColourScheme = 'system';

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
  current: (): ColourScheme => chosen,
  /** Applies a theme at once, and stores it if possible. */
  set: (next: ColourScheme): void => {
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

function kept(): ColourScheme {
  try {
    const name = localStorage.getItem(NAME);
    return COLOUR_SCHEMES.find((known) => known === name) ?? 'system';
  } catch {
    return 'system';
  }
}

function show(next: ColourScheme): void {
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
