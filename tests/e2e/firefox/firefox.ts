import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import { openSession, type Connection, type OnEvent } from './connection';

const NAMES = ['firefox-esr', 'firefox'];
const USUAL_PLACES = ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'];
const LISTENING = /WebDriver BiDi listening on (\S+)/;

/** A Firefox on this machine: the one FIREFOX_PATH names, else an installed one; undefined when there is none. */
export function findFirefox(variables: NodeJS.ProcessEnv = process.env): string | undefined {
  const named = variables['FIREFOX_PATH'];
  if (named) return existsSync(named) ? named : undefined;
  const onPath = (variables['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [...onPath, ...USUAL_PLACES].find((path) => existsSync(path));
}

/** A running Firefox with a profile of its own. */
export interface Firefox {
  readonly connection: Connection;
  close(): Promise<void>;
}

/** Starts a Firefox without a window, as large as a phone. */
export async function startFirefox(path: string, onEvent: OnEvent): Promise<Firefox> {
  const profile = await mkdtemp(join(tmpdir(), 'matinee-firefox-'));
  const parameters = ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', profile];
  const browser = spawn(path, parameters, { stdio: ['ignore', 'ignore', 'pipe'] });
  const connection = await openSession(await addressOf(browser), onEvent);
  return {
    connection,
    async close() {
      connection.close();
      const ended = once(browser, 'exit');
      browser.kill();
      await ended;
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Where the browser says that it listens. */
function addressOf(browser: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    if (!browser.stderr) return reject(new Error('Firefox has no words'));
    createInterface(browser.stderr).on('line', (line) => {
      const address = LISTENING.exec(line)?.[1];
      if (address) resolve(address);
    });
    browser.once('error', reject);
    browser.once('exit', () => {
      reject(new Error('Firefox ended before it listened'));
    });
  });
}
