import type { Breakage } from '../breakage';

const REQUESTS = 'src/config/movie-database/requests.ts';
const CALLS = ['tests/unit/tmdb/film-calls.test.ts'];
const ROLES = ['tests/unit/routes/roles.test.tsx'];
const ROUTE_TABLE = 'src/app/routes/route-table.tsx';
const KEY = ['tests/unit/auth/movie-key.test.ts'];
const SHOWN = ['tests/unit/film/film-of.test.ts'];
const SESSION = 'src/data/supabase/session/parse-session.ts';
const SIGNED_IN = ['tests/unit/auth/session.test.ts'];
const ACCOUNT_CALLS = ['tests/unit/auth/profile-calls.test.ts'];
const TRACKED = ['tests/unit/collection/tracking-stats.test.ts'];

/** Breakages of what the specification names one by one: fields, roles, calls. */
export const STATEMENT_BREAKAGES: readonly Breakage[] = [
  {
    ids: ['ENT-12'],
    file: 'src/domain/film/film-of.ts',
    find: 'posterPath: candidate.posterPath,',
    replace: 'posterPath: null,',
    tests: SHOWN,
  },
  {
    ids: ['ENT-17'],
    file: 'src/ui/film/picture/film-poster.tsx',
    find: 'onError={() => setFailedPath(posterPath)}',
    replace: '',
    tests: ['tests/unit/results/result-slide.test.tsx'],
  },
  {
    ids: ['ENT-21'],
    file: 'src/data/tmdb/parse/parse-film-details.ts',
    find: "textOf(body['tagline']).trim()",
    replace: "''",
    tests: ['tests/unit/tmdb/parse-film.test.ts'],
  },
  {
    ids: ['ENT-26'],
    file: 'src/words/en/account/statistics.ts',
    find: "noGenre: 'None'",
    replace: "noGenre: ''",
    tests: ['tests/unit/account/statistics-screen.test.tsx'],
  },
  {
    ids: ['ENT-27'],
    file: 'src/config/film/genres.ts',
    find: "  [GENRE.western, 'Western'],\n",
    replace: '',
    tests: SHOWN,
  },
  {
    ids: ['STATE-02'],
    file: 'src/data/hooks/session/session-provider.tsx',
    find: "setState(session ? { status: 'signed-in', session }",
    replace:
      "setState((now) => now.status === 'signed-in' && now.session.accessToken === session?.accessToken ? now : session ? { status: 'signed-in', session }",
    tests: ['tests/unit/auth/session-provider.test.tsx'],
  },
  {
    ids: ['ROLE-01'],
    file: ROUTE_TABLE,
    find: "{ path: ROUTES.privacy, guard: 'public'",
    replace: "{ path: ROUTES.privacy, guard: 'members'",
    tests: ROLES,
  },
  {
    ids: ['ROLE-04'],
    file: ROUTE_TABLE,
    find: "  { path: ROUTES.stats, guard: 'members', Screen: Statistics },\n",
    replace: '',
    tests: ROLES,
  },
  {
    ids: ['CALL-25'],
    file: 'src/data/supabase/tables/secret.ts',
    find: '{ secret_name: name }',
    replace: '{ name }',
    tests: KEY,
  },
  {
    ids: ['CALL-25'],
    file: 'src/data/supabase/tables/secret.ts',
    find: "typeof secret === 'string' && secret !== ''",
    replace: "typeof secret === 'string'",
    tests: KEY,
  },
  { ids: ['CALL-30'], file: REQUESTS, find: "facts: 'videos,", replace: "facts: '", tests: CALLS },
  { ids: ['CALL-31'], file: REQUESTS, find: "facts: 'videos,release_dates,", replace: "facts: 'videos,", tests: CALLS },
  {
    ids: ['CALL-32'],
    file: REQUESTS,
    find: "release_dates,watch/providers,keywords',\n  details",
    replace: "release_dates,keywords',\n  details",
    tests: CALLS,
  },
  {
    ids: ['CALL-39'],
    file: 'src/data/tmdb/film/fetch-film-facts.ts',
    find: 'append_to_response: FILM_PARTS.facts',
    replace: "append_to_response: ''",
    tests: CALLS,
  },
  {
    ids: ['CALL-40'],
    file: 'src/domain/lists/chart-films.ts',
    find: 'films.find((film) => film.id === id)?.rank ?? null',
    replace: 'films.findIndex((film) => film.id === id)',
    tests: SHOWN,
  },
  {
    ids: ['ENT-09'],
    file: 'src/data/supabase/tables/account.ts',
    find: 'badge:badges(',
    replace: 'badges(',
    tests: ACCOUNT_CALLS,
  },
  {
    ids: ['ENT-10'],
    file: SESSION,
    find: "createdAt: typeof user['created_at'] === 'string' ? user['created_at'] : ''",
    replace: "createdAt: ''",
    tests: SIGNED_IN,
  },
  { ids: ['ENT-11'], file: SESSION, find: 'expiresIn * 1000', replace: 'expiresIn', tests: SIGNED_IN },
  {
    ids: ['ENT-18'],
    file: 'src/domain/film/film-of.ts',
    find: "trailerUrl: '',",
    replace: "trailerUrl: '/movie/' + String(candidate.id),",
    tests: SHOWN,
  },
  {
    ids: ['ENT-22'],
    file: 'src/data/tmdb/parse/parse-film-facts.ts',
    find: "parseReleaseDates(body['release_dates']) ?? []",
    replace: '[]',
    tests: ['tests/unit/tmdb/parse-film.test.ts'],
  },
  {
    ids: ['ENT-23'],
    file: 'src/data/tmdb/parse/list-page.ts',
    find: "dateOf(item['release_date'])",
    replace: "dateOf(item['first_air_date'])",
    tests: ['tests/unit/tmdb/parse.test.ts', 'tests/unit/lists/trending-block.test.tsx'],
  },
  {
    ids: ['ENT-24'],
    file: 'src/domain/shown/tracking-stats.ts',
    find: 'allShown(shown).size',
    replace: 'shown.session.size + shown.database.size',
    tests: TRACKED,
  },
  {
    ids: ['ENT-25'],
    file: 'src/data/hooks/account/use-statistics.ts',
    find: ' + waiting.length',
    replace: '',
    tests: ['tests/unit/account/use-statistics.test.tsx'],
  },
  {
    ids: ['ENT-29'],
    file: 'src/config/film/genres.ts',
    find: "  [GENRE.tvMovie, 'TV Movie'],\n",
    replace: '',
    tests: ['tests/unit/recommend/questionnaire-options.test.ts'],
  },
  {
    ids: ['CALL-13'],
    file: 'src/data/local/films/shown-films.ts',
    find: "markedIds(database, 'shown')",
    replace: "markedIds(database, 'watched')",
    tests: TRACKED,
  },
];
