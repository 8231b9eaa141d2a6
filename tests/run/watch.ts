/** `npm run watch`: checks types and runs the tests of what changes, until it is stopped. */
import { join } from 'node:path';
import { run } from '../../local-stack/packages.mjs';
import { compile, PROJECTS } from './compiler';

const folder = join(import.meta.dirname, '../..');

await Promise.race([
  // a compiler each: a single one (`tsc --build`) misses changes in files that a project only imports
  ...PROJECTS.map((project) => compile(folder, project, '--watch', '--preserveWatchOutput')),
  run(
    process.execPath,
    [join(folder, 'node_modules/vitest/vitest.mjs'), 'watch', '--project', 'unit*', '--changed'],
    folder,
  ),
]);
