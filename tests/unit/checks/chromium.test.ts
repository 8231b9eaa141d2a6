import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { findChromium, findHeadlessShell } from '../../run/chromium';

let folder = '';

/** A program of this name in the only folder on the path. */
function program(name: string): string {
  const path = join(folder, name);
  writeFileSync(path, '#!/bin/sh\n');
  chmodSync(path, 0o755);
  return path;
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'matinee-chromium-'));
  vi.stubEnv('PATH', folder);
  vi.stubEnv('CHROMIUM_PATH', undefined);
  vi.resetModules();
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

it.each(['chromium-headless-shell', 'chrome-headless-shell', 'headless_shell'])(
  'the headless shell is found by the name %s',
  (name) => {
    expect(findHeadlessShell()).toBeUndefined();
    const path = program(name);
    expect(findHeadlessShell()).toBe(path);
  },
);

it('a configured browser is used for all tests, and none if it does not exist', () => {
  program('chromium-headless-shell');
  program('chromium');
  const named = program('another');
  expect(findChromium({ PATH: folder, CHROMIUM_PATH: named })).toBe(named);
  expect(findHeadlessShell({ PATH: folder, CHROMIUM_PATH: named })).toBeUndefined();
  expect(findChromium({ PATH: folder, CHROMIUM_PATH: join(folder, 'missing') })).toBeUndefined();
});

/** The programs that would run a test of this title: one for each matching project. */
async function runnersOf(title: string): Promise<readonly (string | undefined)[]> {
  const { default: config } = await import('../../../playwright.config');
  const matches = (pattern: unknown) => pattern instanceof RegExp && pattern.test(title);
  return (config.projects ?? [])
    .filter(({ grep, grepInvert }) => (grep === undefined || matches(grep)) && !matches(grepInvert))
    .map(({ use }) => use?.launchOptions?.executablePath);
}

it('a test runs once: in the shell, or in the full browser if it needs that', async () => {
  const shell = program('chromium-headless-shell');
  expect(await runnersOf('hearts are kept')).toEqual([shell]);
  expect(await runnersOf('a worker is woken @whole-browser')).toEqual([findChromium()]);
});

it('without a shell all tests run in the browser', async () => {
  const browser = program('chromium');
  vi.stubEnv('CHROMIUM_PATH', browser);
  expect(await runnersOf('hearts are kept')).toEqual([browser]);
  expect(await runnersOf('a worker is woken @whole-browser')).toEqual([browser]);
});
