-- What one member wrote of a film becomes what the movie database says. Where two members' cards do not agree on a film, or a
-- member reports one, it stands in a queue; the function correct-films, which has the key, takes from it and writes the facts.
-- One report for each film; what was corrected is not asked for again for 30 days.
create table public.film_reports (
  movie_id bigint primary key references public.movies (id) on delete cascade,
  -- who found that the row is wrong
  user_id uuid not null references auth.users (id) on delete cascade,
  -- when its facts are to be fetched: later again where they could not be had
  due_at timestamptz not null default now(),
  corrected_at timestamptz
);

create index film_reports_user on public.film_reports (user_id, corrected_at);
create index film_reports_due on public.film_reports (due_at) where corrected_at is null;

-- No policy: only functions read and write it.
alter table public.film_reports enable row level security;
revoke all on table public.film_reports from public, anon, authenticated;

create or replace function public.quota(what text) returns bigint
language sql immutable set search_path = ''
return case what
  when 'marks' then 50000 -- marks of kinds that carry films: favorites, watched films
  when 'shown' then 150000 -- marks of all other kinds
  when 'named' then 20000 -- films that the table movies had not, or had in another language
  when 'searches' then 100000
  when 'reports' then 500 -- films that wait for correction
end;

-- Puts a film into the queue; false where it is there already, was corrected in the last 30 days, is vouched for, or where the
-- member's quota is used up.
create function public.queue_film_report(member uuid, film bigint) returns boolean
language plpgsql set search_path = '' as $$
begin
  -- One that is there is not even looked at for writing: two members who push the same films in another order would wait for
  -- each other.
  if exists (
    select from public.film_reports
    where movie_id = film and (corrected_at is null or corrected_at >= now() - interval '30 days')
  ) then
    return false;
  end if;
  insert into public.film_reports (movie_id, user_id)
  select id, member from public.movies
  where id = film and not vouched
    and (select count(*) from public.film_reports where user_id = member and corrected_at is null)
      < public.quota('reports')
  on conflict (movie_id) do update set (user_id, due_at, corrected_at) = (excluded.user_id, excluded.due_at, null);
  return found;
end;
$$;

-- For members, whose device has the film's details: what is stored of a film is wrong. Answers as queue_film_report does.
create function public.report_film(film bigint) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  member constant uuid := auth.uid();
  head public.sync_head;
begin
  if member is null then
    raise exception 'nobody is signed in' using errcode = '42501';
  end if;
  head := public.sync_lock_head(member);
  if head.user_id is null then
    raise exception 'this user is gone' using errcode = 'PT410';
  end if;
  return public.queue_film_report(member, film);
end;
$$;

-- For the function correct-films: the films whose facts are to be fetched, those that wait longest first, as a JSON array of
-- ids. They are out of the queue for an hour, and for good when correct_film is called.
create function public.take_film_reports(most integer default 20) returns jsonb
language sql security definer set search_path = '' as $$
  with taken as (
    update public.film_reports set due_at = now() + interval '1 hour'
    where movie_id in (
      select movie_id from public.film_reports where corrected_at is null and due_at <= now()
      order by due_at limit greatest(0, least(100, most)) for update skip locked
    )
    returning movie_id
  )
  select coalesce(jsonb_agg(movie_id order by movie_id), '[]') from taken
$$;

-- For the function correct-films: what the movie database says of a film, as cards have it (sync_card, which looks at it too);
-- null where it has no such film, of which the row stays. What somebody vouches for is theirs to set right. Answers whether
-- the row was written.
create function public.correct_film(film bigint, facts jsonb) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  card constant jsonb := public.sync_card(facts);
begin
  update public.film_reports set corrected_at = now() where movie_id = film;
  update public.movies set
    title = card ->> 'title',
    year = (card ->> 'year')::integer,
    rating = (card ->> 'rating')::numeric,
    genres = array(select jsonb_array_elements_text(card -> 'genres')),
    description = card ->> 'description',
    poster_url = 'https://image.tmdb.org/t/p/w500' || (card ->> 'poster_path'),
    trailer_url = null,
    language = card ->> 'language'
  where id = film and not vouched and card is not null;
  return found;
end;
$$;

-- As before, and: a row of another language becomes English only for somebody who may still name films, and where a card
-- says otherwise than the row that all share, the film is to be corrected.
create or replace function public.sync_write_base(mark public.sync_marks) returns void
language plpgsql set search_path = '' as $$
declare
  traits public.sync_kinds;
  shared public.movies;
begin
  select * into traits from public.sync_kinds where kind = mark.kind;

  if mark.present and mark.card is not null then
    select * into shared from public.movies where id = mark.movie_id;
    if shared.id is null then
      insert into public.movies (id, title, year, rating, genres, description, poster_url, language)
      values (
        mark.movie_id,
        mark.card ->> 'title',
        (mark.card ->> 'year')::integer,
        (mark.card ->> 'rating')::numeric,
        array(select jsonb_array_elements_text(mark.card -> 'genres')),
        mark.card ->> 'description',
        'https://image.tmdb.org/t/p/w500' || (mark.card ->> 'poster_path'),
        mark.card ->> 'language'
      )
      on conflict (id) do nothing;
    elsif shared.vouched or mark.card ? 'language' then
      null;
    elsif shared.language is not null then
      update public.sync_head set named = named + 1 where user_id = mark.user_id and named < public.quota('named');
      if found then
        update public.movies set
          title = mark.card ->> 'title',
          year = (mark.card ->> 'year')::integer,
          rating = (mark.card ->> 'rating')::numeric,
          genres = array(select jsonb_array_elements_text(mark.card -> 'genres')),
          description = mark.card ->> 'description',
          poster_url = 'https://image.tmdb.org/t/p/w500' || (mark.card ->> 'poster_path'),
          language = null
        where id = mark.movie_id;
      end if;
    elsif (shared.title, shared.year, shared.description)
      is distinct from (mark.card ->> 'title', (mark.card ->> 'year')::integer, mark.card ->> 'description')
    then
      perform public.queue_film_report(mark.user_id, mark.movie_id);
    end if;
  end if;

  if traits.base_table is null then
    return;
  end if;
  if not mark.present then
    execute format('delete from public.%I where user_id = $1 and %I = $2', traits.base_table, traits.film_column)
      using mark.user_id, mark.movie_id;
  elsif traits.moment_column is null then
    execute format(
      'insert into public.%I (user_id, %I) values ($1, $2) on conflict do nothing', traits.base_table, traits.film_column
    ) using mark.user_id, mark.movie_id;
  else
    execute format(
      'insert into public.%1$I (user_id, %2$I, %3$I) values ($1, $2, $3)
       on conflict (user_id, %2$I) do update set %3$I = excluded.%3$I',
      traits.base_table, traits.film_column, traits.moment_column
    ) using mark.user_id, mark.movie_id, to_timestamp(mark.ts / 1000.0);
  end if;
end;
$$;

revoke all on function public.queue_film_report(uuid, bigint) from public, anon, authenticated;
revoke all on function public.report_film(bigint) from public, anon, authenticated;
grant execute on function public.report_film(bigint) to authenticated;
revoke all on function public.take_film_reports(integer) from public, anon, authenticated;
grant execute on function public.take_film_reports(integer) to service_role;
revoke all on function public.correct_film(bigint, jsonb) from public, anon, authenticated;
grant execute on function public.correct_film(bigint, jsonb) to service_role;
