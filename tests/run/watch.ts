/** `npm run watch`: checks types and runs the tests of what changes, for as long as it is left open. */
import { join } from 'node:path';
import { run } from '../../embedded/packages.mjs';

const project = join(import.meta.dirname, '../..');
const program = (path: string, ...parameters: string[]) =>
  run(process.execPath, [join(project, 'node_modules', path), ...parameters], project);

await Promise.race([
  program('typescript/bin/tsc', '-p', 'tsconfig.json', '--watch', '--preserveWatchOutput'),
  program('vitest/vitest.mjs', 'watch', '--project', 'unit*', '--changed'),
]);
