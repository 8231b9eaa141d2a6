/** `npm run check`: the part of `npm test` that fits into a minute when little has changed. */
import { join } from 'node:path';
import { run } from '../../embedded/packages.mjs';
import { changesOf } from './changes';

const project = join(import.meta.dirname, '../..');
const changes = changesOf(project);

/** Whether a file in one of these folders has changed, or one beside package.json, where the tools are configured. */
const touches = (...folders: readonly string[]) =>
  changes === null ||
  changes.files.some(
    (file) => /^[^/]+(?<!\.md)$/.test(file) || folders.some((folder) => file.startsWith(`${folder}/`)),
  );

const script = (name: string, ...parameters: string[]) =>
  run('npm', ['run', '--silent', name, ...(parameters.length > 0 ? ['--', ...parameters] : [])], project);

const types = (config: string) =>
  run(process.execPath, [join(project, 'node_modules/typescript/bin/tsc'), '-p', config], project);

/** Layers and unused code follow from imports, exports and the tools' own settings. */
const seams = changes === null || changes.seams || touches();

const CACHES = '.matinee/cache';
const steps: readonly (readonly [name: string, needed: boolean, work: () => Promise<number>])[] = [
  ['types of domain', touches('src/domain', 'src/config'), () => types('tsconfig.domain.json')],
  ['types of src', touches('src'), () => types('tsconfig.json')],
  [
    'types of the worker',
    touches('src/sw', 'src/data', 'src/words', 'src/domain', 'src/config'),
    () => types('tsconfig.sw.json'),
  ],
  ['types of tools and tests', true, () => types('tsconfig.node.json')],
  [
    'lint code',
    true,
    () => script('lint:code', '--cache', '--cache-strategy', 'content', '--cache-location', `${CACHES}/eslint/`),
  ],
  [
    'lint format',
    true,
    () => script('lint:format', '--cache', '--cache-strategy', 'content', '--cache-location', `${CACHES}/prettier`),
  ],
  ['lint layers', seams, () => script('lint:layers')],
  ['lint unused', seams, () => script('lint:unused')],
  ['unit', true, () => script('unit', '--passWithNoTests', ...(changes ? ['--changed', changes.since] : []))],
];

const failed: string[] = [];
for (const [name, needed, work] of steps) {
  if (!needed) continue;
  const start = performance.now();
  const code = await work();
  if (code !== 0) failed.push(name);
  console.log(`${code === 0 ? 'passed' : 'FAILED'}  ${name}  ${((performance.now() - start) / 1000).toFixed(1)} s`);
}
if (failed.length > 0) {
  console.error(`Failed: ${failed.join(', ')}`);
  process.exitCode = 1;
}
