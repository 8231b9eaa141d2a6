-- The movie database corrects what members wrote about a movie. A movie is queued when two members' snapshots
-- differ, or when a member reports it; the Edge Function correct-movies, which has the TMDB key, works through the
-- queue. There is one report per movie, and a corrected movie is not queued again for 30 days.
create table public.movie_reports (
  movie_id bigint primary key references public.movies (id) on delete cascade,
  -- Who reported it.
  user_id uuid not null references auth.users (id) on delete cascade,
  -- When to fetch its details; postponed when they could not be fetched.
  due_at timestamptz not null default now(),
  corrected_at timestamptz
);

create index movie_reports_user on public.movie_reports (user_id, corrected_at);
create index movie_reports_due on public.movie_reports (due_at) where corrected_at is null;

-- No policy: only functions read and write it.
alter table public.movie_reports enable row level security;

-- Queues a movie. Returns false if it is queued already, was corrected in the last 30 days, was checked by the
-- operator, or if the member's quota is used up.
create function public.queue_movie_report(member uuid, movie bigint) returns boolean
language plpgsql set search_path = '' as $$
begin
  -- A queued movie is not locked: two members who push the same movies in different orders would deadlock.
  if exists (
    select from public.movie_reports
    where movie_id = movie and (corrected_at is null or corrected_at >= now() - interval '30 days')
  ) then
    return false;
  end if;
  insert into public.movie_reports (movie_id, user_id)
  select id, member from public.movies
  where id = movie and not verified
    and (select count(*) from public.movie_reports where user_id = member and corrected_at is null)
      < public.quota('reports')
  on conflict (movie_id) do update set (user_id, due_at, corrected_at) = (excluded.user_id, excluded.due_at, null);
  return found;
end;
$$;

-- For members whose device has the movie's details: reports that the stored row is wrong. Returns as
-- queue_movie_report does.
create function public.report_movie(movie bigint) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  member constant uuid := auth.uid();
  head public.sync_head;
begin
  if member is null then
    raise exception 'not signed in' using errcode = '42501';
  end if;
  head := public.lock_sync_head(member);
  if head.user_id is null then
    raise exception 'this user was deleted' using errcode = 'PT410';
  end if;
  return public.queue_movie_report(member, movie);
end;
$$;

-- For correct-movies: the movies that have waited longest, as a JSON array of ids. They leave the queue for an hour,
-- and for good with correct_movie.
create function public.claim_movie_reports(max_reports integer default 20) returns jsonb
language sql security definer set search_path = '' as $$
  with claimed as (
    update public.movie_reports set due_at = now() + interval '1 hour'
    where movie_id in (
      select movie_id from public.movie_reports where corrected_at is null and due_at <= now()
      order by due_at limit greatest(0, least(100, max_reports)) for update skip locked
    )
    returning movie_id
  )
  select coalesce(jsonb_agg(movie_id order by movie_id), '[]') from claimed
$$;

-- For correct-movies: writes the movie database's details, which have the form of snapshots; null if it does not have
-- the movie, and then the row stays. Rows checked by the operator stay, too. Returns whether the row was written.
create function public.correct_movie(movie bigint, details jsonb) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  snapshot constant jsonb := public.parse_movie_snapshot(details);
begin
  update public.movie_reports set corrected_at = now() where movie_id = movie;
  update public.movies set
    title = snapshot ->> 'title',
    year = (snapshot ->> 'year')::integer,
    rating = (snapshot ->> 'rating')::numeric,
    genres = array(select jsonb_array_elements_text(snapshot -> 'genres')),
    description = snapshot ->> 'description',
    poster_url = 'https://image.tmdb.org/t/p/w500' || (snapshot ->> 'poster_path'),
    trailer_url = null,
    language = snapshot ->> 'language'
  where id = movie and not verified and snapshot is not null;
  return found;
end;
$$;
