import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { reachedTests } from '../../run/reached-tests';

const FILES = {
  'src/rule.ts': "import { word } from './word';\nexport const rule = word;",
  'src/word.ts': "import type { Rule } from './rule';\nexport const word = 1;",
  'src/screen.tsx': "export const screen = () => import('./rule.ts');",
  'src/icon.svg': '<svg/>',
  'tests/setup.ts': "import './limits';",
  'tests/limits.ts': 'export const limit = 1;',
  'src/frame.tsx': "import icon from './icon.svg?raw';\nimport package_ from 'rule';",
  'tests/unit/rule.test.ts': "import { rule } from '../../src/rule';",
  'tests/unit/screen.test.tsx': "export { screen } from '../../src/screen';",
  'tests/unit/frame.test.tsx': "import '../../src/frame';",
  'tests/model/model.test.ts': "import { word } from '../../src/word';",
  'tests/integration/rule.test.ts': "import { rule } from '../../src/rule';",
};

let project = '';

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'matinee-reached-'));
});

afterEach(() => rmSync(project, { recursive: true }));

function write(files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(project, file)), { recursive: true });
    writeFileSync(join(project, file), text);
  }
}

it.each([
  ['at any distance, static or dynamic', 'src/word.ts', ['rule.test.ts', 'screen.test.tsx', 'model.test.ts']],
  ['not by type imports', 'src/rule.ts', ['rule.test.ts', 'screen.test.tsx']],
  ['only its importers', 'src/screen.tsx', ['screen.test.tsx']],
  ['through files that are not code', 'src/icon.svg', ['frame.test.tsx']],
  ['a test itself', 'tests/unit/frame.test.tsx', ['frame.test.tsx']],
  ['setup files', 'tests/limits.ts', ['rule.test.ts', 'screen.test.tsx', 'frame.test.tsx', 'model.test.ts']],
  ['a deleted file', 'src/gone.ts', []],
])('a change selects unit tests by their imports: %s', (_, changed, reached) => {
  write(FILES);
  const { nearest, farther } = reachedTests(project, Object.keys(FILES), [changed]);
  expect(nearest.map((file) => file.replace(/^.*\//, '')).sort()).toEqual([...reached].sort());
  expect(farther).toBe(0);
});

it('of many tests the closest to each changed file run, and the number of the others is reported', () => {
  const far = Array.from({ length: 20 }, (_, at) => `tests/unit/a${at}.test.ts`);
  const near = Array.from({ length: 10 }, (_, at) => `tests/unit/z${at}.test.ts`);
  const files = {
    'src/rule.ts': 'export const rule = 1;',
    'src/other.ts': 'export const other = 1;',
    'src/screen.ts': "export { rule } from './rule';",
    ...Object.fromEntries(far.map((file) => [file, "import '../../src/screen';"])),
    ...Object.fromEntries(near.map((file) => [file, "import '../../src/rule';"])),
    'tests/unit/other.test.ts': "import '../../src/other';",
  };
  write(files);
  const { nearest, farther } = reachedTests(project, Object.keys(files), ['src/rule.ts', 'src/other.ts']);
  expect(nearest).toEqual([...near, ...far.slice(0, 2), 'tests/unit/other.test.ts']);
  expect(farther).toBe(18);
});
