-- What is forgotten of a member takes no room. The rows of user_shown_movies stayed when their marks left, for the badges
-- that count them, and the quota counts marks: whoever pushed films dated three years back every day filled the table for
-- ever. Now the rows go with their marks, and their number stays.

-- How many films that were recommended to the member were forgotten since.
alter table public.sync_head add column forgotten_shown bigint not null default 0;

-- How many of these moments one person may have had: `most` of every ten seconds, since their account is there. Ten minutes
-- before it and five after now are forgiven, as clocks differ.
create function public.plausible_number(member uuid, moments timestamptz[], most integer) returns bigint
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

revoke all on function public.plausible_number(uuid, timestamptz[], integer) from public, anon, authenticated;

-- Badges are for what can have been. Fifteen films are recommended at once, and a page of the collection has twenty; nobody
-- makes more than five searches in ten seconds. Favorites are as many as there are: an import brings thousands.
create or replace function public.check_and_award_badges(user_uuid uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  if user_uuid is null or user_uuid is distinct from auth.uid() then
    raise exception 'badges are awarded to the caller only' using errcode = '42501';
  end if;

  insert into public.user_badges (user_id, badge_id)
  select user_uuid, badge.id
  from public.badges as badge
  where badge.is_active
    -- what is earned already is not counted again
    and not exists (select from public.user_badges where user_id = user_uuid and badge_id = badge.id)
    and badge.requirement_value <= case badge.requirement_type
      when 'search_count' then public.plausible_number(
        user_uuid, array(select created_at from public.user_search_history where user_id = user_uuid), 5
      )
      when 'favorites_count' then (select count(*) from public.user_favorites where user_id = user_uuid)
      when 'history_count' then public.plausible_number(
        user_uuid, array(select shown_at from public.user_shown_movies where user_id = user_uuid), 60
      ) + coalesce((select forgotten_shown from public.sync_head where user_id = user_uuid), 0)
    end
  on conflict (user_id, badge_id) do nothing;

  return found;
end;
$$;

-- As before, and the rows of user_shown_movies go with their marks.
create or replace function public.compact_marks(most_members integer default 100, least_marks integer default 1000)
returns integer
language plpgsql security definer set search_path = '' as $$
declare
  outer_flag constant text := coalesce(current_setting('matinee.sync_push', true), '');
  compacted integer := 0;
  member uuid;
begin
  -- No row that goes needs a mark of its removal.
  perform set_config('matinee.sync_push', 'on', true);
  for member in
    select user_id from public.sync_marks as mark where public.sync_forgets(mark)
    group by user_id having count(*) >= least_marks order by user_id limit most_members
  loop
    perform public.sync_lock_head(member);
    with gone as (
      delete from public.sync_marks as mark where mark.user_id = member and public.sync_forgets(mark)
      returning mark.kind, mark.movie_id, mark.present, mark.ts, mark.op
    ), unshown as (
      delete from public.user_shown_movies as film using gone
      where film.user_id = member and film.tmdb_movie_id = gone.movie_id and gone.kind = 'shown'
      returning film.shown_at
    ), counted as (
      select count(*) filter (where traits.card) as marks, count(*) filter (where not traits.card) as shown,
        max(gone.ts) filter (where not gone.present) as latest, sum(public.sync_digest_part(gone.op)) as digest
      from gone join public.sync_kinds as traits using (kind)
    )
    update public.sync_head as head set
      epoch = gen_random_uuid(), floor_ts = greatest(head.floor_ts, counted.latest),
      marks = head.marks - counted.marks, shown = head.shown - counted.shown,
      forgotten_shown = head.forgotten_shown
        + public.plausible_number(member, array(select shown_at from unshown), 60),
      -- The digest is of the marks that are there.
      digest = (head.digest - counted.digest % 281474976710656 + 281474976710656)::bigint & 281474976710655
    from counted where head.user_id = member and counted.digest is not null;
    compacted := compacted + 1;
  end loop;
  perform set_config('matinee.sync_push', outer_flag, true);

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

-- Rows whose marks were forgotten before.
do $$
begin
  perform set_config('matinee.sync_push', 'on', true);
  with gone as (
    delete from public.user_shown_movies as film where not exists (
      select from public.sync_marks as mark
      where mark.user_id = film.user_id and mark.kind = 'shown' and mark.movie_id = film.tmdb_movie_id
    )
    returning film.user_id, film.shown_at
  )
  update public.sync_head as head
  set forgotten_shown = public.plausible_number(head.user_id, counted.moments, 60)
  from (select user_id, array_agg(shown_at) as moments from gone group by user_id) as counted
  where counted.user_id = head.user_id;
  perform set_config('matinee.sync_push', '', true);
end;
$$;
