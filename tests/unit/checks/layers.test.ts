import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { layerComplaint, readLayers } from '../../checks/layers';

const PROJECT = join(import.meta.dirname, '../../..');
let copy: string;

/** A project under the same law. It lies inside ours, so that packages are found. */
beforeEach(() => {
  mkdirSync(join(PROJECT, 'tests/.results'), { recursive: true });
  copy = mkdtempSync(join(PROJECT, 'tests/.results/layers-'));
  for (const file of ['.dependency-cruiser.cjs', 'tsconfig.json', 'tsconfig.base.json'])
    cpSync(join(PROJECT, file), join(copy, file));
});
afterEach(() => rmSync(copy, { recursive: true, force: true }));

function plant(files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(copy, name)), { recursive: true });
    writeFileSync(join(copy, name), text);
  }
}

describe('the check of the layers', () => {
  it('finds a planted violation of every kind', () => {
    plant({
      'src/config/numbers.ts': "import type { Movie } from '../domain/movie/movie'; export const one: Movie = 1;",
      'src/domain/movies/movie.ts': 'export type Movie = number;',
      'src/domain/store.ts': "import 'dexie'; import '../data/store';",
      'src/data/store.ts': "import 'react'; import './hooks/use-store'; import '../ui/button'; export {};",
      'src/data/hooks/use-store.ts': "import 'react';",
      'src/ui/button.ts': "import '../data/store'; import 'dexie';",
      'src/features/one/screen.ts': "import '../two/screen'; import '../../app/main';",
      'src/features/two/screen.ts': "import '../one/screen';",
      'src/app/main.ts': "import '../sw/index'; import '../../local-stack/server/server';",
      'src/sw/index.ts': "import '../ui/button'; import '../data/hooks/use-store'; import './gone';",
      'local-stack/server/server.ts': 'export {};',
    });
    const found = new Set(readLayers(copy).violations.map((line) => line.split(':')[0]));
    expect([...found].sort()).toEqual(
      [
        'data-below-its-hooks',
        'data-has-no-react',
        'domain-has-no-packages',
        'features-are-islands',
        'layer-app',
        'layer-config',
        'layer-data',
        'layer-domain',
        'layer-features',
        'layer-sw',
        'layer-ui',
        'no-circular',
        'no-room-circle',
        'nobody-imports-the-worker',
        'not-to-unresolvable',
        'only-data-reaches-out',
        'product-does-not-know-its-surroundings',
      ].sort(),
    );
  });

  it('passes what keeps the law', () => {
    plant({
      'src/domain/movies/movie.ts': 'export type Movie = number;',
      'src/ui/card.ts': "import '../domain/movie/movie';",
    });
    const report = readLayers(copy);
    expect([report.read, layerComplaint(report)]).toEqual([2, undefined]);
  });

  it('fails when it has read nothing', () => {
    expect(layerComplaint({ read: 0, violations: [] })).toBe(
      'dependency-cruiser read no file of src/: does it know this TypeScript?',
    );
  });

  it('says each violation on a line', () => {
    expect(layerComplaint({ read: 2, violations: ['a: b imports c', 'd: e imports f'] })).toBe(
      'a: b imports c\nd: e imports f',
    );
  });
});
