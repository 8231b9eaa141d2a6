import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BAR_COLORS } from '../../../src/config/ui';
import { PALETTE } from '../../../src/components/theme/palette';

beforeEach(() => {
  document.head.innerHTML = `
    <meta name="theme-color" content="${BAR_COLORS.light}" media="(prefers-color-scheme: light)">
    <meta name="theme-color" content="${BAR_COLORS.dark}" media="(prefers-color-scheme: dark)">`;
});
afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  delete document.documentElement.dataset['theme'];
});

/** A freshly opened page. */
async function open() {
  vi.resetModules();
  const { theme } = await import('../../../src/lib/theme');
  theme.start();
  return theme;
}

const shown = () => document.documentElement.dataset['theme'];
const bars = () => [...document.querySelectorAll('meta')].map(({ content }) => content);

it('follows the system until a theme is chosen', async () => {
  const theme = await open();
  expect([theme.current(), shown()]).toEqual(['system', undefined]);
  expect(bars()).toEqual([BAR_COLORS.light, BAR_COLORS.dark]);
});

it('applies a choice at once, to the browser’s bar as well, and after a reload', async () => {
  const theme = await open();
  const onChange = vi.fn();
  const end = theme.subscribe(onChange);
  theme.set('dark');
  expect([theme.current(), shown(), onChange.mock.calls.length]).toEqual(['dark', 'dark', 1]);
  expect(bars()).toEqual([BAR_COLORS.dark, BAR_COLORS.dark]);
  end();
  theme.set('light');
  expect(onChange).toHaveBeenCalledTimes(1);

  const again = await open();
  expect([again.current(), shown()]).toEqual(['light', 'light']);
  expect(bars()).toEqual([BAR_COLORS.light, BAR_COLORS.light]);
  again.set('system');
  expect([again.current(), shown()]).toEqual(['system', undefined]);
  expect(bars()).toEqual([BAR_COLORS.light, BAR_COLORS.dark]);
});

it('follows another tab’s choice, and the clearing of the stored one', async () => {
  const theme = await open();
  const onChange = vi.fn();
  theme.subscribe(onChange);
  localStorage.setItem('matinee.theme', '"dark"');
  window.dispatchEvent(new StorageEvent('storage', { key: 'another' }));
  expect(shown()).toBeUndefined();
  window.dispatchEvent(new StorageEvent('storage', { key: 'matinee.theme' }));
  expect([theme.current(), shown(), onChange.mock.calls.length]).toEqual(['dark', 'dark', 1]);
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect([theme.current(), shown()]).toEqual(['system', undefined]);
});

it('uses the system’s theme for unknown values and without storage', async () => {
  localStorage.setItem('matinee.theme', '"sepia"');
  expect((await open()).current()).toBe('system');
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  const theme = await open();
  theme.set('dark');
  expect([theme.current(), shown()]).toEqual(['dark', 'dark']);
});

it('the browser’s bar has the background color', () => {
  expect(BAR_COLORS).toEqual({ light: PALETTE.light.bg, dark: PALETTE.dark.bg });
});
