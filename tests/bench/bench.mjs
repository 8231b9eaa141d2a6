/**
 * `npm run bench`: installs what is missing, including the other engines, then measures. `-- load`, `-- evening`, `-- sentence` and
 * `-- taste FOLDER` need nothing else, `-- against COMMIT` neither, `-- app` a build, `-- lighthouse` a package of its own and a build.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensurePackages } from '../../local-stack/packages.mjs';

const folder = dirname(fileURLToPath(import.meta.url));

/**
 * Installs what a measurement needs beyond the project's own packages.
 * @param {string} cwd
 * @param {string} name
 */
function install(cwd, name) {
  if (existsSync(join(cwd, 'node_modules', name))) return true;
  console.log('Installing what it is measured with…');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd, stdio: 'inherit' });
  if (status !== 0) console.error('It could not be installed: is the package registry within reach?');
  return status === 0;
}

const ensureNothing = () => true;
const ensureEngines = () => install(folder, 'rxdb');

/** Browsers measure the production build of the current source. */
const ensureBuild = () =>
  spawnSync('npx', ['vite', 'build'], { cwd: dirname(dirname(folder)), stdio: 'ignore' }).status === 0;
const ensureLighthouse = () => install(join(folder, 'lighthouse'), 'lighthouse') && ensureBuild();

/** Standalone measurements: the file of each, and what it needs. */
const APART = new Map([
  ['load', { file: './load.ts', ensure: ensureNothing }],
  ['evening', { file: './evening.ts', ensure: ensureNothing }],
  ['sentence', { file: './sentence.ts', ensure: ensureNothing }],
  ['taste', { file: './taste/taste.ts', ensure: ensureNothing }],
  ['app', { file: './app/app.ts', ensure: ensureBuild }],
  ['against', { file: './against/against.ts', ensure: ensureNothing }],
  ['lighthouse', { file: './lighthouse/lighthouse.ts', ensure: ensureLighthouse }],
]);

const asked = APART.get(process.argv[2] ?? '') ?? { file: './bench.ts', ensure: ensureEngines };
if ((await ensurePackages(dirname(dirname(folder)), 'all')) && asked.ensure()) {
  const { register } = await import('tsx/esm/api');
  register();
  await import(asked.file);
} else process.exit(1);
