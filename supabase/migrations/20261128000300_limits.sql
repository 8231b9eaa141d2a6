-- How much a member may store, and for how long.

-- Quotas -------------------------------------------------------------------------------------------------------------

-- How much one member may store. To change a number, replace this function in a migration of your own.
create function public.quota(quota_name text) returns bigint
language sql immutable set search_path = ''
return case quota_name
  when 'marks' then 50000 -- marks of kinds with snapshots: favorites, watched, not for me
  when 'recommended' then 150000 -- marks of all other kinds: recommended movies, ratings, viewings
  when 'added_movies' then 20000 -- movies that were new to public.movies, or there in another language only
  when 'searches' then 100000
  when 'reports' then 500 -- movies waiting for correction
end;

-- Counts new rows for their members, and refuses them beyond the quota with MQ001 to MQ004, which the app explains.
-- Trigger argument: what is counted; marks are counted by their kind. Movies that the operator adds count for nobody.
create function public.enforce_quota() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  item record;
  counted bigint;
begin
  for item in
    select
      case when tg_argv[0] = 'added_movies' then auth.uid() else (fields ->> 'user_id')::uuid end as owner,
      case when tg_argv[0] = 'marks' and not kinds.has_snapshot then 'recommended' else tg_argv[0] end as quota_name,
      count(*) as number
    from (select to_jsonb(added) as fields from added) as stored
    left join public.sync_kinds as kinds on kinds.kind = fields ->> 'kind'
    group by 1, 2
  loop
    execute format('update public.sync_head set %1$I = %1$I + $2 where user_id = $1 returning %1$I', item.quota_name)
    into counted using item.owner, item.number;
    if counted > public.quota(item.quota_name) then
      raise exception 'quota of % exceeded: %', public.quota(item.quota_name), item.quota_name
        using errcode = case item.quota_name
          when 'marks' then 'MQ001' when 'recommended' then 'MQ002' when 'added_movies' then 'MQ003' else 'MQ004' end;
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

-- Whether a mark has outlived its retention: a year for a tombstone, that of its kind for a present mark.
create function public.is_expired(mark public.sync_marks) returns boolean
language sql stable set search_path = ''
return (
  select coalesce(mark.ts < public.server_time_ms()
    - extract(epoch from case when mark.present then retention else '1 year' end)::bigint * 1000, false)
  from public.sync_kinds where kind = mark.kind
);

-- Refuses an addition with MQ010 (which the app explains) if it is not newer than the tombstones that were deleted,
-- since the movie may have been removed meanwhile: a device that was away for a year must not bring it back. A
-- tombstone that is not newer is stored with their timestamp, and an addition after it has to be newer than that.
create function public.check_against_compaction() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  latest bigint;
begin
  select head.compacted_ts into latest
  from public.sync_head as head join public.sync_kinds as kinds on kinds.kind = new.kind
    and (kinds.has_snapshot or kinds.has_value)
  where head.user_id = new.user_id and new.ts <= head.compacted_ts;
  if not found then
    return null;
  end if;
  if new.present then
    raise exception 'this addition is not newer than deleted tombstones' using errcode = 'MQ010';
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

-- How many of these events one person can have caused: at most so many in ten seconds, and none before their account
-- was created or in the future. As clocks differ, ten minutes before and five minutes from now are accepted.
create function public.count_plausible(member uuid, event_times timestamptz[], max_per_10_seconds integer)
returns bigint
language sql stable set search_path = '' as $$
  select coalesce(sum(least(number, max_per_10_seconds)), 0)::bigint
  from (
    select count(*) as number
    from unnest(event_times) as event_time
    where event_time >= (select created_at::timestamptz from auth.users where id = member) - interval '10 minutes'
      and event_time <= now() + interval '5 minutes'
    group by floor(extract(epoch from event_time) / 10)
  ) as counted
$$;

-- To be scheduled by the operator. Deletes expired marks of up to max_members members who have at least min_marks of
-- them, which spares a new device a request, and gives these members a new epoch, so that no device keeps what
-- another one removed. Deletes the rows of user_shown_movies with their marks, and up to 10,000 searches older than
-- two years. Returns for how many members marks were deleted.
create function public.compact_marks(max_members integer default 100, min_marks integer default 1000)
returns integer
language plpgsql security definer set search_path = '' as $$
declare
  previous_setting constant text := coalesce(current_setting('matinee.skip_sync_triggers', true), '');
  compacted integer := 0;
  member uuid;
begin
  -- Deleted rows need no tombstones.
  perform set_config('matinee.skip_sync_triggers', 'on', true);
  for member in
    select user_id from public.sync_marks as mark where public.is_expired(mark)
    group by user_id having count(*) >= min_marks order by user_id limit max_members
  loop
    perform public.lock_sync_head(member);
    with deleted as (
      delete from public.sync_marks as mark where mark.user_id = member and public.is_expired(mark)
      returning mark.kind, mark.movie_id, mark.present, mark.ts, mark.op
    ), deleted_shown as (
      delete from public.user_shown_movies as shown using deleted
      where shown.user_id = member and shown.tmdb_movie_id = deleted.movie_id and deleted.kind = 'recommended'
      returning shown.shown_at
    ), counted as (
      select count(*) filter (where kinds.has_snapshot) as marks,
        count(*) filter (where not kinds.has_snapshot) as recommended,
        max(deleted.ts) filter (where not deleted.present) as latest, sum(public.operation_digest(deleted.op)) as digest
      from deleted join public.sync_kinds as kinds using (kind)
    )
    update public.sync_head as head set
      epoch = gen_random_uuid(), compacted_ts = greatest(head.compacted_ts, counted.latest),
      marks = head.marks - counted.marks, recommended = head.recommended - counted.recommended,
      compacted_recommended = head.compacted_recommended
        + public.count_plausible(member, array(select shown_at from deleted_shown), 60),
      -- The digest covers the remaining marks only.
      digest = (head.digest - counted.digest % 281474976710656 + 281474976710656)::bigint & 281474976710655
    from counted where head.user_id = member and counted.digest is not null;
    compacted := compacted + 1;
  end loop;
  perform set_config('matinee.skip_sync_triggers', previous_setting, true);

  -- Heads first, as everywhere, and in one order, so that nothing deadlocks.
  perform from public.sync_head where user_id in (
    select user_id from public.user_search_history where created_at < now() - interval '2 years'
  ) order by user_id for update;
  with deleted as (
    delete from public.user_search_history where (user_id, id) in (
      select user_id, id from public.user_search_history where created_at < now() - interval '2 years' limit 10000
    ) returning user_id
  )
  update public.sync_head as head set searches = head.searches - counted.searches
  from (select user_id, count(*) as searches from deleted group by user_id) as counted
  where head.user_id = counted.user_id;
  return compacted;
end;
$$;
