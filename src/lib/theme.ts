import { BAR_COLORS, COLOUR_SCHEMES, type ColourScheme } from '../config/ui';

const NAME = 'matinee.theme';

const listeners = new Set<() => void>();
let chosen: ColourScheme = 'system';

/** The look that was chosen on this device; every tab of it shows the same. */
export const theme = {
  /** Takes up what was chosen before. Call it before anything is shown. */
  takeUp: (): void => show(kept()),
  /** Takes it up, and from now on what other tabs choose. */
  start(): void {
    show(kept());
    window.addEventListener('storage', ({ key }) => {
      if (key === NAME || key === null) show(kept());
    });
  },
  /** What is shown now. */
  chosen: (): ColourScheme => chosen,
  /** Shows it at once, and keeps it where the browser lets it. */
  choose: (next: ColourScheme): void => {
    show(next);
    try {
      localStorage.setItem(NAME, next);
    } catch {
      // A browser that keeps nothing shows it until the page is left.
    }
  },
  /** @returns a function that ends it */
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
  // The styles know it by this attribute (bundle/styles/chosen-theme), and without one follow the system.
  if (next === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = next;
  for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = bar.matches('[media*=dark]') ? 'dark' : 'light';
    bar.content = BAR_COLORS[next === 'system' ? own : next];
  }
  for (const listener of listeners) listener();
}
