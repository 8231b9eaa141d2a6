-- Devices say what they read. 1, which is what the first release says by saying nothing: its own kinds of marks, since any
-- other stops its sync. 2: marks of every kind, those that the device does not know being kept by it until it does.
-- One signature, not two: PostgREST could not tell them apart where `reads` is left out.
drop function public.sync_pull(uuid, bigint, integer);

-- Answers {"uid", "epoch", "head", "server_time", "reads", "rows": [{"kind", "movie_id", "present", "ts", "op", "seq",
-- "film"?}]}: the marks after a seq that the device reads, in its order, 1000 at most. `reads` says for whom it was
-- answered. Head and rows are read by one statement, so no row lies beyond the head; the films come along, so that a new
-- device need not ask the movie database for each.
create function public.sync_pull(uid uuid, after bigint, max_rows integer default 1000, reads integer default 1)
returns jsonb
language plpgsql stable security definer set search_path = ''
-- Without fresh statistics the planner likes to sort all marks after the cursor for each page. Walking the index costs
-- only the page.
set enable_sort = off set enable_bitmapscan = off as $$
declare
  kinds text[];
  answer jsonb;
begin
  if uid is null or uid is distinct from auth.uid() then
    raise exception 'a user pulls their own changes only' using errcode = '42501';
  end if;

  select array_agg(kind) into kinds from public.sync_kinds where reads >= 2 or in_first_release;

  select jsonb_build_object(
    'uid', uid, 'epoch', head.epoch, 'head', head.seq, 'server_time', public.sync_now(), 'reads', coalesce(reads, 1),
    'rows', coalesce((
      select jsonb_agg(public.sync_mark_json(page) || public.sync_film_json(page) order by page.seq)
      from (
        select * from public.sync_marks
        where user_id = uid and seq > coalesce(after, 0) and kind = any (kinds)
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

revoke all on function public.sync_pull(uuid, bigint, integer, integer) from public, anon, authenticated;
grant execute on function public.sync_pull(uuid, bigint, integer, integer) to authenticated;
