import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const CRUISER = join(import.meta.dirname, '../../node_modules/dependency-cruiser/bin/dependency-cruise.mjs');

/** Runs dependency-cruiser in a project, with the project's own rules. @returns its output */
export function cruise(project: string, parameters: readonly string[]): string {
  const run = spawnSync(process.execPath, [CRUISER, '--config', '.dependency-cruiser.cjs', ...parameters], {
    cwd: project,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (run.error) throw run.error;
  // its exit code is the number of violations; stdout is empty when it failed itself
  if (run.stdout === '') throw new Error(`dependency-cruiser failed: ${run.stderr}`);
  return run.stdout;
}
