import type { Breakage } from '../breakage';

const row = (file: string, find: string, replace: string): Breakage => ({
  ...{ ids: [], file, find, replace },
  tests: ['tests/unit/sync/unheard-changes.test.tsx'],
});

/** Breakages of what becomes of changes that a newer version has left on the device. */
export const OTHER_KINDS_BREAKAGES: readonly Breakage[] = [
  row('src/data/hooks/sync/use-outbox.ts', 'all.filter(isKnown)', 'all.slice()'),
  row('src/data/hooks/sync/use-outbox.ts', 'onlyHere: all.length', 'onlyHere: changes.length'),
  row('src/data/hooks/sync/use-merges.ts', 'isTold(kind)', 'kind !== null'),
  row('src/domain/marks/mark-kinds.ts', "isMarkKind(kind) ? kind : 'favorite'", 'kind'),
  row('src/features/sync/sync-screen.tsx', 'onlyHere > aside.length + lost.length', 'onlyHere < 0'),
];
