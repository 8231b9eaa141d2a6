-- Every field of an operation is looked at by type and size before it is read: `->>` writes a number such as 1e131071 out
-- in 131,072 digits, and 36 kB of such numbers cost 3 GB.

-- A text with at most so many characters; null where there is none.
create function public.sync_text(value jsonb, most integer) returns text
language plpgsql immutable set search_path = '' as $$
begin
  if coalesce(jsonb_typeof(value), 'null') = 'null' then
    return null;
  end if;
  if jsonb_typeof(value) <> 'string' then
    raise exception 'this is no text' using errcode = '22P02';
  end if;
  if length(value #>> '{}') > most then
    raise exception 'this text is too long' using errcode = '22001';
  end if;
  return value #>> '{}';
end;
$$;

-- A number between two others; null where there is none.
create function public.sync_number(value jsonb, lowest numeric, highest numeric) returns numeric
language plpgsql immutable set search_path = '' as $$
begin
  if coalesce(jsonb_typeof(value), 'null') = 'null' then
    return null;
  end if;
  if jsonb_typeof(value) <> 'number' then
    raise exception 'this is no number' using errcode = '22P02';
  end if;
  if value::numeric not between lowest and highest then
    raise exception 'this number is out of range' using errcode = '22003';
  end if;
  return value::numeric;
end;
$$;

-- A whole number of zero or more that devices can hold, and at most `highest`; null where there is none.
create function public.sync_whole(value jsonb, highest bigint default 9007199254740991) returns bigint
language plpgsql immutable set search_path = '' as $$
declare
  number constant numeric := public.sync_number(value, 0, highest);
begin
  if number <> trunc(number) then
    raise exception 'this is no whole number' using errcode = '22P02';
  end if;
  return number::bigint;
end;
$$;

-- The mark that stands for a wish that was refused, whatever is wrong with the wish; null where there is none.
create or replace function public.sync_standing(uid uuid, wish jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return (
    select public.sync_mark_json(mark) from public.sync_marks as mark
    where mark.user_id = uid
      and mark.kind = public.sync_text(wish -> 'kind', 40)
      and mark.movie_id = public.sync_whole(wish -> 'movie_id')
  );
exception when data_exception then
  return null;
end;
$$;

-- Takes at most 1000 operations of one user, 4 MB together and each judged by itself:
--   {"op", "kind": "favorite" | "watched" | "shown", "movie_id", "present", "ts", "film": {"title", "year", "rating",
--    "genres", "description", "poster_path"} | null}  or  {"op", "kind": "search", "ts", "genre"}, ts in milliseconds.
-- Answers {"uid", "epoch", "head", "server_time", "results": [{"op", "status", "code"?, "row"?}]} in the order given; an op
-- that is none is answered with null.
create or replace function public.sync_push(uid uuid, ops jsonb) returns jsonb
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
  if jsonb_typeof(ops) is distinct from 'array' or jsonb_array_length(ops) > 1000 or pg_column_size(ops) > 4194304 then
    raise exception 'ops is an array of at most 1000, with 4 MB' using errcode = '22023';
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
    order by case when jsonb_typeof(value -> 'movie_id') = 'number' then (value -> 'movie_id')::numeric end nulls last,
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
    results[item.place] := jsonb_build_object(
      'op', case when jsonb_typeof(item.wish -> 'op') = 'string' and length(item.wish ->> 'op') <= 36
        then item.wish -> 'op' end
    ) || outcome;
  end loop;

  update public.sync_head set seq = head.seq where user_id = uid and seq <> head.seq;
  perform set_config('matinee.sync_push', outer_flag, true);
  return jsonb_build_object(
    'uid', uid, 'epoch', head.epoch, 'head', head.seq, 'server_time', public.sync_now(), 'results', to_jsonb(results)
  );
end;
$$;

revoke all on function public.sync_text(jsonb, integer) from public, anon, authenticated;
revoke all on function public.sync_number(jsonb, numeric, numeric) from public, anon, authenticated;
revoke all on function public.sync_whole(jsonb, bigint) from public, anon, authenticated;
