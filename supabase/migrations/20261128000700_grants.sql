-- All that visitors (anon) and members (authenticated) may do. Rows are further limited by row-level security.

grant usage on schema public to anon, authenticated;

-- Tables
grant select on table public.movies, public.badges, public.sync_kinds to anon, authenticated;
grant insert on table public.movies to authenticated;
grant select, insert, update on table public.profiles to authenticated;
grant select, insert, delete on table public.user_favorites, public.user_watched, public.user_shown_movies
  to authenticated;
grant select, insert on table public.user_search_history to authenticated;
grant select on table public.user_badges, public.sync_head, public.sync_marks to authenticated;

-- Functions
grant execute on function public.account_deleted(uuid) to anon, authenticated;
grant execute on function
  public.sync_push(uuid, jsonb),
  public.sync_pull(uuid, bigint, integer, integer),
  public.check_and_award_badges(uuid),
  public.searched_genres(),
  public.username_available(text),
  public.report_movie(bigint),
  public.delete_account(),
  -- Check constraints run with the rights of whoever inserts.
  public.is_valid_genre_list(text[]),
  public.is_valid_service_list(jsonb)
to authenticated;

-- For schedules and Edge Functions. A hosted project grants them to service_role by default; others may not.
grant execute on function
  public.force_full_resync(),
  public.compact_marks(integer, integer),
  public.claim_movie_reports(integer),
  public.correct_movie(bigint, jsonb)
to service_role;

-- Hosted projects may offer GraphQL beside the Data API, which lists tables and columns to whoever has the public
-- key. The app does not use it. If it cannot be dropped here, `npm run doctor` says so.
do $$
begin
  if exists (select from pg_extension where extname = 'pg_graphql') then
    drop extension pg_graphql;
  end if;
exception when insufficient_privilege or dependent_objects_still_exist then
  raise warning 'pg_graphql stays (%): drop extension pg_graphql; in the SQL editor', sqlerrm;
end;
$$;
