import type { Breakage } from '../breakage';

const PROFILE_ROW = 'src/data/supabase/tables/profile-row.ts';
const SAVE_PROFILE = 'src/data/supabase/tables/save-profile.ts';
const SENTENCE = 'src/words/sentences/movie-database-sentence.ts';

const TABLES = ['tests/unit/auth/profile-calls.test.ts'];
const SAMPLES = ['tests/unit/landing/sample-films.test.ts'];
const CLIENT = ['tests/unit/tmdb/client.test.ts'];
const PLACES = ['tests/unit/auth/backend-places.test.ts'];

/** Breakages of what is asked of the backend's tables and of the movie database, and in whose name. */
export const CALL_BREAKAGES: readonly Breakage[] = [
  {
    ids: ['CALL-03'],
    file: PROFILE_ROW,
    find: '${VIEWING_COLUMNS}`, id:',
    replace: '${VIEWING_COLUMNS}`, user_id:',
    tests: TABLES,
  },
  {
    ids: ['CALL-04'],
    file: 'src/data/member/profile-refresher.ts',
    find: 'if (same(before,',
    replace: 'if (before && same(before,',
    tests: ['tests/unit/profile/profile-refresher.test.ts'],
  },
  {
    ids: ['CALL-05'],
    file: SAVE_PROFILE,
    find: 'body: { candidate }',
    replace: 'body: { username: candidate }',
    tests: TABLES,
  },
  {
    ids: ['CALL-06'],
    file: SAVE_PROFILE,
    find: ', updated_at: new Date(source.now()).toISOString()',
    replace: '',
    tests: TABLES,
  },
  { ids: ['CALL-06'], file: SAVE_PROFILE, find: 'resolution=merge-duplicates,', replace: '', tests: TABLES },
  {
    ids: ['CALL-15'],
    file: 'src/data/supabase/tables/account.ts',
    find: "      prefer: 'count=exact',\n",
    replace: '',
    tests: TABLES,
  },
  {
    ids: ['CALL-16'],
    file: 'src/config/movie-database/landing-settings.ts',
    find: 'SAMPLE_MIN_RATING = 7',
    replace: 'SAMPLE_MIN_RATING = 6',
    tests: SAMPLES,
  },
  {
    ids: ['CALL-16'],
    file: 'src/data/supabase/tables/sample-films.ts',
    find: "order: 'rating.desc'",
    replace: "order: 'rating.asc'",
    tests: SAMPLES,
  },
  {
    ids: ['CALL-19'],
    file: 'src/data/supabase/session/session-store.ts',
    find: 'listener(session, why);',
    replace: 'if (session) listener(session, why);',
    tests: ['tests/unit/auth/session.test.ts'],
  },
  {
    ids: ['CALL-26'],
    file: 'src/data/tmdb/client/client.ts',
    find: 'api_key: key }',
    replace: 'key }',
    tests: CLIENT,
  },
  {
    ids: ['CALL-27'],
    file: 'src/data/tmdb/lists/popular.ts',
    find: 'getFilms(PATHS.popular,',
    replace: 'getFilms(PATHS.trendingDay,',
    tests: CLIENT,
  },
  {
    ids: ['CALL-38'],
    file: 'src/config/film/images.ts',
    find: "portrait: 'w185'",
    replace: "portrait: 'w342'",
    tests: ['tests/unit/movie/image-widths.test.ts'],
  },
  {
    ids: ['ROLE-07'],
    file: 'src/data/supabase/door/door.ts',
    find: '`Bearer ${token}`',
    replace: '`Bearer ${door.anonKey}`',
    tests: ['tests/unit/auth/change-password.test.ts'],
  },
  {
    ids: ['ERR-23'],
    file: SENTENCE,
    find: "'key-missing': MOVIE_DATABASE.keyFailed",
    replace: "'key-missing': failed",
    tests: ['tests/unit/collection/collection-screen.test.tsx', 'tests/unit/lists/trending-block.test.tsx'],
  },
  {
    ids: ['ERR-23'],
    file: SENTENCE,
    find: "'key-refused': MOVIE_DATABASE.keyFailed",
    replace: "'key-refused': failed",
    tests: ['tests/unit/lists/trending-block.test.tsx'],
  },
  {
    ids: ['CALL-01'],
    file: 'src/data/supabase/tables/tables.ts',
    find: '/rest/v1/',
    replace: '/rest/',
    tests: PLACES,
  },
  {
    ids: ['CALL-01'],
    file: 'src/data/supabase/tables/secret.ts',
    find: "'/functions/v1/get-secret'",
    replace: "'/rest/v1/rpc/get_secret'",
    tests: PLACES,
  },
];
