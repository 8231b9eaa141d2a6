/** A text to find in a file (or a function of the schema) and what stands there instead. */
export interface Edit {
  readonly find: string;
  readonly replace: string;
}

/** A deliberately broken variant: of the engine by files, or of the schema by functions. */
export interface Mutant {
  readonly name: string;
  readonly files?: Readonly<Record<string, readonly Edit[]>>;
  readonly functions?: Readonly<Record<string, readonly Edit[]>>;
  /** Statements that run before the functions are changed. */
  readonly script?: string;
  /** Needs several connections: real concurrency on the server. */
  readonly concurrent?: boolean;
}

const SYNC = 'src/data/sync';

/** Variants that the simulation must catch, each. A find that is not there fails the run: no mutant rots unseen. */
export const MUTANTS: readonly Mutant[] = [
  {
    name: 'acknowledge without op check',
    files: {
      [`${SYNC}/acknowledge.ts`]: [
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
      [`${SYNC}/take-page.ts`]: [
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
      [`${SYNC}/take-page.ts`]: [
        {
          find: "  return database.transaction(\n    'rw',",
          replace:
            "  await database.transaction('rw', database.sync, () =>\n    changeSyncState(database, { cursor: answer.rows.at(-1)?.seq ?? after, epoch: answer.epoch }),\n  );\n  return database.transaction(\n    'rw',",
        },
      ],
    },
  },
  {
    name: 'no clock rule',
    files: { [`${SYNC}/acknowledge.ts`]: [{ find: "result.status === 'clock') {", replace: "result.op === '') {" }] },
  },
  {
    name: 'restamp keeps the old time',
    files: {
      [`${SYNC}/acknowledge.ts`]: [{ find: 'op: newId(), ts } }', replace: 'op: newId() } }' }],
    },
  },
  {
    name: 'merge without seq',
    files: {
      [`${SYNC}/acknowledge.ts`]: [{ find: 'if (mirrored && mirrored.seq >= row.seq) return;', replace: '' }],
    },
  },
  {
    name: 'push moves the cursor',
    files: {
      [`${SYNC}/acknowledge.ts`]: [
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
      [`${SYNC}/take-page.ts`]: [
        { find: 'state.epoch !== null && state.epoch !== answer.epoch', replace: 'state.epoch === answer.op' },
      ],
    },
  },
  {
    name: 'a first answer does not tell its epoch',
    files: { [`${SYNC}/acknowledge.ts`]: [{ find: '...(mayMerge && { epoch: answer.epoch }),', replace: '' }] },
  },
  {
    name: 'rejected entries are retried for ever',
    files: {
      [`${SYNC}/acknowledge.ts`]: [
        { find: "state: 'set-aside', code: result.code", replace: "state: 'waiting', code: result.code" },
      ],
    },
  },
  {
    name: 'poison blocks the rest',
    files: {
      [`${SYNC}/acknowledge.ts`]: [
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
      [`${SYNC}/supabase-transport.ts`]: [
        {
          find: 'if (!access.ok) return fail(TOKEN_FAILURES[access.error]);',
          replace:
            'if (!access.ok) { await post(source, name, source.anonKey, args); return fail(TOKEN_FAILURES[access.error]); }',
        },
      ],
    },
  },
  {
    name: 'one queue for all members',
    files: {
      'src/data/local/member-database.ts': [
        { find: 'return `matinee-member-${userId}`;', replace: "return userId && 'matinee-member';" },
      ],
    },
  },
  {
    name: 'acknowledged before it arrived',
    files: {
      [`${SYNC}/sync-member.ts`]: [
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
    files: { 'src/domain/stamp.ts': [{ find: 'lastTs + 1, seenTs + 1', replace: 'seenTs + 1' }] },
  },
  {
    name: 'a time without what was seen',
    files: { 'src/domain/stamp.ts': [{ find: 'lastTs + 1, seenTs + 1', replace: 'lastTs + 1' }] },
  },
  {
    name: 'sign-out loses the queue',
    files: { 'src/data/local/wipe-member.ts': [{ find: 'name !== database.outbox.name', replace: "name !== ''" }] },
  },
  {
    name: 'a late answer fills a wiped database',
    files: { [`${SYNC}/take-page.ts`]: [{ find: 'if (state.signedOut) return null;', replace: '' }] },
  },
  {
    name: 'sign-out keeps the mirror',
    files: {
      'src/data/local/wipe-member.ts': [{ find: 'name !== database.outbox.name', replace: "name === 'films'" }],
    },
  },
  {
    name: 'an older change hides a newer one',
    files: {
      'src/data/local/marks.ts': [
        { find: 'if (entry && entry.operation.kind', replace: 'if (entry && !entry && entry.operation.kind' },
      ],
    },
  },
  {
    name: 'server: older intents win',
    functions: {
      'public.sync_apply(uuid, jsonb, bigint, bigint)': [
        {
          find: '(stored.ts, stored.op) > (wanted.ts, wanted.op)',
          replace: '(stored.ts, stored.op) < (wanted.ts, wanted.op)',
        },
      ],
    },
  },
  {
    name: 'server: direct writes leave no mark',
    script: 'alter table public.user_favorites disable trigger write_mark',
  },
  {
    name: 'server: missing head lock',
    functions: { 'public.sync_lock_head(uuid)': [{ find: ' for update', replace: '' }] },
    concurrent: true,
  },
  {
    name: 'server: a global sequence as cursor',
    script: 'create sequence public.global_seq start 1000; grant usage on sequence public.global_seq to public;',
    functions: {
      'public.sync_lock_head(uuid)': [{ find: ' for update', replace: '' }],
      'public.sync_push(uuid, jsonb)': [
        { find: 'head.seq + 1, server_ms', replace: "nextval('public.global_seq'), server_ms" },
        {
          find: 'set seq = head.seq where user_id = uid and seq <> head.seq',
          replace: 'set seq = greatest(seq, head.seq) where user_id = uid',
        },
      ],
    },
    concurrent: true,
  },
];
