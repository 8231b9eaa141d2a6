-- A mark keeps the card that its own member sent: what somebody else wrote under a film's id first is not theirs to see.
-- Marks of before, and those of plain inserts, have none and go on with the row of public.movies.
alter table public.sync_marks add column card jsonb;

-- A film as operations carry it, looked at before anything keeps it; null for none. Raises what is wrong with it.
create function public.sync_card(film jsonb) returns jsonb
language plpgsql immutable set search_path = '' as $$
declare
  genres constant jsonb := coalesce(nullif(film -> 'genres', 'null'), '[]');
  title text;
  poster_path text;
  names text[];
begin
  if coalesce(jsonb_typeof(film), 'null') = 'null' then
    return null;
  end if;
  if jsonb_typeof(film) <> 'object' or jsonb_typeof(genres) <> 'array' or jsonb_array_length(genres) > 20 then
    raise exception 'this is no film' using errcode = '22P02';
  end if;
  -- The limits of public.movies (movies, its constraints).
  title := public.sync_text(film -> 'title', 300);
  poster_path := public.sync_text(film -> 'poster_path', 269);
  names := array(select public.sync_text(genre, 40) from jsonb_array_elements(genres) as genre);
  if coalesce(btrim(title), '') = '' or not public.genre_names_fit(names) or poster_path !~ '^/[A-Za-z0-9_.-]+$' then
    raise exception 'this is no film' using errcode = '23514';
  end if;
  return jsonb_build_object(
    'title', title,
    'year', coalesce(public.sync_whole(film -> 'year', 2100), 0),
    'rating', coalesce(public.sync_number(film -> 'rating', 0, 10)::numeric(5, 3), 0),
    'genres', names,
    'description', coalesce(public.sync_text(film -> 'description', 4000), ''),
    'poster_path', poster_path
  );
end;
$$;

-- Inserts or deletes the row of a mark in its base table, where its kind has one; a film that the movies table lacks is
-- added first, where the mark has its card.
drop function public.sync_write_base(public.sync_marks, jsonb);
create function public.sync_write_base(mark public.sync_marks) returns void
language plpgsql set search_path = '' as $$
declare
  traits public.sync_kinds;
begin
  select * into traits from public.sync_kinds where kind = mark.kind;

  if mark.present and mark.card is not null and not exists (select from public.movies where id = mark.movie_id) then
    insert into public.movies (id, title, year, rating, genres, description, poster_url)
    values (
      mark.movie_id,
      mark.card ->> 'title',
      (mark.card ->> 'year')::integer,
      (mark.card ->> 'rating')::numeric,
      array(select jsonb_array_elements_text(mark.card -> 'genres')),
      mark.card ->> 'description',
      'https://image.tmdb.org/t/p/w500' || (mark.card ->> 'poster_path')
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

-- Applies one wish of a device and says what became of it: {"status": "applied" | "superseded" | "clock", "row"?}.
-- next_seq is used only if the wish wins.
create or replace function public.sync_apply(uid uuid, wish jsonb, next_seq bigint, server_ms bigint) returns jsonb
language plpgsql set search_path = '' as $$
declare
  latest_ms constant bigint := server_ms + 300000; -- five minutes ahead of the server are forgiven
  wanted public.sync_marks;
  stored public.sync_marks;
begin
  -- The longest film, written in the widest letters, takes two thirds of it.
  if pg_column_size(wish) > 32768 then
    raise exception 'an operation has at most 32 kB' using errcode = '22001';
  end if;
  wanted.user_id := uid;
  wanted.kind := public.sync_text(wish -> 'kind', 40);
  wanted.op := public.sync_text(wish -> 'op', 36)::uuid;
  wanted.ts := public.sync_whole(wish -> 'ts');
  if wanted.kind is null or wanted.op is null or wanted.ts is null then
    raise exception 'an operation needs kind, op and ts' using errcode = '22004';
  end if;

  if wanted.kind = 'search' then
    if wanted.ts > latest_ms then
      return jsonb_build_object('status', 'clock');
    end if;
    insert into public.user_search_history (id, user_id, selected_genre, created_at)
    values (wanted.op, uid, public.sync_text(wish -> 'genre', 40), to_timestamp(wanted.ts / 1000.0))
    on conflict (id) do nothing;
    return jsonb_build_object('status', 'applied');
  end if;

  if coalesce(jsonb_typeof(wish -> 'present'), 'null') not in ('boolean', 'null') then
    raise exception 'present is true or false' using errcode = '22P02';
  end if;
  wanted.movie_id := public.sync_whole(wish -> 'movie_id');
  wanted.present := nullif(wish -> 'present', 'null')::boolean;
  if wanted.movie_id is null or wanted.present is null then
    raise exception 'a mark needs movie_id and present' using errcode = '22004';
  end if;

  select * into stored from public.sync_marks
  where user_id = uid and kind = wanted.kind and movie_id = wanted.movie_id;

  -- The same operation again: its acknowledgement was lost.
  if stored.op = wanted.op then
    return jsonb_build_object('status', 'applied', 'row', public.sync_mark_json(stored));
  end if;
  if wanted.ts > latest_ms then
    return jsonb_strip_nulls(jsonb_build_object(
      'status', 'clock', 'row', case when stored.op is not null then public.sync_mark_json(stored) end
    ));
  end if;
  if (stored.ts, stored.op) > (wanted.ts, wanted.op) then
    return jsonb_build_object('status', 'superseded', 'row', public.sync_mark_json(stored));
  end if;

  wanted.seq := next_seq;
  if wanted.present and exists (select from public.sync_kinds where kind = wanted.kind and card) then
    wanted.card := coalesce(public.sync_card(wish -> 'film'), stored.card);
  end if;
  insert into public.sync_marks select wanted.*
  on conflict (user_id, kind, movie_id) do update
    set present = excluded.present, ts = excluded.ts, op = excluded.op, seq = excluded.seq, card = excluded.card;
  perform public.sync_write_base(wanted);
  return jsonb_build_object('status', 'applied', 'row', public.sync_mark_json(wanted));
end;
$$;

-- {"film": {...}} for a mark that stands and whose kind carries films, {} for any other: the member's own card, else the
-- row of public.movies.
create or replace function public.sync_film_json(mark public.sync_marks) returns jsonb
language sql stable set search_path = ''
return case when not mark.present then '{}' when mark.card is not null then jsonb_build_object('film', mark.card)
else coalesce((
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
  where movie.id = mark.movie_id
), '{}') end;

revoke all on function public.sync_card(jsonb) from public, anon, authenticated;
revoke all on function public.sync_write_base(public.sync_marks) from public, anon, authenticated;
