-- How much a member may store, and for how long.

-- Quotas -------------------------------------------------------------------------------------------------------------

-- How much one member may store. To change a number, replace this function in a migration of your own.
create function public.quota(what text) returns bigint
language sql immutable set search_path = ''
return case what
  when 'marks' then 50000 -- marks of kinds with snapshots: favorites, watched, not for me
  when 'shown' then 150000 -- marks of all other kinds
  when 'added_movies' then 20000 -- movies that were new to public.movies, or there in another language only
  when 'searches' then 100000
  when 'reports' then 500 -- films that wait for correction
end;

-- Counts new rows for their members, and refuses them beyond the quota with MQ001 to MQ004, which the app explains. Trigger
-- argument: what is counted; marks are counted by their kind. Movies that the operator adds count for nobody.
create function public.enforce_quota() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  item record;
  counted bigint;
begin
  for item in
    select
      case when tg_argv[0] = 'added_movies' then auth.uid() else (fields ->> 'user_id')::uuid end as owner,
      case when tg_argv[0] = 'marks' and not traits.has_snapshot then 'shown' else tg_argv[0] end as what,
      count(*) as number
    from (select to_jsonb(added) as fields from added) as stored
    left join public.sync_kinds as traits on traits.kind = fields ->> 'kind'
    group by 1, 2
  loop
    execute format('update public.sync_head set %1$I = %1$I + $2 where user_id = $1 returning %1$I', item.what)
    into counted using item.owner, item.number;
    if counted > public.quota(item.what) then
      raise exception 'a member stores at most % of: %', public.quota(item.what), item.what
        using errcode = case item.what
          when 'marks' then 'MQ001' when 'shown' then 'MQ002' when 'added_movies' then 'MQ003' else 'MQ004' end;
    end if;
  end loop;
  return null;
end;
$$;

-- Once per statement, so that many rows change the head once.
create trigger enforce_quota after insert on public.sync_marks referencing new table as added
  for each statement execute function public.enforce_quota('marks');
create trigger enforce_quota after insert on public.movies referencing new table as added
  for each statement execute function public.enforce_quota('added_movies');
create trigger enforce_quota after insert on public.user_search_history referencing new table as added
  for each statement execute function public.enforce_quota('searches');

-- Retention ----------------------------------------------------------------------------------------------------------

-- Compaction deletes old marks, so that a new device reads what a member has and not all they ever did.

-- Whether a mark is kept no longer: a tombstone for a year, a present mark as its kind says.
create function public.is_expired(mark public.sync_marks) returns boolean
language sql stable set search_path = ''
return (
  select coalesce(mark.ts < public.server_time_ms()
    - extract(epoch from case when mark.present then retention else '1 year' end)::bigint * 1000, false)
  from public.sync_kinds where kind = mark.kind
);

-- Refuses an addition with MQ010 (which the app explains) if it is not newer than the tombstones that were deleted, since the movie
-- may have been removed since: a device that was away for a year must not bring it back. A tombstone as old as those is kept with
-- their time, and an addition after it has to be newer than that.
create function public.check_against_compaction() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  latest bigint;
begin
  select head.compacted_ts into latest
  from public.sync_head as head join public.sync_kinds as traits on traits.kind = new.kind and traits.has_snapshot
  where head.user_id = new.user_id and new.ts <= head.compacted_ts;
  if not found then
    return null;
  end if;
  if new.present then
    raise exception 'this addition is older than what is remembered' using errcode = 'MQ010';
  end if;
  update public.sync_marks set compacted_ts = latest
  where user_id = new.user_id and kind = new.kind and movie_id = new.movie_id;
  return null;
end;
$$;

create trigger check_insert_against_compaction after insert on public.sync_marks for each row
  execute function public.check_against_compaction();
create trigger check_update_against_compaction after update on public.sync_marks for each row
  when (new.present and new.ts <= old.compacted_ts) execute function public.check_against_compaction();

-- How many of these moments are plausible for one person: `most` every ten seconds, since their account exists. Clocks may be off
-- by ten minutes before and five after.
create function public.count_plausible(member uuid, moments timestamptz[], most integer) returns bigint
language sql stable set search_path = '' as $$
  select coalesce(sum(least(number, most)), 0)::bigint
  from (
    select count(*) as number
    from unnest(moments) as moment
    where moment >= (select created_at::timestamptz from auth.users where id = member) - interval '10 minutes'
      and moment <= now() + interval '5 minutes'
    group by floor(extract(epoch from moment) / 10)
  ) as counted
$$;

-- To be scheduled by the operator. Deletes expired marks of up to most_members members who have at least least_marks of them,
-- which spares a new device a request, and gives these members a new epoch, so that no device keeps what another one removed.
-- Deletes the rows of user_shown_movies with their marks, and up to 10,000 searches older than two years. Returns for how many
-- members marks were deleted.
create function public.compact_marks(most_members integer default 100, least_marks integer default 1000)
returns integer
language plpgsql security definer set search_path = '' as $$
declare
  outer_flag constant text := coalesce(current_setting('matinee.skip_sync_triggers', true), '');
  compacted integer := 0;
  member uuid;
begin
  -- No row that goes needs a mark of its removal.
  perform set_config('matinee.skip_sync_triggers', 'on', true);
  for member in
    select user_id from public.sync_marks as mark where public.is_expired(mark)
    group by user_id having count(*) >= least_marks order by user_id limit most_members
  loop
    perform public.lock_sync_head(member);
    with gone as (
      delete from public.sync_marks as mark where mark.user_id = member and public.is_expired(mark)
      returning mark.kind, mark.movie_id, mark.present, mark.ts, mark.op
    ), unshown as (
      delete from public.user_shown_movies as film using gone
      where film.user_id = member and film.tmdb_movie_id = gone.movie_id and gone.kind = 'shown'
      returning film.shown_at
    ), counted as (
      select count(*) filter (where traits.has_snapshot) as marks, count(*) filter (where not traits.has_snapshot) as shown,
        max(gone.ts) filter (where not gone.present) as latest, sum(public.operation_digest(gone.op)) as digest
      from gone join public.sync_kinds as traits using (kind)
    )
    update public.sync_head as head set
      epoch = gen_random_uuid(), compacted_ts = greatest(head.compacted_ts, counted.latest),
      marks = head.marks - counted.marks, shown = head.shown - counted.shown,
      compacted_shown = head.compacted_shown
        + public.count_plausible(member, array(select shown_at from unshown), 60),
      -- The digest is of the marks that are there.
      digest = (head.digest - counted.digest % 281474976710656 + 281474976710656)::bigint & 281474976710655
    from counted where head.user_id = member and counted.digest is not null;
    compacted := compacted + 1;
  end loop;
  perform set_config('matinee.skip_sync_triggers', outer_flag, true);

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
