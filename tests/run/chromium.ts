import { chromium } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installDebian } from './debian';

const SHELL_NAMES = ['chromium-headless-shell', 'chrome-headless-shell', 'headless_shell'];
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const USUAL_PLACES = [
  ...['/usr/bin', '/usr/local/bin', '/snap/bin'].flatMap((folder) => NAMES.map((name) => join(folder, name))),
  '/opt/google/chrome/chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * A Chromium on this machine: the one in CHROMIUM_PATH, else Playwright's own, else an installed one.
 * @returns its path, or undefined when there is none
 */
export function findChromium(variables: NodeJS.ProcessEnv = process.env): string | undefined {
  const named = variables['CHROMIUM_PATH'];
  if (named) return existsSync(named) ? named : undefined;
  return [chromium.executablePath(), ...onPath(NAMES, variables), ...USUAL_PLACES].find((path) => existsSync(path));
}

/**
 * An installed headless shell of Chromium.
 * @returns its path, or undefined when there is none, or when CHROMIUM_PATH names the browser to be used
 */
export function findHeadlessShell(variables: NodeJS.ProcessEnv = process.env): string | undefined {
  return variables['CHROMIUM_PATH'] ? undefined : onPath(SHELL_NAMES, variables).find((path) => existsSync(path));
}

function onPath(names: readonly string[], variables: NodeJS.ProcessEnv): readonly string[] {
  return (variables['PATH'] ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
}

/** Finds a Chromium, or installs one: Debian's where that is allowed, with its headless shell, else Playwright's. */
export function ensureChromium(project: string): string | undefined {
  const found = findChromium();
  if (found) return found;
  console.log('No Chromium found: installing one for the tests…');
  if (!installDebian(['chromium', 'chromium-headless-shell']) && !installDebian(['chromium']))
    spawnSync('npx', ['playwright', 'install', 'chromium'], { cwd: project, stdio: 'inherit' });
  return findChromium();
}
