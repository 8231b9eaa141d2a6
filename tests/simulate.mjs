/** `npm run simulate`: installs what is missing, then runs schedules of the sync engine under faults. */
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensurePackages } from '../local-stack/packages.mjs';

async function simulate() {
  if (!(await ensurePackages(dirname(dirname(fileURLToPath(import.meta.url)))))) return 1;
  const { register } = await import('tsx/esm/api');
  register();
  const { simulate: run } = await import('./simulation/simulate.ts');
  return run(process.argv.slice(2));
}

process.exit(await simulate());
