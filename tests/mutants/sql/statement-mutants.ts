import type { SqlMutant } from './sql-mutant';

/** A fault in what the specification says about the database. */
type StatementMutant = SqlMutant & { readonly ids: readonly string[] };

const TABLES = ['schema/tables.test.ts'];

/** A column of the specification under another name. */
function renamed(id: string, table: string, column: string, to: string): StatementMutant {
  return {
    ids: [id],
    name: `${table}.${column} is called ${to}`,
    after: `alter table public.${table} rename column ${column} to ${to}`,
    tests: TABLES,
  };
}

/** At least one fault for each statement that the database alone fulfills; functions have theirs in `by-hand`. */
export const STATEMENT_MUTANTS: readonly StatementMutant[] = [
  renamed('ENT-01', 'profiles', 'updated_at', 'changed_at'),
  renamed('ENT-02', 'movies', 'trailer_url', 'trailer'),
  renamed('ENT-03', 'user_favorites', 'movie_id', 'title_id'),
  renamed('ENT-04', 'user_watched', 'movie_id', 'title_id'),
  renamed('ENT-05', 'user_shown_movies', 'shown_at', 'created_at'),
  renamed('ENT-08', 'badges', 'sort_order', 'place'),
  {
    ids: ['ENT-06'],
    name: 'a shown movie takes any movie_id from 1 on',
    edit: {
      migration: '20261128000100_tables.sql',
      find: 'check (movie_id = 1)',
      replace: 'check (movie_id >= 1)',
    },
    tests: TABLES,
  },
  {
    ids: ['ENT-07'],
    name: "a search takes no genre 'all'",
    after: `alter table public.user_search_history add check (selected_genre <> 'all')`,
    tests: TABLES,
  },
  {
    ids: ['CALL-02'],
    name: 'members read the favorites of all',
    after: 'alter policy "members read their favorites" on public.user_favorites using (true)',
    tests: ['schema/row-security.test.ts'],
  },
];
