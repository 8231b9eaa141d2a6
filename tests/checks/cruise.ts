import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const CRUISER = join(import.meta.dirname, '../../node_modules/dependency-cruiser/bin/dependency-cruise.mjs');

/** Runs dependency-cruiser in a project, under the project's own law, and gives what it prints. */
export function cruise(project: string, parameters: readonly string[]): string {
  const run = spawnSync(process.execPath, [CRUISER, '--config', '.dependency-cruiser.cjs', ...parameters], {
    cwd: project,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (run.error) throw run.error;
  // as exit code it gives the number of violations, and nothing on stdout when it failed itself
  if (run.stdout === '') throw new Error(`dependency-cruiser failed: ${run.stderr}`);
  return run.stdout;
}
