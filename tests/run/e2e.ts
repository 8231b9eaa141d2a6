/** `npm run e2e`: builds what has changed, then runs the browser tests. */
import { join } from 'node:path';
import { ensureBuild } from '../../local-stack/build';
import { run } from '../../local-stack/packages.mjs';

const project = join(import.meta.dirname, '../..');
const playwright = join(project, 'node_modules/@playwright/test/cli.js');

const built = await ensureBuild(project);
process.exitCode =
  built === 0 ? await run(process.execPath, [playwright, 'test', ...process.argv.slice(2)], project) : built;
