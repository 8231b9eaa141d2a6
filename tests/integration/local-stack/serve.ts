/** The local server as a separate process, for tests that kill it: main.ts without the build before it. */
import { join } from 'node:path';
import { loadSettings, serve } from '../../../local-stack/main';
import { startServer } from '../../../local-stack/server/server';

const settings = loadSettings(join(import.meta.dirname, '../../..'));
if (!settings.ok) throw new Error(settings.error);
const buildFolder = process.argv[2];
if (buildFolder === undefined) throw new Error('name the folder of a build');
process.exitCode = await serve(settings.value, (value) => startServer(value, { buildFolder }));
