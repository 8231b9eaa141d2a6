/** `npm run check`: the part of `npm test` that takes less than a minute after a small change. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../../local-stack/packages.mjs';
import { changesOf } from './changes';
import { compile } from './compiler';
import { lint } from './linters';
import { reachedTests } from './reached-tests';

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

/** Each file is formatted by itself, so unchanged ones are still formatted unless the formatter's settings changed. */
async function format(): Promise<number> {
  if (changes === null || touches()) return lint('format');
  const present = changes.files.filter((file) => existsSync(join(project, file)));
  const prettier = join(project, 'node_modules/prettier/bin/prettier.cjs');
  return present.length === 0
    ? 0
    : run(process.execPath, [prettier, '--check', '--log-level', 'warn', '--ignore-unknown', ...present], project);
}

/** Tests near the changed files by import; all where a tool's settings have changed. */
async function unit(): Promise<number> {
  if (changes === null || touches()) return script('unit');
  const { nearest, farther } = reachedTests(project, changes.all, changes.files);
  const code = nearest.length === 0 ? 0 : await script('unit', ...nearest);
  if (farther > 0) console.log(`${farther} more test files import the changes indirectly: npm run unit`);
  return code;
}

/** Layers and unused code depend on imports, exports and the tools' own settings. */
const seams = changes === null || changes.seams || touches();

const CACHES = '.matinee/cache';
const steps: readonly (readonly [name: string, needed: boolean, work: () => Promise<number>])[] = [
  ['types of domain', touches('src/domain', 'src/config'), () => compile(project, 'tsconfig.domain.json')],
  ['types of src', touches('src'), () => compile(project, 'tsconfig.json')],
  [
    'types of the worker',
    touches(
      'src/sw',
      'src/sync',
      'src/services',
      'src/api',
      'src/db',
      'src/lib',
      'src/i18n',
      'src/domain',
      'src/config',
    ),
    () => compile(project, 'tsconfig.sw.json'),
  ],
  ['types of tools and tests', true, () => compile(project, 'tsconfig.node.json')],
  [
    'lint code',
    true,
    () => lint('code', '--cache', '--cache-strategy', 'content', '--cache-location', `${CACHES}/eslint/`),
  ],
  ['lint format', true, format],
  ['lint layers', seams, () => lint('layers')],
  ['lint unused', seams, () => lint('unused')],
  ['unit', true, unit],
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
