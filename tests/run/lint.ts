/** `npm run lint [-- PART [OPTION ...]]`: runs every part, even after one has failed, or one of them with its options. */
import { lint, LINTERS, type Linter } from './linters';

const PARTS = Object.keys(LINTERS) as Linter[];

const [name, ...options] = process.argv.slice(2);
const wanted = PARTS.filter((part) => name === undefined || part === name);
if (wanted.length === 0) {
  console.error(`Use: npm run lint -- [${PARTS.join('|')}] [OPTION ...]`);
  process.exitCode = 1;
}
for (const part of wanted) if ((await lint(part, ...options)) !== 0) process.exitCode = 1;
