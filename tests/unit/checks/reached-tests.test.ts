import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
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

it.each([
  ['at any distance, at once or later', 'src/word.ts', ['rule.test.ts', 'screen.test.tsx', 'model.test.ts']],
  ['not by its types alone', 'src/rule.ts', ['rule.test.ts', 'screen.test.tsx']],
  ['what imports it alone', 'src/screen.tsx', ['screen.test.tsx']],
  ['by what is no code', 'src/icon.svg', ['frame.test.tsx']],
  ['a test itself', 'tests/unit/frame.test.tsx', ['frame.test.tsx']],
  [
    'what runs before all of them',
    'tests/limits.ts',
    ['rule.test.ts', 'screen.test.tsx', 'frame.test.tsx', 'model.test.ts'],
  ],
  ['a file that is gone', 'src/gone.ts', []],
])('a change reaches unit tests by what they import: %s', (_, changed, reached) => {
  const project = mkdtempSync(join(tmpdir(), 'matinee-reached-'));
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(project, file)), { recursive: true });
    writeFileSync(join(project, file), text);
  }
  const found = reachedTests(project, Object.keys(FILES), [changed]);
  expect(found.map((file) => file.replace(/^.*\//, ''))).toEqual(reached);
  rmSync(project, { recursive: true });
});
