-- Inserts or deletes the row of a mark in its base table; a film that the movies table lacks is added first.
create function public.sync_write_base(mark public.sync_marks, film jsonb) returns void
language plpgsql set search_path = '' as $$
begin
  if mark.present and mark.kind <> 'shown' and jsonb_typeof(film) = 'object'
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

  case mark.kind
    when 'favorite' then
      if mark.present then
        insert into public.user_favorites (user_id, movie_id) values (mark.user_id, mark.movie_id)
        on conflict do nothing;
      else
        delete from public.user_favorites where user_id = mark.user_id and movie_id = mark.movie_id;
      end if;
    when 'watched' then
      if mark.present then
        insert into public.user_watched (user_id, movie_id) values (mark.user_id, mark.movie_id)
        on conflict do nothing;
      else
        delete from public.user_watched where user_id = mark.user_id and movie_id = mark.movie_id;
      end if;
    when 'shown' then
      if mark.present then
        insert into public.user_shown_movies (user_id, tmdb_movie_id, shown_at)
        values (mark.user_id, mark.movie_id, to_timestamp(mark.ts / 1000.0))
        on conflict (user_id, tmdb_movie_id) do update set shown_at = excluded.shown_at;
      else
        delete from public.user_shown_movies where user_id = mark.user_id and tmdb_movie_id = mark.movie_id;
      end if;
  end case;
end;
$$;

-- Applies one wish of a device and says what became of it: {"status": "applied" | "superseded" | "clock", "row"?}.
-- next_seq is used only if the wish wins.
create function public.sync_apply(uid uuid, wish jsonb, next_seq bigint, server_ms bigint) returns jsonb
language plpgsql set search_path = '' as $$
declare
  latest_ms constant bigint := server_ms + 300000; -- five minutes ahead of the server are forgiven
  wanted public.sync_marks;
  stored public.sync_marks;
begin
  wanted.user_id := uid;
  wanted.kind := wish ->> 'kind';
  wanted.op := (wish ->> 'op')::uuid;
  wanted.ts := (wish ->> 'ts')::bigint;
  if wanted.kind is null or wanted.op is null or wanted.ts is null then
    raise exception 'an operation needs kind, op and ts' using errcode = '22004';
  end if;

  if wanted.kind = 'search' then
    if wanted.ts > latest_ms then
      return jsonb_build_object('status', 'clock');
    end if;
    insert into public.user_search_history (id, user_id, selected_genre, created_at)
    values (wanted.op, uid, wish ->> 'genre', to_timestamp(wanted.ts / 1000.0))
    on conflict (id) do nothing;
    return jsonb_build_object('status', 'applied');
  end if;

  wanted.movie_id := (wish ->> 'movie_id')::bigint;
  wanted.present := (wish ->> 'present')::boolean;
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
  insert into public.sync_marks select wanted.*
  on conflict (user_id, kind, movie_id) do update
    set present = excluded.present, ts = excluded.ts, op = excluded.op, seq = excluded.seq;
  perform public.sync_write_base(wanted, wish -> 'film');
  return jsonb_build_object('status', 'applied', 'row', public.sync_mark_json(wanted));
end;
$$;

-- The mark that stands for a wish that was refused, whatever is wrong with the wish; null where there is none.
create function public.sync_standing(uid uuid, wish jsonb) returns jsonb
language sql stable set search_path = ''
return (
  select public.sync_mark_json(mark) from public.sync_marks as mark
  where mark.user_id = uid
    and mark.kind = wish ->> 'kind'
    and mark.movie_id = case when wish ->> 'movie_id' ~ '^\d{1,15}$' then (wish ->> 'movie_id')::bigint end
);

-- Takes at most 1000 operations of one user, each judged by itself:
--   {"op", "kind": "favorite" | "watched" | "shown", "movie_id", "present", "ts", "film": {"title", "year", "rating",
--    "genres", "description", "poster_path"} | null}  or  {"op", "kind": "search", "ts", "genre"}, ts in milliseconds.
-- Answers {"uid", "epoch", "head", "server_time", "results": [{"op", "status", "code"?, "row"?}]} in the order given.
create function public.sync_push(uid uuid, ops jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  outer_flag constant text := coalesce(current_setting('matinee.sync_push', true), '');
  head public.sync_head;
  server_ms bigint;
  results jsonb[];
  outcome jsonb;
  item record;
begin
  if uid is null or uid is distinct from auth.uid() then
    raise exception 'a user pushes their own changes only' using errcode = '42501';
  end if;
  if jsonb_typeof(ops) is distinct from 'array' or jsonb_array_length(ops) > 1000 then
    raise exception 'ops is an array of at most 1000' using errcode = '22023';
  end if;

  head := public.sync_lock_head(uid);
  if head.user_id is null then
    raise exception 'this user is gone' using errcode = '42501';
  end if;
  server_ms := public.sync_now();
  results := array_fill(null::jsonb, array[jsonb_array_length(ops)]);

  -- Keeps the triggers of the base tables silent. Not a SET clause of the function: only a superuser may declare one
  -- for a setting of this kind, and the owner on hosted Supabase is none.
  perform set_config('matinee.sync_push', 'on', true);

  -- By film id, since two users who add the same new films in different orders would wait for each other.
  for item in
    select value as wish, ordinality::integer as place
    from jsonb_array_elements(ops) with ordinality
    order by case when jsonb_typeof(value -> 'movie_id') = 'number' then (value ->> 'movie_id')::numeric end nulls last,
      ordinality
  loop
    begin
      outcome := public.sync_apply(uid, item.wish, head.seq + 1, server_ms);
      head.seq := greatest(head.seq, (outcome #>> '{row,seq}')::bigint);
    exception when others then
      -- A deadlock, a full disk or a shutdown says nothing about the operation: the device tries again.
      if left(sqlstate, 2) in ('40', '53', '55', '57', '58') then
        raise;
      end if;
      outcome := jsonb_strip_nulls(jsonb_build_object(
        'status', 'rejected', 'code', sqlstate, 'row', public.sync_standing(uid, item.wish)
      ));
    end;
    results[item.place] := jsonb_build_object('op', item.wish -> 'op') || outcome;
  end loop;

  update public.sync_head set seq = head.seq where user_id = uid and seq <> head.seq;
  perform set_config('matinee.sync_push', outer_flag, true);
  return jsonb_build_object(
    'uid', uid, 'epoch', head.epoch, 'head', head.seq, 'server_time', public.sync_now(), 'results', to_jsonb(results)
  );
end;
$$;

revoke all on function public.sync_write_base(public.sync_marks, jsonb) from public, anon, authenticated;
revoke all on function public.sync_apply(uuid, jsonb, bigint, bigint) from public, anon, authenticated;
revoke all on function public.sync_standing(uuid, jsonb) from public, anon, authenticated;
revoke all on function public.sync_push(uuid, jsonb) from public, anon, authenticated;
grant execute on function public.sync_push(uuid, jsonb) to authenticated;
