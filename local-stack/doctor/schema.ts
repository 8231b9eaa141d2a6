/** A table with all its columns, to detect a database with missing migrations. A test keeps the list up to date. */
export interface ExpectedTable {
  readonly name: string;
  readonly columns: readonly string[];
  /** Whether visitors may read it. */
  readonly open: boolean;
  /**
   * A row that violates a constraint: whoever may insert gets the constraint's error, anyone else a permission error.
   */
  readonly impossible: Readonly<Record<string, unknown>>;
}

/** The id of no user. */
export const NOBODY = '00000000-0000-0000-0000-000000000000';
const MARK = { user_id: NOBODY, movie_id: -1 };

export const TABLES: readonly ExpectedTable[] = [
  {
    name: 'movies',
    columns: [
      ...['id', 'title', 'year', 'rating', 'genres', 'description', 'poster_url', 'trailer_url', 'verified'],
      'language',
    ],
    open: true,
    impossible: { id: -1, title: ' ' },
  },
  {
    name: 'badges',
    columns: [
      ...['id', 'name', 'description', 'icon', 'color', 'requirement_type', 'requirement_value', 'is_active'],
      'sort_order',
    ],
    open: true,
    impossible: { id: '' },
  },
  {
    name: 'profiles',
    columns: [
      ...['id', 'username', 'first_name', 'last_name', 'updated_at', 'country', 'language', 'services'],
      'watch_preferences_at',
    ],
    open: false,
    impossible: { id: NOBODY, username: ' ' },
  },
  { name: 'user_favorites', columns: ['user_id', 'movie_id', 'created_at'], open: false, impossible: MARK },
  { name: 'user_watched', columns: ['user_id', 'movie_id', 'created_at'], open: false, impossible: MARK },
  {
    name: 'user_shown_movies',
    columns: ['user_id', 'movie_id', 'tmdb_movie_id', 'shown_at'],
    open: false,
    impossible: { user_id: NOBODY, tmdb_movie_id: -1 },
  },
  {
    name: 'user_search_history',
    columns: ['id', 'user_id', 'selected_genre', 'created_at'],
    open: false,
    impossible: { user_id: NOBODY },
  },
  {
    name: 'user_badges',
    columns: ['id', 'user_id', 'badge_id', 'earned_at'],
    open: false,
    impossible: { user_id: NOBODY, badge_id: '' },
  },
  {
    name: 'sync_head',
    columns: [
      ...[
        'user_id',
        'seq',
        'epoch',
        'marks',
        'recommended',
        'added_movies',
        'searches',
        'digest',
        'compacted_ts',
        'compacted_recommended',
      ],
    ],
    open: false,
    impossible: { user_id: NOBODY },
  },
  {
    name: 'sync_marks',
    columns: ['user_id', 'kind', 'movie_id', 'present', 'ts', 'op', 'seq', 'snapshot', 'value', 'compacted_ts'],
    open: false,
    impossible: { user_id: NOBODY },
  },
  {
    name: 'sync_kinds',
    columns: ['kind', 'has_snapshot', 'base_table', 'movie_column', 'time_column', 'retention', 'has_value'],
    open: true,
    impossible: { kind: '' },
  },
  { name: 'usernames', columns: ['name', 'user_id'], open: false, impossible: { name: '' } },
  { name: 'deleted_accounts', columns: ['id', 'deleted_at'], open: false, impossible: { id: null } },
  {
    name: 'movie_reports',
    columns: ['movie_id', 'user_id', 'due_at', 'corrected_at'],
    open: false,
    impossible: { movie_id: -1, user_id: NOBODY },
  },
  {
    name: 'sync_clock_rejections',
    columns: ['user_id', 'op', 'rejected_at'],
    open: false,
    impossible: { user_id: NOBODY },
  },
];

/** A function for members, with arguments that match no data. */
export interface ExpectedFunction {
  readonly name: string;
  readonly nobodys: Readonly<Record<string, unknown>>;
  /** Whether visitors may call it, too. */
  readonly open?: true;
}

export const FUNCTIONS: readonly ExpectedFunction[] = [
  { name: 'sync_push', nobodys: { uid: NOBODY, ops: [] } },
  { name: 'sync_pull', nobodys: { uid: NOBODY, after: 0, max_rows: 1, capabilities: 1 } },
  { name: 'check_and_award_badges', nobodys: { user_uuid: NOBODY } },
  { name: 'delete_account', nobodys: {} },
  { name: 'searched_genres', nobodys: {} },
  { name: 'report_movie', nobodys: { movie: -1 } },
  // evaluated with the rights of the inserting role
  { name: 'is_valid_genre_list', nobodys: { names: [] } },
  { name: 'is_valid_service_list', nobodys: { services: [] } },
  { name: 'account_deleted', nobodys: { account: NOBODY }, open: true },
  { name: 'username_available', nobodys: { candidate: 'nobody' } },
];
