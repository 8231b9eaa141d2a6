-- A member's recommended films are many, and have no card: 100,000 of them were 100 pages. A device that reads 3 or more
-- gets marks of kinds without a card as short arrays, ten of them in the place of one with a card, and 2000 with a card in
-- a page at most: 10,000 favorites and 100,000 recommended films are ten pages.
--
-- Answers {"uid", "epoch", "head", "digest", "server_time", "reads", "rows": [{"kind", "movie_id", "present", "ts", "op",
-- "seq", "film"?}]}; from 3 on also {"short": {kind: [[movie_id, present, ts, op, seq]]}, "more"}: whether further marks
-- follow this page.
create or replace function public.sync_pull(
  uid uuid, after bigint, max_rows integer default 1000, reads integer default 1
)
returns jsonb
language plpgsql stable security definer set search_path = ''
set enable_sort = off set enable_bitmapscan = off as $$
declare
  packs constant boolean := coalesce(reads, 1) >= 3;
  most constant integer := case
    when packs then greatest(1, least(2000, coalesce(max_rows, 2000)))
    else greatest(1, least(1000, coalesce(max_rows, 1000)))
  end;
  kinds text[];
  long_kinds text[];
  answer jsonb;
begin
  if uid is null or uid is distinct from auth.uid() then
    raise exception 'a user pulls their own changes only' using errcode = '42501';
  end if;

  select array_agg(kind), coalesce(array_agg(kind) filter (where card or not packs), '{}') into kinds, long_kinds
  from public.sync_kinds where reads >= 2 or in_first_release;

  with weighed as (
    select mark, mark.kind, mark.seq, mark.kind = any (long_kinds) as long,
      sum(case when mark.kind = any (long_kinds) then 10 else 1 end) over (order by mark.user_id, mark.seq) as weight
    from public.sync_marks as mark
    where mark.user_id = uid and mark.seq > coalesce(after, 0) and mark.kind = any (kinds)
    order by mark.user_id, mark.seq
    limit case when packs then most * 10 + 1 else most end
  ),
  page as materialized (
    select * from weighed where weight <= most * 10
  )
  select jsonb_build_object(
    'uid', uid, 'epoch', head.epoch, 'head', head.seq, 'digest', head.digest, 'server_time', public.sync_now(),
    'reads', coalesce(reads, 1),
    'rows', coalesce((
      select jsonb_agg(public.sync_mark_json(page.mark) || public.sync_film_json(page.mark) order by page.seq)
      from page where page.long
    ), '[]')
  ) || case when packs then jsonb_build_object(
    'short', coalesce((
      select jsonb_object_agg(list.kind, list.marks)
      from (
        select page.kind, jsonb_agg(
          jsonb_build_array((page.mark).movie_id, (page.mark).present, (page.mark).ts, (page.mark).op, page.seq)
          order by page.seq
        ) as marks
        from page where not page.long
        group by page.kind
      ) as list
    ), '{}'),
    'more', exists (select from weighed where weight > most * 10)
  ) else '{}' end
  into answer
  from public.sync_head as head
  where head.user_id = uid;

  if answer is null then
    if exists (select from auth.users where id = uid) then
      raise exception 'this user has no head yet' using errcode = '55000';
    end if;
    -- 410: a device tells it from a request for somebody else.
    raise exception 'this user is gone' using errcode = 'PT410';
  end if;
  return answer;
end;
$$;
