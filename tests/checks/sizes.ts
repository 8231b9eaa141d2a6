/** Compares the build's sizes with their budgets; fails when one is exceeded. */
import { join } from 'node:path';
import { buildSizes, sizeLines } from '../../bundle/sizes';

const sizes = buildSizes(join(import.meta.dirname, '../../dist'));
for (const line of sizeLines(sizes)) console.log(line);
process.exitCode = sizes.some(({ bytes, budget }) => bytes > budget) ? 1 : 0;
