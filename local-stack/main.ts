import type { Result } from '../src/domain/values/result';
import { PlainFailure } from './settings/plain-failure';
import { startServer } from './server/server';
import { readEnvironment } from './settings/environment';
import { readSettings, type Settings } from './settings/settings';

/** Reads the settings from .env and the environment, as the build does. */
export function loadSettings(projectFolder: string): Result<Settings, string> {
  return readSettings(readEnvironment(projectFolder), projectFolder);
}

/** How often to check that the parent process still runs, in ms. */
const PARENT_POLL_MS = 500;

/** The parent process at startup. */
const parent = process.ppid;

/** A running server. */
interface Running {
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Serves until Ctrl-C or SIGTERM, then closes the database.
 * @returns the exit code
 */
export async function serve(
  settings: Settings,
  start: (settings: Settings) => Promise<Running> = startServer,
): Promise<number> {
  const shutdown = shutdownRequested();
  try {
    const server = await start(settings);
    console.log(readyText(server.url, settings.client.VITE_SUPABASE_URL === ''));
    await shutdown;
    await server.close();
    return 0;
  } catch (error) {
    if (!(error instanceof PlainFailure)) throw error;
    console.error(error.message);
    return 1;
  }
}

/** @param embedded true for the embedded backend, which sends no real emails */
function readyText(url: string, embedded: boolean): string {
  const emails = 'Sign up with any email: confirmation and reset emails are printed in this terminal.\n';
  return `\nMatinee is ready: ${url}\n${embedded ? emails : ''}Press Ctrl+C to stop.`;
}

function shutdownRequested(): Promise<void> {
  return new Promise((resolve) => {
    let requested = false;
    const request = () => {
      // a second signal exits without waiting for the database
      if (requested) process.exit(1);
      requested = true;
      resolve();
    };
    process.on('SIGINT', request).on('SIGTERM', request).on('SIGHUP', request);
    if (process.env['npm_lifecycle_event'] !== undefined) whenOrphaned(resolve);
  });
}

/** When npm is terminated, it kills its shell but not the shell's children. */
function whenOrphaned(end: () => void): void {
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    end();
  }, PARENT_POLL_MS);
  timer.unref();
}
