import { SYNC, type Mutant } from './mutant';

/** Broken variants of what a device does about a restored server. */
export const RESTORED_MUTANTS: readonly Mutant[] = [
  {
    name: 'a restored server is not noticed by its head',
    files: { [`${SYNC}/round/take-page.ts`]: [{ find: '|| isBehind(asked, answer)', replace: '' }] },
  },
  {
    name: 'a restored server is not noticed by its digest',
    files: {
      [`${SYNC}/round/take-page.ts`]: [{ find: 'if (gap !== 0 && gap !== after.gap)', replace: 'if (gap === -1)' }],
    },
  },
  {
    name: 'a new reading does not look whether all is there',
    files: {
      [`${SYNC}/round/take-page.ts`]: [
        { find: 'if (after.rereading) await endReading(database, answer.serverTime);', replace: '' },
      ],
    },
  },
  {
    name: 'a new reading believes what was there before',
    files: { [`${SYNC}/outbox/new-reading.ts`]: [{ find: 'seq: -Math.abs(row.seq)', replace: 'seq: row.seq' }] },
  },
  {
    name: 'what a restored server lacks goes in silence',
    files: {
      [`${SYNC}/outbox/new-reading.ts`]: [{ find: 'ended.filter(isLost)', replace: '[]' }],
    },
  },
  {
    name: 'a removal that a restored server lacks goes in silence',
    files: {
      [`${SYNC}/outbox/new-reading.ts`]: [{ find: 'row.present === 1 || !isLost(row)', replace: 'row.seq < 0' }],
    },
  },
  {
    name: 'what a restored server has in an older state goes in silence',
    files: { [`${SYNC}/outbox/merged-marks.ts`]: [{ find: 'await keepLost(database, lost);', replace: '' }] },
  },
  {
    name: 'what a restored server has in an older state that looks the same stays so',
    files: { [`${SYNC}/outbox/merged-marks.ts`]: [{ find: 'await sendAsTheyWere(database, alike);', replace: '' }] },
    tests: ['tests/unit/sync/same-state.test.ts'],
  },
  {
    name: 'what is offered is let go where the server comes to the same by an older act',
    files: {
      [`${SYNC}/outbox/lost-marks.ts`]: [
        { find: '.filter(({ isOlder }) => isOlder)', replace: '.filter(() => false)' },
      ],
    },
    tests: ['tests/unit/sync/same-state.test.ts'],
  },
  {
    name: 'a removal that is offered goes with the addition that a further restore loses',
    files: {
      [`${SYNC}/outbox/new-reading.ts`]: [
        { find: 'await withoutOfferedRemovals(database, ended.filter(isLost))', replace: 'ended.filter(isLost)' },
      ],
    },
    tests: ['tests/unit/sync/same-state.test.ts'],
  },
  {
    name: 'what a restored server is to be sent again waits for another round',
    files: { [`${SYNC}/round/sync-member.ts`]: [{ find: ' || first.value.pulled === 0', replace: ' || first.ok' }] },
    tests: ['tests/unit/sync/same-state.test.ts'],
  },
  {
    // what is offered so is moot in the same transaction, where that is not broken, too
    name: 'an older state is offered as lost',
    files: {
      [`${SYNC}/outbox/merged-marks.ts`]: [{ find: '!before || !outranks(before, mark)', replace: '!before' }],
      [`${SYNC}/outbox/lost-marks.ts`]: [
        { find: 'mark.present === operation.present || !isOlder', replace: 'mark.present === operation.present' },
      ],
    },
  },
  {
    name: 'what was decided elsewhere is offered still',
    files: {
      [`${SYNC}/outbox/merged-marks.ts`]: [{ find: 'await dropMootOffers(database, news);', replace: '' }],
    },
  },
  {
    name: 'what was lost behind a change that is given up goes in silence',
    files: {
      [`${SYNC}/outbox/set-aside-entries.ts`]: [{ find: 'await offerLostBehind(database, entry);', replace: '' }],
    },
    tests: ['tests/unit/sync/given-up-loss.test.ts'],
  },
  {
    name: 'an offer takes the place of what waits',
    files: {
      [`${SYNC}/outbox/lost-marks.ts`]: [
        { find: 'return `lost:${markKey(kind, movieId)}`', replace: 'return markKey(kind, movieId)' },
      ],
    },
    tests: ['tests/unit/sync/restored-server.test.ts'],
  },
];
