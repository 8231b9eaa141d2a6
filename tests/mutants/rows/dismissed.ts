import type { Breakage } from '../breakage';

/** Breakages of leaving out what a member said is not for them. */
export const DISMISSED_BREAKAGES: readonly Breakage[] = [
  {
    ids: [],
    file: 'src/domain/marks/mark-kinds.ts',
    find: 'dismissed: { card: true, pinned: false, told: true, excluded: true',
    replace: 'dismissed: { card: true, pinned: false, told: true, excluded: false',
    tests: ['tests/unit/local/excluded-films.test.ts'],
  },
  {
    ids: [],
    file: 'src/data/hooks/taste/use-more-like.ts',
    find: '...watched, ...dismissed',
    replace: '...watched',
    tests: ['tests/unit/taste/more-like.test.tsx'],
  },
  {
    ids: [],
    file: 'src/data/local/films/taste-shelves.ts',
    find: '...watched, ...dismissed',
    replace: '...watched',
    tests: ['tests/unit/taste/taste-shelves.test.ts'],
  },
  {
    ids: [],
    file: 'src/features/sync/dismissed-list.tsx',
    find: 'onPress={() => onTakeBack(film.id)}',
    replace: 'onPress={() => onTakeBack(0)}',
    tests: ['tests/unit/sync/dismissed-list.test.tsx'],
  },
  {
    ids: [],
    file: 'src/features/sync/dismissed-list.tsx',
    find: 'const NAMED = 20',
    replace: 'const NAMED = 2000',
    tests: ['tests/unit/sync/dismissed-list.test.tsx'],
  },
];
