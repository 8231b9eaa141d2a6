import { SYNC, type Mutant } from './mutant';

const TAKE_PAGE = `${SYNC}/round/take-page.ts`;
const PARSE = `${SYNC}/transport/parse-answer.ts`;
const RESTORED_TEST = 'tests/unit/sync/restored-server.test.ts';
const UNREAD_TEST = 'tests/unit/sync/unread.test.ts';
const PACKED_TEST = 'tests/unit/sync/packed-marks.test.ts';
const ANSWERS_TEST = 'tests/unit/sync/answers.test.ts';

/** Broken variants of how a device takes pages and answers in. */
export const PAGE_MUTANTS: readonly Mutant[] = [
  {
    name: 'the cursor jumps to the head',
    files: {
      [TAKE_PAGE]: [{ find: 'Math.max(before.cursor, answer.rows', replace: 'Math.max(answer.head, answer.rows' }],
    },
  },
  {
    name: 'a full page counts as the last',
    files: { [TAKE_PAGE]: [{ find: "if (answer.more) return 'part';", replace: '' }] },
  },
  {
    name: 'the last page counts as part',
    files: {
      [TAKE_PAGE]: [{ find: "if (answer.more) return 'part';", replace: "if (answer.head > 0) return 'part';" }],
    },
  },
  {
    name: 'a page moves the cursor back',
    files: { [TAKE_PAGE]: [{ find: 'Math.max(before.cursor, answer.rows', replace: 'Math.max(0, answer.rows' }] },
  },
  {
    name: 'a page that does not continue the cursor is taken',
    files: { [TAKE_PAGE]: [{ find: ' || before.cursor < asked.cursor', replace: '' }] },
    tests: [ANSWERS_TEST],
  },
  {
    name: 'a page of an earlier reading is taken',
    files: { [TAKE_PAGE]: [{ find: 'before.reading !== asked.reading || ', replace: '' }] },
    tests: [ANSWERS_TEST],
  },
  {
    name: 'a push’s answer of an earlier reading is taken',
    files: {
      [`${SYNC}/outbox/acknowledge.ts`]: [
        { find: 'if (current !== reading) return { restamped: 0 };', replace: 'void [current, reading];' },
      ],
    },
    tests: [ANSWERS_TEST],
  },
  {
    name: 'a head behind what a push told is not noticed',
    files: { [TAKE_PAGE]: [{ find: 'Math.max(cursor, newest)', replace: 'Math.max(cursor, newest * 0)' }] },
    tests: [RESTORED_TEST],
  },
  {
    name: 'an answer of another member is taken',
    files: {
      [PARSE]: [{ find: "!isRecord(value) || value['uid'] !== userId", replace: '!isRecord(value) || !userId' }],
    },
    tests: [ANSWERS_TEST],
  },
  {
    name: 'a page with a broken row is taken',
    files: {
      [PARSE]: [
        {
          find: 'return parsed.every((item) => item !== null) ? parsed : null;',
          replace: 'return parsed.filter((item) => item !== null);',
        },
      ],
    },
    tests: [UNREAD_TEST],
  },
  {
    name: 'what a later server adds to a packed mark is lost',
    files: { [PARSE]: [{ find: 'op, seq, rest };', replace: 'op, seq, ...(rest.length < 0 && { rest }) };' }] },
    tests: [PACKED_TEST],
  },
  {
    name: 'a packed mark of another shape stops the pull for ever',
    files: { [PARSE]: [{ find: ' : isRecord(mark) && { ...mark, kind }', replace: ' : null' }] },
    tests: [PACKED_TEST],
  },
  {
    name: 'an operation without an answer is not noticed',
    files: {
      [`${SYNC}/transport/supabase-transport.ts`]: [
        { find: 'parsed && answersAll(parsed, operations)', replace: 'parsed && answersAll(parsed, [])' },
      ],
    },
    tests: [ANSWERS_TEST],
  },
  {
    name: 'what an older version kept unread is never read',
    files: {
      [`${SYNC}/round/read-again.ts`]: [{ find: '.reads === reads) return;', replace: '.reads !== null) return;' }],
    },
    tests: [UNREAD_TEST],
  },
  {
    name: 'unread rows outlive their sequence',
    files: { [`${SYNC}/outbox/new-reading.ts`]: [{ find: 'await database.unread.clear();', replace: '' }] },
    tests: [UNREAD_TEST],
  },
  {
    name: 'what was not understood is not sent by a version that may understand',
    files: {
      [`${SYNC}/round/read-again.ts`]: [
        { find: "state === 'set-aside' && code === null", replace: "state === 'set-aside' && code === 'never'" },
      ],
    },
    tests: [UNREAD_TEST],
  },
  {
    name: 'a new reading is not told from the last',
    files: { [`${SYNC}/outbox/new-reading.ts`]: [{ find: 'reading: reading + 1', replace: 'reading' }] },
  },
  {
    name: 'what a server forgets with the years is offered as lost',
    files: {
      [`${SYNC}/outbox/new-reading.ts`]: [
        {
          find: ' && !mayBeForgotten(kind, present === 1, ts, now)',
          replace: ' && mayBeForgotten !== null && present + ts + now > 0',
        },
      ],
    },
    tests: [RESTORED_TEST],
  },
  {
    name: 'what the member has changed since is offered as lost',
    files: {
      [`${SYNC}/outbox/lost-marks.ts`]: [
        { find: 'if (!slot || outranks(row, slot.operation)) return [offer];', replace: 'return [offer];' },
      ],
    },
    tests: [RESTORED_TEST],
  },
  {
    name: 'what another device has decided anew is offered still',
    files: {
      [`${SYNC}/outbox/lost-marks.ts`]: [
        { find: 'mark.present === operation.present || !isOlder', replace: 'mark.present === operation.present' },
      ],
    },
    tests: [RESTORED_TEST],
  },
  {
    name: 'a server that contradicts itself is asked without end',
    files: { [`${SYNC}/round/sync-member.ts`]: [{ find: '(stale += 1) > READINGS_OF_A_ROUND', replace: 'stale > 1' }] },
    tests: ['tests/unit/sync/two-faced-server.test.ts'],
  },
];
