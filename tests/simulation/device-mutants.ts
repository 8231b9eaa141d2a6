import { SYNC, type Mutant } from './mutant';

const ACKNOWLEDGE = `${SYNC}/outbox/acknowledge.ts`;
const INTENTS = `${SYNC}/outbox/intents.ts`;
const BATCH = `${SYNC}/outbox/outbox-batch.ts`;
const UNDER_WAY_TEST = 'tests/unit/sync/under-way.test.ts';
const ANSWER_TEST = 'tests/unit/sync/push-answer.test.ts';
const DISCARD_TEST = 'tests/unit/sync/discard.test.ts';

/** Broken variants of the outbox: what waits, what is refused, and what is given up. */
export const DEVICE_MUTANTS: readonly Mutant[] = [
  {
    name: 'what leaves a device that says it is offline counts as sent whatever comes of it',
    files: {
      [`${SYNC}/round/sync-member.ts`]: [{ find: 'transport.online?.() === false', replace: 'transport === null' }],
    },
    tests: [DISCARD_TEST],
  },
  {
    name: 'what an entry took the place of grows without end',
    files: { [INTENTS]: [{ find: '.slice(-REPLACED_OPERATIONS)', replace: '.slice(-0 * REPLACED_OPERATIONS)' }] },
    tests: [UNDER_WAY_TEST],
  },
  {
    name: 'what was not understood is taken for refused',
    files: { [INTENTS]: [{ find: " || (state === 'set-aside' && code === null)", replace: ' && code === null' }] },
    tests: [DISCARD_TEST],
  },
  {
    name: 'what was not understood may never have left',
    files: { [ACKNOWLEDGE]: [{ find: ', sent: true, left: slot.operation.op }', replace: ' }' }] },
    tests: [DISCARD_TEST],
  },
  {
    name: 'what is taken back goes without what is under way',
    files: {
      [`${SYNC}/outbox/set-aside-entries.ts`]: [{ find: 'after: entry', replace: "after: { ...entry, left: '' }" }],
    },
    tests: [DISCARD_TEST],
  },
  {
    name: 'a superseded answer deletes a slot without comparing',
    files: {
      [ACKNOWLEDGE]: [
        {
          find: 'if (slot?.operation.op !== entry.operation.op) return;\n  if (result',
          replace:
            "if (!slot || (slot.operation.op !== entry.operation.op && result.status !== 'superseded')) return;\n  if (result",
        },
      ],
    },
  },
  {
    name: 'set aside without comparing',
    files: {
      [ACKNOWLEDGE]: [
        {
          find: 'if (slot?.operation.op !== entry.operation.op) return;\n    await database.outbox.put({ ...slot',
          replace: 'if (!slot) return;\n    await database.outbox.put({ ...slot',
        },
      ],
    },
    tests: [ANSWER_TEST],
  },
  {
    name: 'a push’s answer fills a wiped database',
    files: {
      [ACKNOWLEDGE]: [{ find: 'const mayMerge = !signedOut;', replace: 'const mayMerge = signedOut !== null;' }],
    },
    tests: [ANSWER_TEST],
  },
  {
    name: 'what a member who has left was overruled in is told',
    files: { [ACKNOWLEDGE]: [{ find: "=== 'superseded' && mayTell)", replace: "=== 'superseded')" }] },
    tests: [ANSWER_TEST],
  },
  {
    name: 'a push’s answer of another epoch begins no reading',
    files: { [ACKNOWLEDGE]: [{ find: 'epoch !== answer.epoch) await', replace: 'epoch === answer.op) await' }] },
    // the digest has all read anew in the end: until then what was pushed is not seen
    tests: [ANSWER_TEST],
  },
  {
    name: 'a clock that ran ahead pushes every later intent ahead',
    files: { [ACKNOWLEDGE]: [{ find: '...(restamped > 0 && { lastTs', replace: '...(restamped < 0 && { lastTs' }] },
  },
  {
    name: 'a refused time takes back what else was told',
    files: {
      [ACKNOWLEDGE]: [
        { find: 'Math.max(answer.serverTime, ...rows.map(({ ts }) => ts))', replace: 'answer.serverTime' },
      ],
    },
    tests: [ANSWER_TEST],
  },
  {
    name: 'restamp keeps the old name',
    files: { [ACKNOWLEDGE]: [{ find: 'op: newId(), ts }', replace: 'ts }' }] },
  },
  {
    name: 'what is set aside is sent again and again',
    files: { [`${SYNC}/outbox/outbox-batch.ts`]: [{ find: "state === 'waiting'", replace: "state !== 'lost'" }] },
  },
  {
    name: 'what has left is not noted',
    files: {
      [`${SYNC}/outbox/outbox-batch.ts`]: [{ find: '({ ...entry, sent: true', replace: '({ ...entry, sent: false' }],
    },
    tests: [DISCARD_TEST],
  },
  {
    name: 'a full device delivers nothing',
    files: {
      [`${SYNC}/outbox/outbox-batch.ts`]: [{ find: ': oldestWaiting(database, most);', replace: ': [];' }],
    },
    tests: [DISCARD_TEST],
  },
  {
    name: 'a discarded change that has left is forgotten',
    files: {
      [`${SYNC}/outbox/set-aside-entries.ts`]: [{ find: 'entry.sent === false', replace: 'entry.sent !== null' }],
    },
    tests: [DISCARD_TEST],
  },
  {
    name: 'a discarded change that never left is taken back',
    files: { [`${SYNC}/outbox/set-aside-entries.ts`]: [{ find: ' || entry.sent === false', replace: '' }] },
    tests: [DISCARD_TEST],
  },
  {
    name: 'a refused change that is discarded is taken back',
    files: {
      [`${SYNC}/outbox/set-aside-entries.ts`]: [{ find: '!mayStand(entry)', replace: 'mayStand === null' }],
    },
    tests: [DISCARD_TEST],
  },
  {
    name: 'a time without the server’s clock',
    files: {
      'src/domain/marks/stamp.ts': [
        { find: '+ serverOffset), serverNow,', replace: '+ serverOffset + serverNow * 0),' },
      ],
    },
    tests: ['tests/simulation/clock-set-right.test.ts'],
  },
  {
    name: 'an intent’s time is not remembered',
    files: {
      [INTENTS]: [
        { find: '  await changeSyncState(database, { lastTs: Math.max(ts, state.lastTs) });\n', replace: '' },
      ],
    },
    tests: ['tests/unit/sync/set-mark.test.ts'],
  },
  {
    name: 'a mark set during a sign-out leaves a card',
    files: { [INTENTS]: [{ find: ' && !state.signedOut)', replace: ')' }] },
    tests: ['tests/unit/sync/set-mark.test.ts'],
  },
  {
    name: 'what stands already is set again',
    files: { [INTENTS]: [{ find: '!== present;\n', replace: '!== null;\n' }] },
    tests: ['tests/unit/sync/set-mark.test.ts'],
  },
  {
    name: 'sign-out forgets the last time given out',
    files: {
      'src/data/local/member/wipe-member.ts': [
        {
          find: '{ lastTs, serverOffset, reading: reading + 1',
          replace: '{ lastTs: lastTs * 0, serverOffset, reading: reading + 1',
        },
      ],
    },
    tests: ['tests/unit/sync/set-mark.test.ts'],
  },
  {
    name: 'sign-out forgets what its member saw of faster clocks',
    files: { 'src/data/local/member/wipe-member.ts': [{ find: 'Math.max(latest, ts)', replace: 'latest' }] },
    tests: ['tests/unit/auth/sign-out.test.ts'],
  },
  {
    name: 'sign-out does not say that its member has left',
    files: { 'src/data/local/member/wipe-member.ts': [{ find: 'signedOut: true', replace: 'signedOut: false' }] },
  },
  {
    name: 'a batch that was too slow is sent again as it was',
    files: {
      [`${SYNC}/round/sync-member.ts`]: [{ find: 'round.batchSize.tooSlow(batch.length)', replace: 'batch.at(0)' }],
    },
    tests: ['tests/unit/sync/slow-uplink.test.ts'],
  },
  {
    name: 'what is under way is forgotten with what takes its place',
    files: { [INTENTS]: [{ find: 'replaced: before ? underWay(before) : []', replace: 'replaced: []' }] },
    tests: [UNDER_WAY_TEST],
  },
  {
    name: 'what never left is sent with what takes its place',
    files: { [INTENTS]: [{ find: 'sent !== false && (left', replace: '(left' }] },
    tests: [UNDER_WAY_TEST],
  },
  {
    name: 'what is under way goes after what took its place',
    files: { [BATCH]: [{ find: '[...replaced, operation];', replace: '[operation, ...replaced];' }] },
    tests: [UNDER_WAY_TEST],
  },
  {
    name: 'what went before an entry is merged and counted beside it',
    files: {
      [`${SYNC}/outbox/acknowledge.ts`]: [
        { find: 'last.flatMap(({ row })', replace: 'answer.results.flatMap(({ row })' },
      ],
    },
    tests: [UNDER_WAY_TEST],
  },
  {
    name: 'a deleted account leaves its changes on the device',
    files: {
      'src/data/local/member/wipe-member.ts': [
        { find: 'await wipe(database, database.tables);', replace: 'await wipeMember(database);' },
      ],
    },
  },
  {
    name: 'a deleted account stays signed in',
    files: {
      'src/data/supabase/session/session-store.ts': [
        {
          find: "      await device.session.delete('session');\n      await device.session.put({ id: 'ended', why, memberId });\n      return null;",
          replace: "      await device.session.put({ id: 'ended', why, memberId });\n      return stored;",
        },
      ],
    },
  },
];
