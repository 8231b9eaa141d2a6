import { chromium } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installDebian } from './debian';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const USUAL_PLACES = [
  ...['/usr/bin', '/usr/local/bin', '/snap/bin'].flatMap((folder) => NAMES.map((name) => join(folder, name))),
  '/opt/google/chrome/chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * A Chromium on this machine: the one CHROMIUM_PATH names, else Playwright's own, else an installed one.
 * @returns its path, or undefined when there is none
 */
export function findChromium(variables: NodeJS.ProcessEnv = process.env): string | undefined {
  const named = variables['CHROMIUM_PATH'];
  if (named) return existsSync(named) ? named : undefined;
  const onPath = (variables['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [chromium.executablePath(), ...onPath, ...USUAL_PLACES].find((path) => existsSync(path));
}

/** Finds a Chromium, or installs one: Debian's where that is allowed, else Playwright's. */
export function ensureChromium(project: string): string | undefined {
  const found = findChromium();
  if (found) return found;
  console.log('No Chromium found: installing one for the tests…');
  if (!installDebian(['chromium']))
    spawnSync('npx', ['playwright', 'install', 'chromium'], { cwd: project, stdio: 'inherit' });
  return findChromium();
}
