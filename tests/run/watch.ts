/** `npm run watch`: checks types and runs the tests of what changes, for as long as it is left open. */
import { join } from 'node:path';
import { run } from '../../local-stack/packages.mjs';
import { compile, PROJECTS } from './compiler';

const folder = join(import.meta.dirname, '../..');

await Promise.race([
  // a compiler each: one for all (`tsc --build`) sees no change of a file that a project only imports
  ...PROJECTS.map((project) => compile(folder, project, '--watch', '--preserveWatchOutput')),
  run(
    process.execPath,
    [join(folder, 'node_modules/vitest/vitest.mjs'), 'watch', '--project', 'unit*', '--changed'],
    folder,
  ),
]);
