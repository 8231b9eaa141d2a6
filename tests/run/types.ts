/** `npm run types`: whether all types fit, of every project also after one in which they do not. */
import { join } from 'node:path';
import { compile, PROJECTS } from './compiler';

const folder = join(import.meta.dirname, '../..');
for (const project of PROJECTS) if ((await compile(folder, project)) !== 0) process.exitCode = 1;
