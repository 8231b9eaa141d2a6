/**
 * A table as the app reads it: the columns of the specification, section 3, and one of each later migration that has any,
 * so that a schema of an earlier release is told from this one's.
 */
export interface ExpectedTable {
  readonly name: string;
  readonly columns: readonly string[];
  /** Whether visitors may read it. */
  readonly open: boolean;
  /** A row that no constraint lets in: who may insert is told of the constraint, who may not of the privilege. */
  readonly impossible: Readonly<Record<string, unknown>>;
}

const NOBODY = '00000000-0000-0000-0000-000000000000';
const MARK = { user_id: NOBODY, movie_id: -1 };

export const TABLES: readonly ExpectedTable[] = [
  {
    name: 'movies',
    columns: ['id', 'title', 'year', 'rating', 'genres', 'description', 'poster_url', 'vouched'],
    open: true,
    impossible: { id: -1, title: ' ' },
  },
  {
    name: 'badges',
    columns: ['id', 'name', 'requirement_type', 'requirement_value'],
    open: true,
    impossible: { id: '' },
  },
  {
    name: 'profiles',
    columns: ['id', 'username', 'first_name', 'last_name'],
    open: false,
    impossible: { id: NOBODY, username: ' ' },
  },
  { name: 'user_favorites', columns: ['user_id', 'movie_id', 'created_at'], open: false, impossible: MARK },
  { name: 'user_watched', columns: ['user_id', 'movie_id', 'created_at'], open: false, impossible: MARK },
  {
    name: 'user_shown_movies',
    columns: ['user_id', 'tmdb_movie_id', 'shown_at'],
    open: false,
    impossible: { user_id: NOBODY, tmdb_movie_id: -1 },
  },
  {
    name: 'user_search_history',
    columns: ['user_id', 'selected_genre', 'created_at'],
    open: false,
    impossible: { user_id: NOBODY },
  },
  {
    name: 'user_badges',
    columns: ['user_id', 'badge_id', 'earned_at'],
    open: false,
    impossible: { user_id: NOBODY, badge_id: '' },
  },
  {
    name: 'sync_head',
    columns: ['user_id', 'seq', 'epoch', 'marks', 'digest', 'floor_ts'],
    open: false,
    impossible: { user_id: NOBODY },
  },
  {
    name: 'sync_marks',
    columns: ['user_id', 'kind', 'movie_id', 'seq', 'card'],
    open: false,
    impossible: { user_id: NOBODY },
  },
  { name: 'sync_kinds', columns: ['kind', 'card', 'forgotten_after'], open: true, impossible: { kind: '' } },
  { name: 'deleted_accounts', columns: ['id', 'deleted_at'], open: false, impossible: { id: null } },
  { name: 'sync_refused', columns: ['user_id', 'op'], open: false, impossible: { user_id: NOBODY } },
];

/** The functions that members' apps call, with arguments of nobody. No visitor may call them. */
export const FUNCTIONS: readonly { readonly name: string; readonly nobodys: Readonly<Record<string, unknown>> }[] = [
  { name: 'sync_push', nobodys: { uid: NOBODY, ops: [] } },
  { name: 'sync_pull', nobodys: { uid: NOBODY, after: 0, max_rows: 1, reads: 3 } },
  { name: 'check_and_award_badges', nobodys: { user_uuid: NOBODY } },
  { name: 'delete_account', nobodys: {} },
  { name: 'searched_genres', nobodys: {} },
  { name: 'username_available', nobodys: { candidate: 'nobody' } },
];
