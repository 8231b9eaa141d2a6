import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { layerComplaint, readLayers } from '../../checks/layers';

const PROJECT = join(import.meta.dirname, '../../..');
let copy: string;

/** A project with the same layer rules, inside ours, so that packages are found. */
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

describe('the layer check', () => {
  it('finds a deliberate violation of every kind', () => {
    plant({
      'src/config/numbers.ts': "import type { Movie } from '../domain/movies/movie'; export const one: Movie = 1;",
      'src/domain/movies/movie.ts': 'export type Movie = number;',
      'src/domain/store.ts': "import 'dexie'; import '../db/store';",
      'src/i18n/messages.ts': "import '../db/store';",
      'src/lib/share.ts': "import '../db/store';",
      'src/db/store.ts': "import 'react'; import '../api/client';",
      'src/api/client.ts': "import '../sync/engine';",
      'src/sync/engine.ts': "import '../services/member';",
      'src/services/member.ts': "import '../hooks/use-member';",
      'src/components/button.ts': "import '../hooks/use-member'; import 'dexie';",
      'src/hooks/use-member.ts': "import '../marks/heart';",
      'src/marks/heart.ts': "import '../features/one/screen';",
      'src/features/one/screen.ts': "import '../two/screen'; import '../../app/main';",
      'src/features/two/screen.ts': "import '../one/screen';",
      'src/app/main.ts': "import '../sw/service-worker'; import '../../local-stack/server/server';",
      'src/sw/service-worker.ts': "import '../hooks/use-member'; import './gone';",
      'local-stack/server/server.ts': 'export {};',
    });
    const found = new Set(readLayers(copy).violations.map((line) => line.split(':')[0]));
    const layers = 'api app components config db domain features hooks i18n lib marks services sw sync'.split(' ');
    expect([...found].sort()).toEqual(
      [
        ...layers.map((name) => `layer-${name}`),
        'features-are-islands',
        'no-circular',
        'nobody-imports-the-worker',
        'not-to-unresolvable',
        'product-does-not-know-its-surroundings',
        'rules-have-no-packages',
        'storage-and-backend-behind-db-and-api',
        'worker-has-no-react',
      ].sort(),
    );
  });

  it('accepts code that follows the rules', () => {
    plant({
      'src/domain/movies/movie.ts': 'export type Movie = number;',
      'src/components/card.ts': "import '../domain/movies/movie';",
    });
    const report = readLayers(copy);
    expect([report.read, layerComplaint(report)]).toEqual([2, undefined]);
  });

  it('fails if it has read nothing', () => {
    expect(layerComplaint({ read: 0, violations: [] })).toBe(
      'dependency-cruiser read no file of src/: does it know this TypeScript?',
    );
  });

  it('reports each violation on its own line', () => {
    expect(layerComplaint({ read: 2, violations: ['a: b imports c', 'd: e imports f'] })).toBe(
      'a: b imports c\nd: e imports f',
    );
  });
});
