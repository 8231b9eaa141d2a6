import type { Breakage } from '../breakage';

const FORMAT = ['tests/unit/messages/format.test.ts'];

/** Breakages of how numbers and days are written. */
export const WORDS_BREAKAGES: readonly Breakage[] = [
  {
    ids: ['HIST-03'],
    file: 'src/words/format/moment-text.ts',
    find: "hourCycle: 'h23'",
    replace: "hourCycle: 'h12'",
    tests: FORMAT,
  },
  {
    ids: ['STAT-04'],
    file: 'src/words/format/plain-numbers.ts',
    find: 'rounded.toFixed(decimals)',
    replace: 'String(rounded)',
    tests: FORMAT,
  },
  {
    ids: ['STAT-06'],
    file: 'src/words/format/percent-text.ts',
    find: 'digits = 1',
    replace: 'digits = 0',
    tests: FORMAT,
  },
  {
    ids: ['DET-10'],
    file: 'src/words/format/money-text.ts',
    find: ', maximumFractionDigits: 0',
    replace: '',
    tests: FORMAT,
  },
  {
    ids: [],
    file: 'src/words/format/date-format.ts',
    find: 'new Date().getTimezoneOffset()',
    replace: '0',
    tests: FORMAT,
  },
  {
    ids: [],
    file: 'src/words/format/when-needed.ts',
    find: '    made.set(sort, formatter);\n',
    replace: '',
    tests: ['tests/unit/messages/when-needed.test.ts'],
  },
];
