import { join } from 'node:path';
import { run } from '../../local-stack/packages.mjs';

const PROJECT = join(import.meta.dirname, '../..');
const KNIP = ['node_modules/knip/bin/knip.js', '--no-progress'];

/** The parts of the lint by name, with Node's arguments for each of their programs. */
export const LINTERS = {
  code: [['node_modules/eslint/bin/eslint.js', '.']],
  layers: [['--import', 'tsx', 'tests/checks/architecture.ts']],
  unused: [
    KNIP,
    [...KNIP, '--production', '--include', 'files,exports,types'],
    // `npm start` doesn't install devDependencies
    [...KNIP, '--production', '--strict', '--workspace', '.', '--include', 'unlisted,unresolved'],
  ],
  format: [['node_modules/prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.']],
} as const;

export type Linter = keyof typeof LINTERS;

/**
 * Runs one part of the lint.
 * @param options for its programs
 * @returns the exit code: 0 if there's nothing to complain about
 */
export async function lint(part: Linter, ...options: readonly string[]): Promise<number> {
  for (const program of LINTERS[part]) {
    const code = await run(process.execPath, [...program, ...options], PROJECT);
    if (code !== 0) return code;
  }
  return 0;
}
