-- What each kind of mark is to the server: a further kind is one row here, and one in src/domain/marks/mark-kinds.ts.
create table public.sync_kinds (
  kind text primary key check (kind ~ '^[a-z_]{1,40}$'),
  -- Its films come along in pushes and pulls, and are kept in public.movies.
  card boolean not null,
  -- The table (user_id, film_column) whose rows its marks are, too; null where sync_marks alone holds them.
  base_table text,
  film_column text,
  -- A column of that table for the mark's time, if it has one.
  moment_column text,
  -- Devices with the first release stop at a kind that they do not know: sync_pull gives them no other.
  in_first_release boolean not null default false,
  check ((base_table is null) = (film_column is null) and (moment_column is null or base_table is not null))
);

alter table public.sync_kinds enable row level security;
create policy "everyone reads kinds" on public.sync_kinds for select to anon, authenticated using (true);

revoke all on table public.sync_kinds from public, anon, authenticated;
grant select on table public.sync_kinds to anon, authenticated;

insert into public.sync_kinds (kind, card, base_table, film_column, moment_column, in_first_release) values
  ('favorite', true, 'user_favorites', 'movie_id', null, true),
  ('watched', true, 'user_watched', 'movie_id', null, true),
  ('shown', false, 'user_shown_movies', 'tmdb_movie_id', 'shown_at', true);

alter table public.sync_marks drop constraint sync_marks_kind_check;

-- A foreign key would need an index over all marks by their kind, which no query uses. A kind is never taken away.
create function public.check_mark_kind() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select from public.sync_kinds where kind = new.kind) then
    raise exception 'there is no kind of mark called %', new.kind using errcode = '23514';
  end if;
  return new;
end;
$$;

revoke all on function public.check_mark_kind() from public, anon, authenticated;

create trigger check_kind before insert on public.sync_marks for each row execute function public.check_mark_kind();

-- Inserts or deletes the row of a mark in its base table, where its kind has one; a film that the movies table lacks is
-- added first, where its kind carries films.
create or replace function public.sync_write_base(mark public.sync_marks, film jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  traits public.sync_kinds;
begin
  select * into traits from public.sync_kinds where kind = mark.kind;

  if mark.present and traits.card and jsonb_typeof(film) = 'object'
    and not exists (select from public.movies where id = mark.movie_id)
  then
    insert into public.movies (id, title, year, rating, genres, description, poster_url)
    values (
      mark.movie_id,
      film ->> 'title',
      coalesce((film ->> 'year')::integer, 0),
      coalesce((film ->> 'rating')::numeric, 0),
      array(select jsonb_array_elements_text(coalesce(nullif(film -> 'genres', 'null'), '[]'))),
      coalesce(film ->> 'description', ''),
      'https://image.tmdb.org/t/p/w500' || (film ->> 'poster_path')
    )
    on conflict (id) do nothing;
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

-- {"film": {...}} for a mark that stands and whose kind carries films, {} for any other.
create or replace function public.sync_film_json(mark public.sync_marks) returns jsonb
language sql stable set search_path = ''
return coalesce((
  select jsonb_build_object('film', jsonb_build_object(
    'title', movie.title,
    'year', movie.year,
    'rating', movie.rating,
    'genres', movie.genres,
    'description', movie.description,
    'poster_path', regexp_replace(movie.poster_url, '^https://image\.tmdb\.org/t/p/[A-Za-z0-9]+', '')
  ))
  from public.movies as movie
  join public.sync_kinds as traits on traits.kind = mark.kind and traits.card
  where movie.id = mark.movie_id and mark.present
), '{}');
