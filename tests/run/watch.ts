/** `npm run watch`: checks types and runs the tests of what changes, for as long as it is left open. */
import { join } from 'node:path';
import { run } from '../../embedded/packages.mjs';

const project = join(import.meta.dirname, '../..');
const program = (path: string, ...parameters: string[]) =>
  run(process.execPath, [join(project, 'node_modules', path), ...parameters], project);

/** The projects of `npm run types`, a compiler each: one for all (`tsc --build`) sees no change of a file that a project only imports. */
const PROJECTS = ['tsconfig.domain.json', 'tsconfig.json', 'tsconfig.sw.json', 'tsconfig.node.json'];

await Promise.race([
  ...PROJECTS.map((path) => program('typescript/bin/tsc', '-p', path, '--watch', '--preserveWatchOutput')),
  program('vitest/vitest.mjs', 'watch', '--project', 'unit*', '--changed'),
]);
