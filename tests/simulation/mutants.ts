import { SYNC, type Mutant } from './mutant';
import { DEVICE_MUTANTS } from './device-mutants';
import { DRIVER_MUTANTS } from './driver-mutants';
import { PAGE_MUTANTS } from './page-mutants';
import { RESTORED_MUTANTS } from './restored-mutants';
import { SESSION_MUTANTS } from './session-mutants';

/** Variants that the simulation must catch, each. A find that is not there fails the run: an outdated mutant is noticed. */
export const MUTANTS: readonly Mutant[] = [
  ...RESTORED_MUTANTS,
  ...PAGE_MUTANTS,
  ...DEVICE_MUTANTS,
  ...SESSION_MUTANTS,
  ...DRIVER_MUTANTS,
  {
    name: 'acknowledge without op check',
    files: {
      [`${SYNC}/outbox/acknowledge.ts`]: [
        {
          find: 'if (slot?.operation.op !== entry.operation.op) return;\n  if (result',
          replace: 'if (!slot) return;\n  if (result',
        },
      ],
    },
  },
  {
    name: 'pull over pending',
    files: {
      [`${SYNC}/round/take-page.ts`]: [
        {
          find: 'await addMissingFilms(database, answer.rows);',
          replace:
            'await addMissingFilms(database, answer.rows);\n    await database.outbox.bulkDelete(answer.rows.map((row) => `${row.kind}:${row.movieId}`));',
        },
      ],
    },
  },
  {
    name: 'cursor before rows',
    files: {
      [`${SYNC}/round/take-page.ts`]: [
        {
          find: '  return inSyncTransaction(',
          replace:
            "  await database.transaction('rw', database.sync, () =>\n    changeSyncState(database, { cursor: answer.rows.at(-1)?.seq ?? asked.cursor, epoch: answer.epoch }),\n  );\n  return inSyncTransaction(",
        },
      ],
    },
    tests: ['tests/unit/sync/packed-marks.test.ts'],
  },
  {
    name: 'rows of unknown kinds are dropped',
    files: {
      [`${SYNC}/round/take-page.ts`]: [{ find: 'await keepUnread(database, answer.unread);', replace: '' }],
    },
  },
  {
    name: 'rows of unknown kinds do not move the cursor',
    files: {
      [`${SYNC}/round/take-page.ts`]: [{ find: ', answer.unread.at(-1)?.seq ?? 0', replace: '' }],
    },
  },
  {
    name: 'no clock rule',
    files: {
      [`${SYNC}/outbox/acknowledge.ts`]: [
        { find: 'return restamp(database, environment, slot, result.row?.ts ?? 0);', replace: 'return;' },
      ],
    },
  },
  {
    name: 'restamp keeps the old time',
    files: {
      [`${SYNC}/outbox/acknowledge.ts`]: [{ find: 'newId(), ts }', replace: 'newId() }' }],
    },
  },
  {
    name: 'merge without seq',
    files: {
      [`${SYNC}/outbox/merged-marks.ts`]: [{ find: 'before && before.seq >= mark.seq ? [] : ', replace: '' }],
    },
    // the digest has all read anew in the end: until then an older state is shown
    tests: ['tests/unit/sync/push-answer.test.ts'],
  },
  {
    name: 'push moves the cursor',
    files: {
      [`${SYNC}/outbox/acknowledge.ts`]: [
        {
          find: 'serverOffset: offset,',
          replace: 'serverOffset: offset, cursor: answer.head,',
        },
      ],
    },
  },
  {
    name: 'an epoch is not looked at',
    files: {
      [`${SYNC}/round/take-page.ts`]: [
        { find: 'before.epoch !== null && before.epoch !== answer.epoch', replace: 'before.epoch === answer.op' },
      ],
    },
    tests: ['tests/unit/sync/two-faced-server.test.ts'],
  },
  {
    name: 'a first answer does not tell its epoch',
    files: { [`${SYNC}/outbox/acknowledge.ts`]: [{ find: '...(mayMerge && { epoch: answer.epoch }),', replace: '' }] },
    tests: ['tests/unit/sync/push-answer.test.ts'],
  },
  {
    name: 'rejected entries are retried for ever',
    files: {
      [`${SYNC}/outbox/acknowledge.ts`]: [
        { find: "state: 'set-aside', code: result.code ?? ''", replace: "state: 'waiting', code: result.code ?? ''" },
      ],
    },
  },
  {
    name: 'poison blocks the rest',
    files: {
      [`${SYNC}/outbox/acknowledge.ts`]: [
        {
          find: 'for (const entry of batch) {',
          replace:
            "if (answer.results.some(({ status }) => status === 'rejected')) return { restamped: 0 };\n    for (const entry of batch) {",
        },
      ],
    },
  },
  {
    name: 'an anonymous request where a token is missing',
    files: {
      'src/data/supabase/session/member-bearer.ts': [
        { find: 'if (!access.ok) return access;', replace: 'if (!access.ok) return ok(source.anonKey);' },
      ],
    },
  },
  {
    name: 'one queue for all members',
    files: {
      'src/data/local/member/member-database.ts': [
        { find: 'return `${MEMBER_DATABASE}${userId}`;', replace: "return userId && 'matinee-member';" },
      ],
    },
  },
  {
    name: 'acknowledged before it arrived',
    files: {
      [`${SYNC}/round/sync-member.ts`]: [
        {
          find: 'const answer = await round.transport.push(',
          replace:
            'await round.database.outbox.bulkDelete(batch.map(({ key }) => key));\n  const answer = await round.transport.push(',
        },
      ],
    },
  },
  {
    name: 'a time without what was said before',
    files: { 'src/domain/marks/stamp.ts': [{ find: 'lastTs + 1, seenTs + 1', replace: 'seenTs + 1' }] },
  },
  {
    name: 'a time without what was seen',
    files: { 'src/domain/marks/stamp.ts': [{ find: 'lastTs + 1, seenTs + 1', replace: 'lastTs + 1' }] },
  },
  {
    name: 'sign-out loses the queue',
    files: {
      'src/data/local/member/wipe-member.ts': [{ find: '!staying.includes(name)', replace: "name !== ''" }],
    },
  },
  {
    name: 'a late answer fills a wiped database',
    files: { [`${SYNC}/round/take-page.ts`]: [{ find: 'if (before.signedOut) return null;', replace: '' }] },
    tests: ['tests/unit/sync/packed-marks.test.ts'],
  },
  {
    name: 'sign-out keeps the mirror',
    files: {
      'src/data/local/member/wipe-member.ts': [{ find: '!staying.includes(name)', replace: "name === 'films'" }],
    },
  },
  {
    name: 'an older change hides a newer one',
    files: {
      'src/data/local/films/marks.ts': [
        { find: 'if (entry && entry.operation.kind', replace: 'if (entry && !entry && entry.operation.kind' },
      ],
    },
  },
  {
    name: 'server: older intents win',
    functions: {
      'public.sync_apply_operation(uuid, jsonb, bigint, bigint)': [
        {
          find: '(stored.ts, stored.op) > (incoming.ts, incoming.op)',
          replace: '(stored.ts, stored.op) < (incoming.ts, incoming.op)',
        },
      ],
    },
  },
  {
    name: 'server: a refused time is forgotten',
    functions: {
      'public.sync_process_operation(uuid, jsonb, bigint, bigint)': [
        { find: "result ->> 'status' = 'clock'", replace: 'false' },
      ],
    },
  },
  {
    name: 'server: direct writes leave no mark',
    script: 'alter table public.user_favorites disable trigger write_mark',
  },
  {
    name: 'server: compaction keeps the rows of forgotten films',
    functions: { 'public.compact_marks(integer, integer)': [{ find: "deleted.kind = 'shown'", replace: 'false' }] },
  },
  {
    name: 'server: what is older than a forgotten removal comes back',
    script: 'drop trigger check_insert_against_compaction on public.sync_marks',
  },
  {
    name: 'server: missing head lock',
    functions: { 'public.lock_sync_head(uuid)': [{ find: ' for update', replace: '' }] },
    concurrent: true,
  },
  {
    name: 'server: a global sequence as cursor',
    script: 'create sequence public.global_seq start 1000; grant usage on sequence public.global_seq to public;',
    functions: {
      'public.lock_sync_head(uuid)': [{ find: ' for update', replace: '' }],
      'public.sync_push(uuid, jsonb)': [
        { find: 'head.seq + 1, server_ts', replace: "nextval('public.global_seq'), server_ts" },
        {
          find: 'set seq = head.seq where user_id = uid and seq <> head.seq',
          replace: 'set seq = greatest(seq, head.seq) where user_id = uid',
        },
      ],
    },
    concurrent: true,
  },
];
