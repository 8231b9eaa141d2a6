const ALREADY_LOCKED = 'a push locks the head before it writes a row, so locking it again changes nothing';
const GRANTED_TO_PUBLIC =
  'PostgreSQL lets every role use the schema public; the grant is for @supabase/lite, which creates the roles from it';
const OWNER_ONLY =
  'the trigger is on sync_marks, which only functions of the owner may write, so the rights are the same';
const NOT_NULL_COLUMNS = 'the columns are NOT NULL, so the operation is rejected with another code of the same class';
const SERVICE_HAS_ALL = 'service_role has every right on tables and functions of a Supabase project anyway';

/** Mutants that cannot be told from the original database, and why: they are not tried. */
export const EQUIVALENTS: Readonly<Record<string, string>> = {
  'alter function claim_movie_reports(integer) security invoker': SERVICE_HAS_ALL,
  'alter function correct_movie(bigint,jsonb) security invoker': SERVICE_HAS_ALL,
  'revoke usage on schema public from anon': GRANTED_TO_PUBLIC,
  'revoke usage on schema public from authenticated': GRANTED_TO_PUBLIC,
  'lock_head on movies without its condition': ALREADY_LOCKED,
  'lock_head on user_favorites without its condition': ALREADY_LOCKED,
  'lock_head on user_search_history without its condition': ALREADY_LOCKED,
  'lock_head on user_shown_movies without its condition': ALREADY_LOCKED,
  'lock_head on user_watched without its condition': ALREADY_LOCKED,
  'alter function check_mark_kind() security invoker': OWNER_ONLY,
  'alter function check_against_compaction() security invoker': OWNER_ONLY,
  'alter function update_sync_digest() security invoker': OWNER_ONLY,
  'alter function compact_marks(integer,integer) security invoker': SERVICE_HAS_ALL,
  'alter table public.user_shown_movies drop constraint user_shown_movies_tmdb_movie_id_check cascade':
    'the mark that every write leaves for the movie violates the same check on sync_marks',
  'sync_push: uid is null or -> ':
    'without a user there is no head, so the call is refused with the same code, as for a deleted user',
  'sync_apply_operation without its guard: incoming.kind is null or incoming.op is null or incoming.ts is null':
    NOT_NULL_COLUMNS,
  'sync_apply_operation without its guard: incoming.movie_id is null or incoming.present is null': NOT_NULL_COLUMNS,
  "parse_number without its guard: jsonb_typeof(value) <> 'number'":
    'PostgreSQL casts nothing else to a number: the cast fails with another code of the same class',
  "parse_movie_snapshot without its guard: jsonb_typeof(movie) <> 'object' or jsonb_typeof(genres) <> 'array' or jsonb_array_length(genres) > 20":
    'anything but a movie has no title, and is_valid_genre_list counts the genres, so it is rejected a few lines later',
};
