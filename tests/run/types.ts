/** `npm run types`: checks the types of every project, even after one has failed. */
import { join } from 'node:path';
import { compile, PROJECTS } from './compiler';

const folder = join(import.meta.dirname, '../..');
for (const project of PROJECTS) if ((await compile(folder, project)) !== 0) process.exitCode = 1;
