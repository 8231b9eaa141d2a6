/** Test files by subject, the likeliest to notice first. A name that is missing here has the files of its longest prefix. */
const BY_TABLE: Readonly<Record<string, readonly string[]>> = {
  movies: [
    'schema/limits.test.ts',
    'schema/verified-movies.test.ts',
    'schema/quotas.test.ts',
    'sync/direct-writes.test.ts',
  ],
  profiles: [
    'schema/profiles.test.ts',
    'schema/watch-preferences.test.ts',
    'schema/operator-limits.test.ts',
    'schema/user-deletion.test.ts',
  ],
  badges: ['schema/operator-limits.test.ts', 'schema/badges.test.ts'],
  user_badges: ['schema/operator-limits.test.ts', 'schema/user-deletion.test.ts', 'schema/advisor.test.ts'],
  user_search_history: [
    'schema/limits.test.ts',
    'schema/quotas.test.ts',
    'schema/operator-limits.test.ts',
    'schema/user-deletion.test.ts',
    'sync/sync-push.test.ts',
    'sync/direct-writes.test.ts',
  ],
  sync_kinds: ['schema/operator-limits.test.ts', 'sync/compaction.test.ts'],
  sync_clock_rejections: [
    'schema/operator-limits.test.ts',
    'schema/user-deletion.test.ts',
    'schema/advisor.test.ts',
    'sync/clock-rejections.test.ts',
  ],
  movie_reports: [
    'sync/movie-reports.test.ts',
    'schema/operator-limits.test.ts',
    'schema/user-deletion.test.ts',
    'schema/advisor.test.ts',
  ],
  sync_head: [
    'schema/operator-limits.test.ts',
    'sync/sync-push.test.ts',
    'sync/restored-servers.test.ts',
    'schema/user-deletion.test.ts',
  ],
  sync_marks: [
    'schema/operator-limits.test.ts',
    'sync/sync-push.test.ts',
    'sync/sync-pull.test.ts',
    'sync/restored-servers.test.ts',
    'schema/quotas.test.ts',
    'sync/compaction.test.ts',
    'sync/late-tombstones.test.ts',
    'schema/user-deletion.test.ts',
  ],
  user_: [
    'schema/limits.test.ts',
    'schema/operator-limits.test.ts',
    'sync/direct-writes.test.ts',
    'schema/advisor.test.ts',
    'schema/user-deletion.test.ts',
  ],
  users: ['schema/profiles.test.ts', 'schema/user-deletion.test.ts', 'schema/delete-account.test.ts'],
  usernames: ['schema/profiles.test.ts', 'schema/plans.test.ts', 'schema/user-deletion.test.ts'],
  deleted_accounts: ['schema/delete-account.test.ts', 'schema/advisor.test.ts'],
};

/** Tests that notice most functions of the protocol. */
const SYNC: readonly string[] = [
  'sync/sync-push.test.ts',
  'sync/sync-refusal.test.ts',
  'sync/member-movie-snapshots.test.ts',
  'adversarial/validate-operations.test.ts',
  'sync/sync-pull.test.ts',
  'sync/direct-writes.test.ts',
];

const BY_FUNCTION: Readonly<Record<string, readonly string[]>> = {
  is_valid_genre_list: ['schema/limits.test.ts'],
  is_valid_service_list: ['schema/watch-preferences.test.ts'],
  keep_latest_watch_preferences: ['schema/watch-preferences.test.ts'],
  keep_username: ['schema/profiles.test.ts', 'schema/user-deletion.test.ts'],
  username_available: ['schema/profiles.test.ts'],
  check_and_award_badges: ['schema/badges.test.ts', 'sync/compaction.test.ts'],
  searched_genres: ['schema/searched-genres.test.ts'],
  delete_account: ['schema/delete-account.test.ts'],
  account_deleted: ['schema/delete-account.test.ts'],
  handle_deleted_user: ['schema/delete-account.test.ts'],
  reject_deleted_caller: ['schema/user-deletion.test.ts'],
  handle_new_user: ['schema/profiles.test.ts', 'schema/user-deletion.test.ts'],
  compact_marks: ['sync/compaction.test.ts'],
  count_plausible: ['schema/badges.test.ts', 'sync/compaction.test.ts'],
  is_expired: ['sync/compaction.test.ts'],
  check_against_compaction: ['sync/compaction.test.ts', 'sync/late-tombstones.test.ts'],
  enforce_quota: ['schema/quotas.test.ts'],
  quota: ['schema/quotas.test.ts', 'sync/movie-reports.test.ts'],
  queue_movie_report: ['sync/movie-reports.test.ts'],
  report_movie: ['sync/movie-reports.test.ts', 'schema/user-deletion.test.ts'],
  claim_movie_reports: ['sync/movie-reports.test.ts'],
  correct_movie: ['sync/movie-reports.test.ts'],
  update_sync_digest: ['sync/restored-servers.test.ts'],
  force_full_resync: ['sync/restored-servers.test.ts'],
  sync_pull: [
    'sync/sync-pull.test.ts',
    'sync/packed-marks.test.ts',
    'sync/sync-refusal.test.ts',
    'sync/restored-servers.test.ts',
  ],
  sync_process_operation: ['sync/clock-rejections.test.ts', 'sync/sync-push.test.ts'],
  record_direct_write: ['sync/direct-writes.test.ts', 'schema/user-deletion.test.ts'],
  lock_caller_sync_head: [
    'sync/direct-writes.test.ts',
    'sync/concurrency.test.ts',
    'schema/user-deletion.test.ts',
    'schema/profiles.test.ts',
  ],
  lock_sync_head: [
    'sync/direct-writes.test.ts',
    'schema/quotas.test.ts',
    'schema/user-deletion.test.ts',
    'sync/restored-servers.test.ts',
    'sync/concurrency.test.ts',
  ],
  check_mark_kind: ['schema/operator-limits.test.ts', 'sync/sync-push.test.ts'],
  sync_push: [
    'sync/sync-refusal.test.ts',
    'schema/user-deletion.test.ts',
    'sync/sync-retries.test.ts',
    'sync/sync-push.test.ts',
    'adversarial/validate-operations.test.ts',
    'sync/concurrency.test.ts',
  ],
  write_base_table: [
    'sync/movie-languages.test.ts',
    'sync/movie-reports.test.ts',
    'sync/member-movie-snapshots.test.ts',
    'sync/sync-push.test.ts',
    'sync/direct-writes.test.ts',
  ],
  sync_apply_operation: [
    'sync/sync-push.test.ts',
    'adversarial/validate-operations.test.ts',
    'sync/sync-refusal.test.ts',
  ],
  parse_: SYNC,
  mark_: SYNC,
  current_mark: SYNC,
  operation_digest: SYNC,
  server_time_ms: SYNC,
};

function concerned(tests: Readonly<Record<string, readonly string[]>>, name: string): readonly string[] {
  const key = name in tests ? name : Object.keys(tests).find((beginning) => name.startsWith(beginning));
  const files = key === undefined ? undefined : tests[key];
  if (!files) throw new Error(`no tests are listed for ${name} (tests/mutants/sql/concerned-tests.ts)`);
  return files;
}

/** The test files of a table. */
export function testsOfTable(table: string): readonly string[] {
  return concerned(BY_TABLE, table);
}

/** The test files of a function. */
export function testsOfFunction(name: string): readonly string[] {
  return concerned(BY_FUNCTION, name);
}
