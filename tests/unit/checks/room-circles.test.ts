import { expect, it } from 'vitest';
import { roomCircles } from '../../checks/room-circles';

const file = (source: string, ...imports: string[]) => ({
  source,
  dependencies: imports.map((resolved) => ({ resolved })),
});

it('names each import of a circle between rooms, also over a third one, and no other', () => {
  const found = roomCircles([
    file('src/a/one.ts', 'src/b/one.ts', 'node_modules/x/index.js'),
    file('src/b/one.ts', 'src/b/two.ts'),
    file('src/b/two.ts', 'src/c/one.ts', 'src/d/one.ts'),
    file('src/c/one.ts'),
    file('src/c/two.ts', 'src/a/two.ts'),
    file('src/a/two.ts'),
    file('src/d/one.ts'),
  ]);
  expect(found).toEqual([
    'no-room-circle: src/a/one.ts imports src/b/one.ts',
    'no-room-circle: src/b/two.ts imports src/c/one.ts',
    'no-room-circle: src/c/two.ts imports src/a/two.ts',
  ]);
});

it('finds nothing where rooms only import from those below them', () => {
  expect(
    roomCircles([file('src/a/one.ts', 'src/a/two.ts', 'src/b/one.ts'), file('src/a/two.ts'), file('src/b/one.ts')]),
  ).toEqual([]);
});
