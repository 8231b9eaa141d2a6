/** `npm test`: installs what is missing, then runs every check and every test there is. */
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { nodeComplaint } from '../local-stack/node-version.mjs';
import { ensurePackages } from '../local-stack/packages.mjs';

const project = dirname(dirname(fileURLToPath(import.meta.url)));

async function test() {
  const complaint = nodeComplaint(process.versions.node);
  if (complaint) {
    console.error(complaint);
    return 1;
  }
  if (!(await ensurePackages(project))) return 1;
  const { register } = await import('tsx/esm/api');
  register();
  const { runStages } = await import('./run/stages');
  return runStages(project);
}

process.exitCode = await test();
