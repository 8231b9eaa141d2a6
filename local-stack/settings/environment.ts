import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';

/**
 * The variables of the project's .env, overridden by those of the process. Not Vite's loadEnv: a server that loads Vite
 * holds 180 MB more.
 */
export function readEnvironment(project: string): Record<string, string> {
  const file = join(project, '.env');
  const variables = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  return Object.fromEntries(
    Object.entries({ ...variables, ...process.env }).filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    ),
  );
}
