import type { SqlMutant } from './sql-mutant';

const ACCOUNTS = '20261128000600_accounts.sql';
const EXISTING_USERS = ['schema/existing-users.test.ts'];

/** Mutants of what cannot be changed once the migrations are applied. */
export const MIGRATION_EDITS: readonly SqlMutant[] = [
  {
    name: 'existing users have no profile',
    edit: {
      migration: ACCOUNTS,
      find: 'insert into public.profiles (id) select id from auth.users on conflict (id) do nothing;',
      replace: '',
    },
    tests: EXISTING_USERS,
  },
  {
    name: 'existing users have no head',
    edit: {
      migration: ACCOUNTS,
      find: 'insert into public.sync_head (user_id) select id from auth.users on conflict (user_id) do nothing;',
      replace: '',
    },
    tests: EXISTING_USERS,
  },
  {
    name: 'a rating of any precision',
    edit: { migration: '20261128000100_tables.sql', find: 'rating numeric(5, 3)', replace: 'rating numeric' },
    tests: ['schema/limits.test.ts'],
  },
];
