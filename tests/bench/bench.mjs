/** `npm run bench`: installs what is missing, the other engines too, then measures. `-- load` and `-- taste FOLDER` need no other engine. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensurePackages } from '../../embedded/packages.mjs';

const folder = dirname(fileURLToPath(import.meta.url));

function ensureEngines() {
  if (existsSync(join(folder, 'node_modules/rxdb'))) return true;
  console.log('Installing the other engines…');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'inherit' });
  if (status !== 0) console.error('The other engines could not be installed: is the package registry within reach?');
  return status === 0;
}

/** Measurements that are by themselves, and the file of each. */
const APART = new Map([
  ['load', './load.ts'],
  ['taste', './taste/taste.ts'],
]);

const apart = APART.get(process.argv[2] ?? '');
if ((await ensurePackages(dirname(dirname(folder)))) && (apart !== undefined || ensureEngines())) {
  const { register } = await import('tsx/esm/api');
  register();
  await import(apart ?? './bench.ts');
} else process.exit(1);
