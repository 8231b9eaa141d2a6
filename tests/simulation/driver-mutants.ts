import { SYNC, type Mutant } from './mutant';

const DRIVER = `${SYNC}/round/driver.ts`;

/** Broken variants of what decides when rounds follow each other. */
export const DRIVER_MUTANTS: readonly Mutant[] = [
  {
    name: 'after a round that failed none follows',
    files: {
      [DRIVER]: [
        { find: 'if (wait !== null && !state.stopped)', replace: 'if (wait === SYNC_INTERVAL_MS && !state.stopped)' },
      ],
    },
  },
  {
    name: 'a server may ask for any wait, and for none',
    files: {
      [DRIVER]: [
        {
          find: 'return waitMs(failures, chance, error.reason',
          replace:
            "if (error.reason === 'rate-limited' && error.retryAfterMs !== null) return error.retryAfterMs;\n  return waitMs(failures, chance, error.reason",
        },
      ],
    },
  },
  {
    name: 'what only the member can mend is tried again without a wait',
    files: {
      [DRIVER]: [
        {
          find: 'if (isForMember(error)) return waitMs(Infinity, chance);',
          replace: 'if (isForMember(error)) return 0;',
        },
      ],
    },
    tests: ['tests/unit/sync/driver.test.ts'],
  },
];
