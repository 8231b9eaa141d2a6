/** Comes first in the commands that check and test: says what Node they need, and installs what is missing. */
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { nodeComplaint } from '../local-stack/node-version.mjs';
import { ensurePackages } from '../local-stack/packages.mjs';

const complaint = nodeComplaint(process.versions.node);
if (complaint) console.error(complaint);
if (complaint || !(await ensurePackages(dirname(dirname(fileURLToPath(import.meta.url))), 'all'))) process.exitCode = 1;
