-- Films can be told in the reader's language: a card says in which one, unless it is English. What everybody shares stays
-- English where anybody has it so: a row that was named in another language first becomes what the first English card says.
alter table public.movies add column language text check (language ~ '^[a-z]{2}-[A-Z]{2}$');

create or replace function public.sync_card(film jsonb) returns jsonb
language plpgsql immutable set search_path = '' as $$
declare
  genres constant jsonb := coalesce(nullif(film -> 'genres', 'null'), '[]');
  title text;
  poster_path text;
  language text;
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
  language := public.sync_text(film -> 'language', 5);
  names := array(select public.sync_text(genre, 40) from jsonb_array_elements(genres) as genre);
  if coalesce(btrim(title), '') = '' or not public.genre_names_fit(names) or poster_path !~ '^/[A-Za-z0-9_.-]+$'
    or language !~ '^[a-z]{2}-[A-Z]{2}$'
  then
    raise exception 'this is no film' using errcode = '23514';
  end if;
  return jsonb_build_object(
    'title', title,
    'year', coalesce(public.sync_whole(film -> 'year', 2100), 0),
    'rating', coalesce(public.sync_number(film -> 'rating', 0, 10)::numeric(5, 3), 0),
    'genres', names,
    'description', coalesce(public.sync_text(film -> 'description', 4000), ''),
    'poster_path', poster_path
  ) || case when language is null then '{}' else jsonb_build_object('language', language) end;
end;
$$;

-- Inserts or deletes the row of a mark in its base table, where its kind has one; a film that the movies table lacks is
-- added first, where the mark has its card.
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
    elsif shared.language is not null and not shared.vouched and not mark.card ? 'language' then
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
