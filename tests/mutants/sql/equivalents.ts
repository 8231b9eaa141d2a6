const LOCKED_ALREADY = 'a push has locked the head before it writes a row: locking it again changes nothing';
const EVERYBODY_USES_IT =
  'PostgreSQL lets every role use the schema public: the grant is for @supabase/lite, which makes the roles by it';
const OWNERS_ALONE =
  'the trigger is of sync_marks, which functions of the owner alone may write: the rights are the same';
const COLUMNS_TAKE_NO_NULL = 'the columns take no null: the operation is rejected, by another code of the same class';
const SERVICE_HAS_ALL = 'service_role has every right on tables and functions of a Supabase project anyway';

/** Mutants that cannot be told from the original database, and why: they are not tried. */
export const EQUIVALENTS: Readonly<Record<string, string>> = {
  'alter function claim_movie_reports(integer) security invoker': SERVICE_HAS_ALL,
  'alter function correct_movie(bigint,jsonb) security invoker': SERVICE_HAS_ALL,
  'revoke usage on schema public from anon': EVERYBODY_USES_IT,
  'revoke usage on schema public from authenticated': EVERYBODY_USES_IT,
  'lock_head on movies without its condition': LOCKED_ALREADY,
  'lock_head on user_favorites without its condition': LOCKED_ALREADY,
  'lock_head on user_search_history without its condition': LOCKED_ALREADY,
  'lock_head on user_shown_movies without its condition': LOCKED_ALREADY,
  'lock_head on user_watched without its condition': LOCKED_ALREADY,
  'alter function check_mark_kind() security invoker': OWNERS_ALONE,
  'alter function check_against_compaction() security invoker': OWNERS_ALONE,
  'alter function update_sync_digest() security invoker': OWNERS_ALONE,
  'alter function compact_marks(integer,integer) security invoker': SERVICE_HAS_ALL,
  'alter table public.user_shown_movies drop constraint user_shown_movies_tmdb_movie_id_check cascade':
    'the mark of the same movie, which every write leaves, is refused by the same check of sync_marks',
  'sync_push: uid is null or -> ':
    'nobody has no head: the call is refused by the same code, as for a user who is gone',
  'sync_apply_operation without its guard: incoming.kind is null or incoming.op is null or incoming.ts is null':
    COLUMNS_TAKE_NO_NULL,
  'sync_apply_operation without its guard: incoming.movie_id is null or incoming.present is null': COLUMNS_TAKE_NO_NULL,
  "parse_number without its guard: jsonb_typeof(value) <> 'number'":
    'PostgreSQL makes no number of anything else: the cast is refused by another code of the same class',
  "parse_movie_snapshot without its guard: jsonb_typeof(movie) <> 'object' or jsonb_typeof(genres) <> 'array' or jsonb_array_length(genres) > 20":
    'what is no movie has no title, and is_valid_genre_list counts the genres: it is rejected a few lines later',
};
