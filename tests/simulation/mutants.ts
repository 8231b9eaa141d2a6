import { ENGINE_MUTANTS } from './engine-mutants';
import type { Mutant } from './mutant';

/** Variants that the simulation must catch. An edit whose text is missing fails the run, so outdated mutants are noticed. */
export const MUTANTS: readonly Mutant[] = [
  ...ENGINE_MUTANTS,
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
    name: 'server: a rating keeps its first value',
    functions: {
      'public.sync_apply_operation(uuid, jsonb, bigint, bigint)': [{ find: ', value = excluded.value', replace: '' }],
    },
  },
  {
    name: 'server: clock rejections are not remembered',
    functions: {
      'public.sync_process_operation(uuid, jsonb, bigint, bigint)': [
        { find: "result ->> 'status' = 'clock'", replace: 'false' },
      ],
    },
  },
  {
    name: 'server: direct writes log no mark',
    script: 'alter table public.user_favorites disable trigger write_mark',
  },
  {
    name: 'server: compaction keeps the rows of dropped movies',
    functions: {
      'public.compact_marks(integer, integer)': [{ find: "deleted.kind = 'recommended'", replace: 'false' }],
    },
  },
  {
    name: 'server: additions older than a dropped removal come back',
    script: `drop trigger check_insert_against_compaction on public.sync_marks;
      drop trigger check_update_against_compaction on public.sync_marks`,
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
