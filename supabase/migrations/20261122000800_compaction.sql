-- What nobody needs any more leaves, so that a new device reads what a member has and not all they ever did.

-- After how long marks of a kind that stand are forgotten; null for never.
alter table public.sync_kinds add column forgotten_after interval;
update public.sync_kinds set forgotten_after = '2 years' where kind = 'shown';

-- Whether a mark's time is over: a removal's after a year, that of a mark that stands as its kind says.
create function public.sync_forgets(mark public.sync_marks) returns boolean
language sql stable set search_path = ''
return (
  select coalesce(mark.ts < public.sync_now()
    - extract(epoch from case when mark.present then forgotten_after else '1 year' end)::bigint * 1000, false)
  from public.sync_kinds where kind = mark.kind
);

-- The greatest time of a removal that is forgotten.
alter table public.sync_head add column floor_ts bigint not null default 0;

-- A film that has no mark and an addition that is not younger than what is forgotten: it may have been removed since. A
-- device that was away for a year does not bring it back; the member decides (MQ010, which the app puts into words).
create function public.check_not_forgotten() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (
    select from public.sync_head as head join public.sync_kinds as traits on traits.kind = new.kind and traits.card
    where head.user_id = new.user_id and new.ts <= head.floor_ts
  ) then
    raise exception 'this addition is older than what is remembered' using errcode = 'MQ010';
  end if;
  return null;
end;
$$;

create trigger check_not_forgotten after insert on public.sync_marks for each row when (new.present)
  execute function public.check_not_forgotten();

-- Forgets the marks whose time is over: of so many members at once, and only of those who have so many of them that a new
-- device is spared a request. A new epoch has every device of theirs read anew, so that none keeps what another removed.
-- The rows of user_shown_movies stay, since badges count them. Searches of more than two years go too, 10,000 at
-- once. To be called by a schedule, as the operator. Returns how many members' marks were compacted.
create function public.compact_marks(most_members integer default 100, least_marks integer default 1000) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  compacted integer := 0;
  member uuid;
begin
  for member in
    select user_id from public.sync_marks as mark where public.sync_forgets(mark)
    group by user_id having count(*) >= least_marks order by user_id limit most_members
  loop
    perform public.sync_lock_head(member);
    with gone as (
      delete from public.sync_marks as mark where mark.user_id = member and public.sync_forgets(mark)
      returning mark.kind, mark.present, mark.ts, mark.op
    ), counted as (
      select count(*) filter (where traits.card) as marks, count(*) filter (where not traits.card) as shown,
        max(gone.ts) filter (where not gone.present) as latest, sum(public.sync_digest_part(gone.op)) as digest
      from gone join public.sync_kinds as traits using (kind)
    )
    update public.sync_head as head set
      epoch = gen_random_uuid(), floor_ts = greatest(head.floor_ts, counted.latest),
      marks = head.marks - counted.marks, shown = head.shown - counted.shown,
      -- The digest is of the marks that are there.
      digest = (head.digest - counted.digest % 281474976710656 + 281474976710656)::bigint & 281474976710655
    from counted where head.user_id = member and counted.digest is not null;
    compacted := compacted + 1;
  end loop;

  -- The head first, as everywhere, and in one order.
  perform from public.sync_head where user_id in (
    select user_id from public.user_search_history where created_at < now() - interval '2 years'
  ) order by user_id for update;
  with gone as (
    delete from public.user_search_history where id in (
      select id from public.user_search_history where created_at < now() - interval '2 years' limit 10000
    ) returning user_id
  )
  update public.sync_head as head set searches = head.searches - counted.searches
  from (select user_id, count(*) as searches from gone group by user_id) as counted
  where head.user_id = counted.user_id;
  return compacted;
end;
$$;

revoke all on function public.sync_forgets(public.sync_marks) from public, anon, authenticated;
revoke all on function public.check_not_forgotten() from public, anon, authenticated;
revoke all on function public.compact_marks(integer, integer) from public, anon, authenticated;
grant execute on function public.compact_marks(integer, integer) to service_role;
