import type { SqlMutant } from './sql-mutant';

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
