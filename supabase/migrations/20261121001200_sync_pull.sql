-- {"film": {...}} for a favorite or watched film, {} for any other mark.
create function public.sync_film_json(mark public.sync_marks) returns jsonb
language sql stable set search_path = ''
return coalesce((
  select jsonb_build_object('film', jsonb_build_object(
    'title', title,
    'year', year,
    'rating', rating,
    'genres', genres,
    'description', description,
    'poster_path', regexp_replace(poster_url, '^https://image\.tmdb\.org/t/p/[A-Za-z0-9]+', '')
  ))
  from public.movies where id = mark.movie_id and mark.present and mark.kind <> 'shown'
), '{}');

-- Answers {"uid", "epoch", "head", "server_time", "rows": [{"kind", "movie_id", "present", "ts", "op", "seq", "film"?}]}:
-- the marks after a seq, in its order, 1000 at most. Head and rows are read by one statement, so no row lies beyond the
-- head; the films come along, so that a new device need not ask the movie database for each.
create function public.sync_pull(uid uuid, after bigint, max_rows integer default 1000) returns jsonb
language plpgsql stable security definer set search_path = ''
-- Without fresh statistics the planner likes to sort all marks after the cursor for each page. Walking the index costs
-- only the page.
set enable_sort = off set enable_bitmapscan = off as $$
declare
  answer jsonb;
begin
  if uid is null or uid is distinct from auth.uid() then
    raise exception 'a user pulls their own changes only' using errcode = '42501';
  end if;

  select jsonb_build_object(
    'uid', uid, 'epoch', head.epoch, 'head', head.seq, 'server_time', public.sync_now(),
    'rows', coalesce((
      select jsonb_agg(public.sync_mark_json(page) || public.sync_film_json(page) order by page.seq)
      from (
        select * from public.sync_marks
        where user_id = uid and seq > coalesce(after, 0)
        order by user_id, seq
        limit greatest(1, least(1000, coalesce(max_rows, 1000)))
      ) as page
    ), '[]')
  )
  into answer
  from public.sync_head as head
  where head.user_id = uid;

  if answer is null then
    raise exception 'this user is gone' using errcode = '42501';
  end if;
  return answer;
end;
$$;

revoke all on function public.sync_film_json(public.sync_marks) from public, anon, authenticated;
revoke all on function public.sync_pull(uuid, bigint, integer) from public, anon, authenticated;
grant execute on function public.sync_pull(uuid, bigint, integer) to authenticated;
