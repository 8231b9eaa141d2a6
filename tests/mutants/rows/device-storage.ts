import type { Breakage } from '../breakage';

const OPEN = 'src/data/local/member/open-member-database.ts';
const OPENED = ['tests/unit/local/open-member-database.test.ts'];

/** Breakages of what a device must never lose or keep, whatever its storage does: no statement is about that. */
export const DEVICE_STORAGE_BREAKAGES: readonly Breakage[] = [
  {
    ids: [],
    file: OPEN,
    find: "  if (waiting.value) return fail({ reason: 'unreadable' });\n",
    replace: '',
    tests: OPENED,
  },
  { ids: [], file: OPEN, find: "isRecord(chosen) && chosen['sent'] === false", replace: 'false', tests: OPENED },
  { ids: [], file: OPEN, find: 'waiting > 0', replace: 'waiting > 1', tests: OPENED },
];
