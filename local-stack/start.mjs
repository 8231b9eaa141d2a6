/** `npm start`: installs what is missing, builds what has changed, and serves the build with all its services. */
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { nodeComplaint } from './node-version.mjs';
import { ensurePackages } from './packages.mjs';

const folder = dirname(dirname(fileURLToPath(import.meta.url)));

async function start() {
  const complaint = nodeComplaint(process.versions.node);
  if (complaint) {
    console.error(complaint);
    return 1;
  }
  if (!(await ensurePackages(folder, 'start'))) return 1;
  const { register } = await import('tsx/esm/api');
  register();
  const { ensureBuild } = await import('./build.ts');
  const { loadSettings, serve } = await import('./main.ts');
  const settings = loadSettings(folder);
  if (!settings.ok) {
    console.error(settings.error);
    return 1;
  }
  const built = await ensureBuild(folder);
  if (built !== 0) return built;
  return serve(settings.value);
}

process.exitCode = await start();
