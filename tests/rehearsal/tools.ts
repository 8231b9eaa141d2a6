import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { ensurePackages } from '../../local-stack/packages.mjs';

/**
 * The hosts' own programs, at fixed versions: in a separate package, since only the rehearsal needs
 * its 330 MB. Later versions of wrangler need Node 22.
 */
const FOLDER = join(import.meta.dirname, 'tools');

/**
 * Installs them where they are missing.
 * @returns whether they are installed now; failures are explained on the terminal
 */
export function ensureTools(): Promise<boolean> {
  // fail soon without a network
  process.env['npm_config_fetch_retries'] ??= '1';
  // The Supabase CLI is a package for each platform, and not every registry has them all.
  return ensurePackages(FOLDER, 'all', 'install');
}

/**
 * The path of one of these programs.
 * @returns null where it is not installed
 */
export function findTool(name: 'serve' | 'supabase' | 'wrangler'): string | null {
  const path = join(FOLDER, 'node_modules/.bin', name);
  return existsSync(path) ? path : null;
}

/** Why a tool is missing. */
export const NO_TOOLS = 'npm could not install the packages of tests/rehearsal/tools';

/** Settings of these programs: no telemetry, no update checks, a home folder of their own. */
export function toolVariables(): NodeJS.ProcessEnv {
  const home = join(FOLDER, 'node_modules/.home');
  mkdirSync(home, { recursive: true });
  return {
    ...process.env,
    HOME: home,
    XDG_CONFIG_HOME: join(home, '.config'),
    DO_NOT_TRACK: '1',
    NO_UPDATE_CHECK: '1',
    WRANGLER_SEND_METRICS: 'false',
  };
}
