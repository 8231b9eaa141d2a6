-- How often the caller searched for each genre, over all searches, as [["drama", 12]]: the hundred searched for most,
-- of equals the one searched for last before the others. What
-- lists of rows can tell ends with the rows that are handed out at once.
create function public.searched_genres() returns jsonb
language sql stable security invoker set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_array(genre, searches) order by searches desc, latest desc), '[]')
  from (
    select selected_genre as genre, count(*) as searches, max(created_at) as latest
    from public.user_search_history
    where user_id = (select auth.uid()) and selected_genre not in ('', 'all')
    group by selected_genre
    order by searches desc, latest desc
    limit 100
  ) as counted;
$$;

revoke all on function public.searched_genres() from public, anon, authenticated;
grant execute on function public.searched_genres() to authenticated;
