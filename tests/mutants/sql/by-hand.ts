import type { FunctionEdit } from './functions';
import type { SqlMutant } from './sql-mutant';

/** What was found to survive, and what the conditions of ownership do not tell. */
export const FUNCTION_EDITS: readonly FunctionEdit[] = [
  { function: 'check_and_award_badges', find: 'user_uuid is null or ', replace: '' },
  { function: 'check_and_award_badges', find: 'badge.is_active', replace: 'true' },
  { function: 'check_and_award_badges', find: 'badge.requirement_value <=', replace: 'badge.requirement_value <' },
  { function: 'check_and_award_badges', find: '), 5\n', replace: '), 6\n' },
  { function: 'check_and_award_badges', find: '), 60\n', replace: '), 61\n' },
  {
    function: 'check_and_award_badges',
    find: '+ coalesce((select forgotten',
    replace: '+ 0 * coalesce((select forgotten',
  },
  { function: 'plausible_number', find: 'least(number, most)', replace: 'number' },
  { function: 'plausible_number', find: `- interval '10 minutes'`, replace: `- interval '20 minutes'` },
  { function: 'plausible_number', find: `- interval '10 minutes'`, replace: '' },
  { function: 'plausible_number', find: `and moment <= now() + interval '5 minutes'`, replace: '' },
  { function: 'plausible_number', find: `and moment <= now() + interval '5 minutes'`, replace: 'and moment <= now()' },
  { function: 'plausible_number', find: 'from moment) / 10', replace: 'from moment) / 20' },
  { function: 'plausible_number', find: 'from moment) / 10', replace: 'from moment) / 5' },
  { function: 'sync_push', find: 'uid is null or ', replace: '', tests: ['sync/sync-refusal.test.ts'] },
  { function: 'sync_pull', find: 'uid is null or ', replace: '', tests: ['sync/sync-refusal.test.ts'] },
  ...['40', '53', '55', '57', '58'].map((code) => ({
    function: 'sync_push',
    find: `'${code}'`,
    replace: `'XX'`,
    tests: ['sync/sync-retries.test.ts'],
  })),
  {
    function: 'sync_push',
    find: ' nulls last',
    replace: ' desc nulls last',
    tests: ['sync/sync-push.test.ts', 'sync/concurrency.test.ts'],
  },
  {
    function: 'sync_push',
    find: "perform set_config('matinee.sync_push', outer_flag, true);",
    replace: '',
    tests: ['sync/sync-refusal.test.ts'],
  },
  {
    function: 'sync_push',
    find: "perform set_config('matinee.sync_push', 'on', true);",
    replace: '',
    tests: ['sync/sync-push.test.ts', 'sync/direct-writes.test.ts'],
  },
  { function: 'sync_pull', find: 'least(1000,', replace: 'least(2000,' },
  { function: 'sync_pull', find: 'seq > coalesce(after, 0)', replace: 'seq >= coalesce(after, 0)' },
  { function: 'sync_pull', find: ' and mark.kind = any (kinds)', replace: '' },
  { function: 'sync_pull', find: 'coalesce(reads, 1) >= 3', replace: 'coalesce(reads, 1) > 3' },
  { function: 'sync_pull', find: 'least(2000,', replace: 'least(3000,' },
  { function: 'sync_pull', find: 'card or not packs', replace: 'card' },
  { function: 'sync_pull', find: 'then 10 else 1 end', replace: 'then 10 else 2 end' },
  { function: 'sync_pull', find: 'most * 10 + 1 else', replace: 'most * 10 else' },
  { function: 'sync_pull', find: 'weight <= most * 10', replace: 'weight < most * 10' },
  { function: 'sync_pull', find: 'where page.long', replace: '' },
  { function: 'sync_pull', find: 'where not page.long', replace: '' },
  { function: 'sync_judge', find: 'server_ms + 300000;', replace: 'server_ms + 600000;' },
  { function: 'sync_judge', find: '(stored.ts, stored.op) > (wanted.ts, wanted.op)', replace: 'stored.ts > wanted.ts' },
  { function: 'sync_judge', find: 'on conflict (id) do nothing;', replace: ';' },
  {
    function: 'sync_apply',
    find: '+ 300000 + remembered_ms',
    replace: '+ 300000',
    tests: ['sync/refused-times.test.ts'],
  },
  {
    function: 'sync_apply',
    find: ' and refused_at < server_ms - remembered_ms',
    replace: '',
    tests: ['sync/refused-times.test.ts'],
  },
  { function: 'sync_apply', find: ' < remembered_most', replace: ' >= 0', tests: ['sync/refused-times.test.ts'] },
  { function: 'sync_card', find: `'^/[`, replace: `'/[` },
  { function: 'sync_card', find: `+$'`, replace: `+'` },
  { function: 'mark_direct_write', find: 'greatest(excluded.ts, stored.ts + 1)', replace: 'excluded.ts' },
  { function: 'compact_marks', find: 'greatest(head.floor_ts, counted.latest)', replace: 'counted.latest' },
  { function: 'compact_marks', find: 'and film.tmdb_movie_id = gone.movie_id', replace: '' },
  { function: 'compact_marks', find: ` and gone.kind = 'shown'`, replace: '' },
  { function: 'compact_marks', find: 'and gone.present\n', replace: '\n' },
  { function: 'compact_marks', find: 'forgotten_shown = head.forgotten_shown\n', replace: 'forgotten_shown = 0\n' },
  { function: 'compact_marks', find: 'from unshown), 60)', replace: 'from unshown), 100)' },
  { function: 'compact_marks', find: `perform set_config('matinee.sync_push', outer_flag, true);`, replace: '' },
  { function: 'compact_marks', find: `perform set_config('matinee.sync_push', 'on', true);`, replace: '' },
  { function: 'delete_account', find: 'user_id = member and', replace: '' },
  { function: 'delete_account', find: `interval '10 minutes'`, replace: `interval '20 minutes'` },
  { function: 'delete_account', find: `and created_at > now() - interval '10 minutes'`, replace: '' },
  { function: 'delete_account', find: `perform set_config('matinee.sync_push', outer_flag, true);`, replace: '' },
  {
    function: 'account_deleted',
    find: 'exists (select from public.deleted_accounts where id = account)',
    replace: 'true',
  },
  {
    function: 'account_deleted',
    find: 'and not exists (select from auth.users where id = account)',
    replace: '',
  },
  { function: 'note_deleted_account', find: ' on conflict (id) do nothing', replace: '' },
  {
    function: 'lock_head_of_caller',
    find: `tg_op = 'INSERT' and `,
    replace: '',
    tests: ['schema/user-deletion.test.ts'],
  },
  { function: 'check_not_forgotten', find: 'new.ts <= head.floor_ts', replace: 'new.ts < head.floor_ts' },
  { function: 'services_fit', find: `service - array['name', 'ids'] <> '{}'`, replace: 'false' },
  { function: 'services_fit', find: 'pg_column_size(list) > 32768', replace: 'false' },
  { function: 'services_fit', find: 'or scale(id::numeric) <> 0', replace: '' },
  { function: 'services_fit', find: 'between 1 and 999999999', replace: 'between 0 and 999999999' },
  { function: 'username_available', find: 'octet_length(candidate) <= 1000', replace: 'true' },
  { function: 'username_available', find: 'length(btrim(candidate)) <= 60', replace: 'true' },
  { function: 'check_not_forgotten', find: ' and traits.card', replace: '' },
];

const WELCOME = '20261121001400_new_members.sql';
const QUOTAS = '20261122000530_quotas.sql';
const DIGESTS = '20261122000600_restored_servers.sql';
const FORGOTTEN = '20261125000200_forgotten_films.sql';
const UPGRADES = ['schema/upgrades.test.ts'];

/** What migrations do with the rows that are there. */
export const MIGRATION_EDITS: readonly SqlMutant[] = [
  {
    name: 'users of before have no profile',
    edit: {
      migration: WELCOME,
      find: 'insert into public.profiles (id) select id from auth.users on conflict (id) do nothing;',
      replace: '',
    },
    tests: UPGRADES,
  },
  {
    name: 'users of before have no head',
    edit: {
      migration: WELCOME,
      find: 'insert into public.sync_head (user_id) select id from auth.users on conflict (user_id) do nothing;',
      replace: '',
    },
    tests: UPGRADES,
  },
  {
    name: 'marks of before are not counted',
    edit: { migration: QUOTAS, find: 'set marks = counted.marks, shown = counted.shown', replace: 'set marks = 0' },
    tests: UPGRADES,
  },
  {
    name: 'searches of before are not counted',
    edit: { migration: QUOTAS, find: 'set searches = counted.searches', replace: 'set searches = 0' },
    tests: UPGRADES,
  },
  {
    name: 'the digest of before is zero',
    edit: { migration: DIGESTS, find: 'select sum(public.sync_digest_part(mark.op)) %', replace: 'select sum(0) %' },
    tests: UPGRADES,
  },
  {
    name: 'services of before keep what is under other keys',
    edit: {
      migration: '20261125000100_hostile_values.sql',
      find: 'where not public.services_fit(services)',
      replace: 'where false',
    },
    tests: ['schema/viewing.test.ts'],
  },
  {
    name: 'services of before are put in another order',
    edit: { migration: '20261125000100_hostile_values.sql', find: 'order by place', replace: 'order by service' },
    tests: ['schema/viewing.test.ts'],
  },
  {
    name: 'films whose marks were forgotten before stay',
    edit: { migration: FORGOTTEN, find: 'as film where not exists (', replace: 'as film where false and not exists (' },
    tests: UPGRADES,
  },
  {
    name: 'films that were shown go with those whose marks were forgotten',
    edit: { migration: FORGOTTEN, find: ' and mark.movie_id = film.tmdb_movie_id', replace: ' and false' },
    tests: UPGRADES,
  },
  {
    name: 'films whose marks were forgotten before are not counted',
    edit: { migration: FORGOTTEN, find: 'counted.moments, 60)', replace: 'counted.moments, 0)' },
    tests: UPGRADES,
  },
  {
    name: 'films whose marks were forgotten before leave marks of their removal',
    edit: {
      migration: FORGOTTEN,
      find: "do $$\nbegin\n  perform set_config('matinee.sync_push', 'on', true);",
      replace: 'do $$\nbegin',
    },
    tests: UPGRADES,
  },
  {
    name: 'sample films of before are not vouched for',
    edit: {
      migration: '20261122000500_vouched_movies.sql',
      find: 'trailer_url = null, vouched = true',
      replace: 'trailer_url = null',
    },
    tests: ['schema/vouched-movies.test.ts'],
  },
  {
    name: 'a rating of any precision',
    edit: { migration: '20261121000200_movies.sql', find: 'rating numeric(5, 3)', replace: 'rating numeric' },
    tests: ['schema/limits.test.ts'],
  },
];
