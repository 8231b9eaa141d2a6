import type { Breakage } from '../breakage';

/** Breakages of leaving out what a member said is not for them. */
export const DISMISSED_BREAKAGES: readonly Breakage[] = [
  {
    ids: [],
    file: 'src/domain/marks/mark-kinds.ts',
    find: "pinned: false,\n    told: true,\n    excluded: 'everywhere'",
    replace: 'pinned: false,\n    told: true,\n    excluded: null',
    tests: ['tests/unit/local/excluded-films.test.ts'],
  },
  {
    ids: [],
    file: 'src/data/hooks/taste/use-more-like.ts',
    find: "excluded === 'everywhere'",
    replace: "excluded === 'searches'",
    tests: ['tests/unit/taste/more-like.test.tsx'],
  },
  {
    ids: [],
    file: 'src/data/local/films/taste-shelves.ts',
    find: "excluded === 'everywhere'",
    replace: "excluded === 'searches'",
    tests: ['tests/unit/taste/taste-shelves.test.ts'],
  },
  {
    ids: [],
    file: 'src/features/sync/listed-marks.tsx',
    find: 'onPress={() => onTakeBack(kind, film.id)}',
    replace: 'onPress={() => onTakeBack(kind, 0)}',
    tests: ['tests/unit/sync/listed-marks.test.tsx'],
  },
  {
    ids: [],
    file: 'src/features/sync/listed-marks.tsx',
    find: 'const NAMED = 20',
    replace: 'const NAMED = 2000',
    tests: ['tests/unit/sync/listed-marks.test.tsx'],
  },
];
