-- The sync protocol: sync_push takes a device's operations, sync_pull returns a member's marks. A mark says whether
-- a member has a movie in a list; the last writer wins, by timestamp and then by operation id.

-- Tables -------------------------------------------------------------------------------------------------------------

-- The kinds of marks. A further kind is one row here, and one in src/domain/marks/mark-kinds.ts. Ratings and viewings
-- are marks with a value; a viewing has an id of its own in the place of its movie's.
create table public.sync_kinds (
  kind text primary key check (kind ~ '^[a-z_]{1,40}$'),
  -- Whether its marks carry a snapshot of the movie, which is also kept in public.movies.
  has_snapshot boolean not null,
  -- The table (user_id, movie_column) that has a row for each of its marks; null where sync_marks alone has them.
  base_table text,
  movie_column text,
  -- The column of that table for the mark's timestamp, if there is one.
  time_column text,
  -- How long its marks are kept; null means forever.
  retention interval,
  -- Whether a present mark has a value (parse_mark_value).
  has_value boolean not null default false,
  check ((base_table is null) = (movie_column is null) and (time_column is null or base_table is not null))
);

insert into public.sync_kinds (kind, has_snapshot, base_table, movie_column, time_column, retention) values
  ('favorite', true, 'user_favorites', 'movie_id', null, null),
  ('watched', true, 'user_watched', 'movie_id', null, null),
  ('watchlist', true, null, null, null, null),
  ('recommended', false, 'user_shown_movies', 'tmdb_movie_id', 'shown_at', '2 years'),
  -- 'Not for me': never recommended again.
  ('dismissed', true, null, null, null, null);
insert into public.sync_kinds (kind, has_snapshot, has_value) values ('rating', false, true), ('viewing', false, true);

-- One row per member. Every writer holds its lock until commit, so a member's seq numbers are in the order of
-- commits.
create table public.sync_head (
  user_id uuid primary key references auth.users (id) on delete cascade,
  seq bigint not null default 0,
  -- A new epoch makes every device of the member read all marks again, from seq 0.
  epoch uuid not null default gen_random_uuid(),
  -- What counts against the member's quotas.
  marks bigint not null default 0,
  recommended bigint not null default 0,
  added_movies bigint not null default 0,
  searches bigint not null default 0,
  -- The sum of the first 48 bits of the operation ids of all marks. A server restored from a backup assigns the
  -- same seq numbers again to other marks; devices notice when the head is behind theirs, and otherwise when the
  -- digest differs.
  digest bigint not null default 0,
  -- The timestamp of the newest tombstone that compaction deleted.
  compacted_ts bigint not null default 0,
  -- How many recommended movies compaction deleted, since badges count them.
  compacted_recommended bigint not null default 0
);

-- One row per movie and kind ever touched. A removed mark stays as a tombstone, so that other devices learn of the
-- removal.
create table public.sync_marks (
  user_id uuid not null references auth.users (id) on delete cascade,
  -- Checked by a trigger: a foreign key would need an index by kind that no query uses, and a kind is never removed.
  kind text not null,
  -- A greater id would reach devices as a rounded JavaScript number.
  movie_id bigint not null check (movie_id between 1 and 9007199254740991),
  present boolean not null,
  ts bigint not null check (ts >= 0), -- milliseconds since 1970
  op uuid not null,
  seq bigint not null,
  -- The movie as this member's device described it, so that members do not see each other's descriptions. Null for
  -- plain inserts, which use the row of public.movies.
  snapshot jsonb,
  -- What a present mark of a kind with values says.
  value jsonb,
  -- On a tombstone that arrived after compaction and is not newer than the head's compacted_ts: that value at the time,
  -- since a newer tombstone of the same movie may have been deleted. Newer additions leave it as it is.
  compacted_ts bigint,
  primary key (user_id, kind, movie_id)
);

create unique index sync_marks_seq on public.sync_marks (user_id, seq);

-- Operations that were rejected because their timestamp was in the future. Their device has replaced them since: a
-- copy that the network delivers later must not win over newer changes, nor store a search twice.
create table public.sync_clock_rejections (
  user_id uuid not null references auth.users (id) on delete cascade,
  op uuid not null,
  rejected_at bigint not null, -- milliseconds since 1970
  primary key (user_id, op)
);

-- There are no policies for writing: sync_push and triggers write.
alter table public.sync_kinds enable row level security;
create policy "everyone reads kinds" on public.sync_kinds for select to anon, authenticated using (true);

alter table public.sync_head enable row level security;
create policy "members read their head" on public.sync_head for select to authenticated
  using (user_id = (select auth.uid()));

alter table public.sync_marks enable row level security;
create policy "members read their marks" on public.sync_marks for select to authenticated
  using (user_id = (select auth.uid()));

alter table public.sync_clock_rejections enable row level security;

create function public.check_mark_kind() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select from public.sync_kinds where kind = new.kind) then
    raise exception 'unknown kind of mark: %', new.kind using errcode = '23514';
  end if;
  return new;
end;
$$;

create trigger check_mark_kind before insert on public.sync_marks
  for each row execute function public.check_mark_kind();

-- Head and marks -----------------------------------------------------------------------------------------------------

-- The server's clock in milliseconds since 1970.
create function public.server_time_ms() returns bigint
language sql volatile set search_path = ''
return floor(extract(epoch from clock_timestamp()) * 1000)::bigint;

-- Locks and returns the member's head; all null if the member is deleted, since creating a head then would break the
-- cascade that deletes them (23503).
create function public.lock_sync_head(uid uuid) returns public.sync_head
language plpgsql set search_path = '' as $$
declare
  head public.sync_head;
begin
  select * into head from public.sync_head where user_id = uid for update;
  if not found and exists (select from auth.users where id = uid) then
    insert into public.sync_head (user_id, seq, marks, recommended, searches)
    select uid, coalesce(max(mark.seq), 0),
      count(*) filter (where kinds.has_snapshot), count(*) filter (where not kinds.has_snapshot),
      (select count(*) from public.user_search_history where user_id = uid)
    from public.sync_marks as mark join public.sync_kinds as kinds using (kind) where mark.user_id = uid
    on conflict (user_id) do nothing;
    select * into head from public.sync_head where user_id = uid for update;
  end if;
  return head;
end;
$$;

-- An operation's part of the digest: the first 48 bits of its id, which is random.
create function public.operation_digest(op uuid) returns bigint
language sql immutable set search_path = ''
return ('x' || left(replace(op::text, '-', ''), 12))::bit(48)::bigint;

-- Marks are only deleted together with their member's head, or by compaction, which corrects the digest itself.
create function public.update_sync_digest() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.sync_head
  set digest = (digest + public.operation_digest(new.op) - coalesce(public.operation_digest(old.op), 0))
    & 281474976710655
  where user_id = new.user_id;
  return null;
end;
$$;

create trigger update_digest after insert or update of op on public.sync_marks
  for each row execute function public.update_sync_digest();

create function public.mark_json(mark public.sync_marks) returns jsonb
language sql immutable set search_path = ''
return jsonb_build_object(
  'kind', mark.kind, 'movie_id', mark.movie_id, 'present', mark.present, 'ts', mark.ts, 'op', mark.op, 'seq', mark.seq
) || case when mark.value is null then '{}' else jsonb_build_object('value', mark.value) end;

-- {"movie": {...}} for a present mark of a kind with snapshots, otherwise {}. Without a snapshot of the member's own,
-- the row of public.movies is used.
create function public.mark_movie_json(mark public.sync_marks) returns jsonb
language sql stable set search_path = ''
return case
when not mark.present then '{}'
when mark.snapshot is not null then jsonb_build_object('movie', mark.snapshot)
else coalesce((
  select jsonb_build_object('movie', jsonb_build_object(
    'title', movie.title,
    'year', movie.year,
    'rating', movie.rating,
    'genres', movie.genres,
    'description', movie.description,
    'poster_path', regexp_replace(movie.poster_url, '^https://image\.tmdb\.org/t/p/[A-Za-z0-9]+', '')
  ))
  from public.movies as movie
  join public.sync_kinds as kinds on kinds.kind = mark.kind and kinds.has_snapshot
  where movie.id = mark.movie_id
), '{}') end;

-- Validation ---------------------------------------------------------------------------------------------------------

-- Every field is checked by type and size before it is expanded: `->>` writes a number such as 1e131071 as 131,072
-- digits, and 36 kB of such numbers used 3 GB of memory.

-- A string of at most max_length characters; null if there is none.
create function public.parse_text(value jsonb, max_length integer) returns text
language plpgsql immutable set search_path = '' as $$
begin
  if coalesce(jsonb_typeof(value), 'null') = 'null' then
    return null;
  end if;
  if jsonb_typeof(value) <> 'string' then
    raise exception 'expected a string' using errcode = '22P02';
  end if;
  if length(value #>> '{}') > max_length then
    raise exception 'string too long' using errcode = '22001';
  end if;
  return value #>> '{}';
end;
$$;

-- A number between two others; null if there is none.
create function public.parse_number(value jsonb, minimum numeric, maximum numeric) returns numeric
language plpgsql immutable set search_path = '' as $$
begin
  if coalesce(jsonb_typeof(value), 'null') = 'null' then
    return null;
  end if;
  if jsonb_typeof(value) <> 'number' then
    raise exception 'expected a number' using errcode = '22P02';
  end if;
  if value::numeric not between minimum and maximum then
    raise exception 'number out of range' using errcode = '22003';
  end if;
  return value::numeric;
end;
$$;

-- A non-negative integer that JavaScript represents exactly, at most maximum; null if there is none.
create function public.parse_integer(value jsonb, maximum bigint default 9007199254740991) returns bigint
language plpgsql immutable set search_path = '' as $$
declare
  number constant numeric := public.parse_number(value, 0, maximum);
begin
  if number <> trunc(number) then
    raise exception 'expected an integer' using errcode = '22P02';
  end if;
  return number::bigint;
end;
$$;

-- A movie as operations carry it, with the limits of public.movies; null if there is none. `language` is only present
-- if it is not English.
create function public.parse_movie_snapshot(movie jsonb) returns jsonb
language plpgsql immutable set search_path = '' as $$
declare
  genres constant jsonb := coalesce(nullif(movie -> 'genres', 'null'), '[]');
  title text;
  poster_path text;
  language text;
  names text[];
begin
  if coalesce(jsonb_typeof(movie), 'null') = 'null' then
    return null;
  end if;
  if jsonb_typeof(movie) <> 'object' or jsonb_typeof(genres) <> 'array' or jsonb_array_length(genres) > 20 then
    raise exception 'expected a movie' using errcode = '22P02';
  end if;
  title := public.parse_text(movie -> 'title', 300);
  poster_path := public.parse_text(movie -> 'poster_path', 269);
  language := public.parse_text(movie -> 'language', 5);
  names := array(select public.parse_text(genre, 40) from jsonb_array_elements(genres) as genre);
  if coalesce(btrim(title), '') = '' or not public.is_valid_genre_list(names) or poster_path !~ '^/[A-Za-z0-9_.-]+$'
    or language !~ '^[a-z]{2}-[A-Z]{2}$'
  then
    raise exception 'invalid movie' using errcode = '23514';
  end if;
  return jsonb_build_object(
    'title', title,
    'year', coalesce(public.parse_integer(movie -> 'year', 2100), 0),
    'rating', coalesce(public.parse_number(movie -> 'rating', 0, 10)::numeric(5, 3), 0),
    'genres', names,
    'description', coalesce(public.parse_text(movie -> 'description', 4000), ''),
    'poster_path', poster_path
  ) || case when language is null then '{}' else jsonb_build_object('language', language) end;
end;
$$;

-- The value of a present mark: a rating from 1 to 10 (half stars), or a viewing {"movie_id", "watched_on", "rewatch"},
-- where watched_on is a calendar date or null.
create function public.parse_mark_value(kind text, value jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  rating bigint;
  movie_id bigint;
  watched_on text;
begin
  if kind = 'rating' then
    rating := public.parse_integer(value, 10);
    if coalesce(rating, 0) = 0 then
      raise exception 'a rating is a number from 1 to 10' using errcode = '23514';
    end if;
    return to_jsonb(rating);
  end if;
  if jsonb_typeof(value) is distinct from 'object' then
    raise exception 'expected a viewing' using errcode = '22P02';
  end if;
  movie_id := public.parse_integer(value -> 'movie_id');
  watched_on := public.parse_text(value -> 'watched_on', 10);
  if coalesce(movie_id, 0) = 0 or watched_on !~ '^\d{4}-\d{2}-\d{2}$'
    or coalesce(jsonb_typeof(value -> 'rewatch'), 'null') not in ('boolean', 'null')
  then
    raise exception 'invalid viewing' using errcode = '23514';
  end if;
  -- Fails for a date that does not exist.
  perform watched_on::date;
  return jsonb_build_object(
    'movie_id', movie_id, 'watched_on', watched_on,
    'rewatch', coalesce(nullif(value -> 'rewatch', 'null')::boolean, false)
  );
end;
$$;

-- Push ---------------------------------------------------------------------------------------------------------------

-- Writes a mark to the table of its kind, and its snapshot to public.movies if the movie is new there. A row in
-- another language is replaced by the first English snapshot, within the member's quota. An English row that differs
-- from the snapshot is queued for correction.
create function public.write_base_table(mark public.sync_marks) returns void
language plpgsql set search_path = '' as $$
declare
  mark_kind public.sync_kinds;
  shared public.movies;
begin
  select * into mark_kind from public.sync_kinds where kind = mark.kind;

  if mark.present and mark.snapshot is not null then
    select * into shared from public.movies where id = mark.movie_id;
    if shared.id is null then
      insert into public.movies (id, title, year, rating, genres, description, poster_url, language)
      values (
        mark.movie_id,
        mark.snapshot ->> 'title',
        (mark.snapshot ->> 'year')::integer,
        (mark.snapshot ->> 'rating')::numeric,
        array(select jsonb_array_elements_text(mark.snapshot -> 'genres')),
        mark.snapshot ->> 'description',
        'https://image.tmdb.org/t/p/w500' || (mark.snapshot ->> 'poster_path'),
        mark.snapshot ->> 'language'
      )
      on conflict (id) do nothing;
    elsif shared.verified or mark.snapshot ? 'language' then
      null;
    elsif shared.language is not null then
      update public.sync_head set added_movies = added_movies + 1
      where user_id = mark.user_id and added_movies < public.quota('added_movies');
      if found then
        update public.movies set
          title = mark.snapshot ->> 'title',
          year = (mark.snapshot ->> 'year')::integer,
          rating = (mark.snapshot ->> 'rating')::numeric,
          genres = array(select jsonb_array_elements_text(mark.snapshot -> 'genres')),
          description = mark.snapshot ->> 'description',
          poster_url = 'https://image.tmdb.org/t/p/w500' || (mark.snapshot ->> 'poster_path'),
          language = null
        where id = mark.movie_id;
      end if;
    elsif (shared.title, shared.year, shared.description)
      is distinct from (mark.snapshot ->> 'title', (mark.snapshot ->> 'year')::integer, mark.snapshot ->> 'description')
    then
      perform public.queue_movie_report(mark.user_id, mark.movie_id);
    end if;
  end if;

  if mark_kind.base_table is null then
    return;
  end if;
  if not mark.present then
    execute format('delete from public.%I where user_id = $1 and %I = $2', mark_kind.base_table, mark_kind.movie_column)
      using mark.user_id, mark.movie_id;
  elsif mark_kind.time_column is null then
    execute format(
      'insert into public.%I (user_id, %I) values ($1, $2) on conflict do nothing',
      mark_kind.base_table, mark_kind.movie_column
    ) using mark.user_id, mark.movie_id;
  else
    execute format(
      'insert into public.%1$I (user_id, %2$I, %3$I) values ($1, $2, $3)
       on conflict (user_id, %2$I) do update set %3$I = excluded.%3$I',
      mark_kind.base_table, mark_kind.movie_column, mark_kind.time_column
    ) using mark.user_id, mark.movie_id, to_timestamp(mark.ts / 1000.0);
  end if;
end;
$$;

-- The mark that a rejected operation leaves in place, however malformed the operation is; null if there is none.
create function public.current_mark(uid uuid, operation jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return (
    select public.mark_json(mark) from public.sync_marks as mark
    where mark.user_id = uid
      and mark.kind = public.parse_text(operation -> 'kind', 40)
      and mark.movie_id = public.parse_integer(operation -> 'movie_id')
  );
exception when data_exception then
  return null;
end;
$$;

-- Applies one operation. A conflict with the stored mark is resolved by time, then by the operation's id: the later one
-- wins. Returns {"status": "applied" | "superseded" | "clock", "row"?}; next_seq is used only if it is applied.
create function public.sync_apply_operation(uid uuid, operation jsonb, next_seq bigint, server_ts bigint)
returns jsonb
language plpgsql set search_path = '' as $$
declare
  latest_allowed_ts constant bigint := server_ts + 300000; -- clocks may be five minutes ahead
  incoming public.sync_marks;
  stored public.sync_marks;
begin
  -- The largest movie takes two thirds of this.
  if pg_column_size(operation) > 32768 then
    raise exception 'an operation is limited to 32 kB' using errcode = '22001';
  end if;
  incoming.user_id := uid;
  incoming.kind := public.parse_text(operation -> 'kind', 40);
  incoming.op := public.parse_text(operation -> 'op', 36)::uuid;
  incoming.ts := public.parse_integer(operation -> 'ts');
  if incoming.kind is null or incoming.op is null or incoming.ts is null then
    raise exception 'an operation needs kind, op and ts' using errcode = '22004';
  end if;

  if incoming.kind = 'search' then
    if incoming.ts > latest_allowed_ts then
      return jsonb_build_object('status', 'clock');
    end if;
    insert into public.user_search_history (id, user_id, selected_genre, created_at)
    values (incoming.op, uid, public.parse_text(operation -> 'genre', 40), to_timestamp(incoming.ts / 1000.0))
    on conflict (user_id, id) do nothing;
    return jsonb_build_object('status', 'applied');
  end if;

  if coalesce(jsonb_typeof(operation -> 'present'), 'null') not in ('boolean', 'null') then
    raise exception 'present is true or false' using errcode = '22P02';
  end if;
  incoming.movie_id := public.parse_integer(operation -> 'movie_id');
  incoming.present := nullif(operation -> 'present', 'null')::boolean;
  if incoming.movie_id is null or incoming.present is null then
    raise exception 'a mark needs movie_id and present' using errcode = '22004';
  end if;

  select * into stored from public.sync_marks
  where user_id = uid and kind = incoming.kind and movie_id = incoming.movie_id;

  -- A retry: the acknowledgement was lost.
  if stored.op = incoming.op then
    return jsonb_build_object('status', 'applied', 'row', public.mark_json(stored));
  end if;
  if incoming.ts > latest_allowed_ts then
    return jsonb_strip_nulls(jsonb_build_object(
      'status', 'clock', 'row', case when stored.op is not null then public.mark_json(stored) end
    ));
  end if;
  if (stored.ts, stored.op) > (incoming.ts, incoming.op) then
    return jsonb_build_object('status', 'superseded', 'row', public.mark_json(stored));
  end if;

  incoming.seq := next_seq;
  if incoming.present and exists (select from public.sync_kinds where kind = incoming.kind and has_snapshot) then
    incoming.snapshot := coalesce(public.parse_movie_snapshot(operation -> 'movie'), stored.snapshot);
  end if;
  if incoming.present and exists (select from public.sync_kinds where kind = incoming.kind and has_value) then
    incoming.value := public.parse_mark_value(incoming.kind, operation -> 'value');
  end if;
  insert into public.sync_marks select incoming.*
  on conflict (user_id, kind, movie_id) do update
    set present = excluded.present, ts = excluded.ts, op = excluded.op, seq = excluded.seq,
      snapshot = excluded.snapshot, value = excluded.value;
  perform public.write_base_table(incoming);
  return jsonb_build_object('status', 'applied', 'row', public.mark_json(incoming));
end;
$$;

-- Applies one operation as sync_apply_operation does, except that one rejected for its timestamp stays rejected.
create function public.sync_process_operation(uid uuid, operation jsonb, next_seq bigint, server_ts bigint)
returns jsonb
language plpgsql set search_path = '' as $$
declare
  -- No network delivers a request later than this. An operation further in the future is rejected by its timestamp
  -- anyway.
  remember_ms constant bigint := 3600000;
  -- More than any device has pending. Keeps members from filling the table.
  max_remembered constant integer := 5000;
  op_id constant uuid := public.parse_text(operation -> 'op', 36)::uuid;
  result jsonb;
begin
  if exists (select from public.sync_clock_rejections where user_id = uid and op = op_id) then
    return jsonb_strip_nulls(jsonb_build_object('status', 'clock', 'row', public.current_mark(uid, operation)));
  end if;
  result := public.sync_apply_operation(uid, operation, next_seq, server_ts);
  if result ->> 'status' = 'clock' and public.parse_integer(operation -> 'ts') <= server_ts + 300000 + remember_ms then
    delete from public.sync_clock_rejections where user_id = uid and rejected_at < server_ts - remember_ms;
    insert into public.sync_clock_rejections (user_id, op, rejected_at)
    select uid, op_id, server_ts
    where (select count(*) from public.sync_clock_rejections where user_id = uid) < max_remembered
    on conflict do nothing;
  end if;
  return result;
end;
$$;

-- Takes at most 1000 operations of one member, 4 MB together, each on its own:
--   {"op", "kind": "favorite" | "watched" | "recommended" | ..., "movie_id", "present", "ts", "movie": {"title", "year",
--    "rating", "genres", "description", "poster_path", "language"?} | null, "value"?}  or
--   {"op", "kind": "search", "ts", "genre"},
-- with ts in milliseconds. Returns {"uid", "epoch", "head", "server_time", "results": [{"op", "status", "code"?,
-- "row"?}]} in the order given. An "op" that is not a string of at most 36 characters is returned as null.
create function public.sync_push(uid uuid, ops jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  previous_setting constant text := coalesce(current_setting('matinee.skip_sync_triggers', true), '');
  head public.sync_head;
  server_ts bigint;
  results jsonb[];
  result jsonb;
  item record;
begin
  if uid is null or uid is distinct from auth.uid() then
    raise exception 'users can only push their own changes' using errcode = '42501';
  end if;
  if jsonb_typeof(ops) is distinct from 'array' or jsonb_array_length(ops) > 1000 or pg_column_size(ops) > 4194304 then
    raise exception 'ops must be an array of at most 1000 operations and 4 MB' using errcode = '22023';
  end if;

  head := public.lock_sync_head(uid);
  if head.user_id is null then
    raise exception 'this user was deleted' using errcode = 'PT410';
  end if;
  server_ts := public.server_time_ms();
  results := array_fill(null::jsonb, array[jsonb_array_length(ops)]);

  -- The triggers of the base tables must not record these writes. Not a SET clause of the function: on hosted
  -- Supabase the owner is not a superuser, and only a superuser may declare one for a custom setting.
  perform set_config('matinee.skip_sync_triggers', 'on', true);

  -- In order of movie ids: two users who add the same new movies in different orders would deadlock.
  for item in
    select value as operation, ordinality::integer as ordinal
    from jsonb_array_elements(ops) with ordinality
    order by case when jsonb_typeof(value -> 'movie_id') = 'number' then (value -> 'movie_id')::numeric end nulls last,
      ordinality
  loop
    begin
      result := public.sync_process_operation(uid, item.operation, head.seq + 1, server_ts);
      head.seq := greatest(head.seq, (result #>> '{row,seq}')::bigint);
    exception when others then
      -- A deadlock, a full disk or a shutdown is not the operation's fault: the device retries.
      if left(sqlstate, 2) in ('40', '53', '55', '57', '58') then
        raise;
      end if;
      result := jsonb_strip_nulls(jsonb_build_object(
        'status', 'rejected', 'code', sqlstate, 'row', public.current_mark(uid, item.operation)
      ));
    end;
    results[item.ordinal] := jsonb_build_object(
      'op', case when jsonb_typeof(item.operation -> 'op') = 'string' and length(item.operation ->> 'op') <= 36
        then item.operation -> 'op' end
    ) || result;
  end loop;

  update public.sync_head set seq = head.seq where user_id = uid and seq <> head.seq;
  perform set_config('matinee.skip_sync_triggers', previous_setting, true);
  return jsonb_build_object(
    'uid', uid, 'epoch', head.epoch, 'head', head.seq, 'server_time', public.server_time_ms(),
    'results', to_jsonb(results)
  );
end;
$$;

-- Pull ---------------------------------------------------------------------------------------------------------------

-- The marks after a seq, in order of seq. Head, digest and marks are read by one statement, so that no mark is beyond
-- the head. Snapshots are included, so that a new device does not have to ask the movie database for each movie.
-- `capabilities` says what the device understands, for later servers whose response differs; so far only 1 exists.
-- Returns {"uid", "epoch", "head", "digest", "server_time", "rows": [{"kind", "movie_id", "present", "ts", "op",
-- "seq", "movie"?}], "packed": {kind: [[movie_id, present, ts, op, seq, value?]]}, "more"}. Marks of kinds without a
-- snapshot are many, so they come as arrays, and ten of them count as one row: 10,000 favorites and 100,000
-- recommended movies are ten pages.
create function public.sync_pull(uid uuid, after bigint, max_rows integer default 2000, capabilities integer default 1)
returns jsonb
language plpgsql stable security definer set search_path = ''
-- Without fresh statistics the planner likes to sort all marks after the cursor for each page. Walking the index
-- costs only the page.
set enable_sort = off set enable_bitmapscan = off as $$
declare
  page_size constant integer := greatest(1, least(2000, coalesce(max_rows, 2000)));
  snapshot_kinds constant text[] := array(select kind from public.sync_kinds where has_snapshot);
  response jsonb;
begin
  if uid is null or uid is distinct from auth.uid() then
    raise exception 'users can only pull their own changes' using errcode = '42501';
  end if;

  with weighted as (
    select mark, mark.kind, mark.seq, mark.kind = any (snapshot_kinds) as has_snapshot,
      sum(case when mark.kind = any (snapshot_kinds) then 10 else 1 end)
        over (order by mark.user_id, mark.seq) as weight
    from public.sync_marks as mark
    where mark.user_id = uid and mark.seq > coalesce(after, 0)
    order by mark.user_id, mark.seq
    limit page_size * 10 + 1
  ),
  page as materialized (
    select * from weighted where weight <= page_size * 10
  )
  select jsonb_build_object(
    'uid', uid, 'epoch', head.epoch, 'head', head.seq, 'digest', head.digest, 'server_time', public.server_time_ms(),
    'rows', coalesce((
      select jsonb_agg(public.mark_json(page.mark) || public.mark_movie_json(page.mark) order by page.seq)
      from page where page.has_snapshot
    ), '[]'),
    'packed', coalesce((
      select jsonb_object_agg(list.kind, list.marks)
      from (
        select page.kind, jsonb_agg(
          jsonb_build_array((page.mark).movie_id, (page.mark).present, (page.mark).ts, (page.mark).op, page.seq)
            || case when (page.mark).value is null then '[]' else jsonb_build_array((page.mark).value) end
          order by page.seq
        ) as marks
        from page where not page.has_snapshot
        group by page.kind
      ) as list
    ), '{}'),
    'more', exists (select from weighted where weight > page_size * 10)
  )
  into response
  from public.sync_head as head
  where head.user_id = uid;

  if response is null then
    if exists (select from auth.users where id = uid) then
      raise exception 'this user has no sync head yet' using errcode = '55000';
    end if;
    -- 410, so that a device can tell it from a request for another user.
    raise exception 'this user was deleted' using errcode = 'PT410';
  end if;
  return response;
end;
$$;

-- Full resync --------------------------------------------------------------------------------------------------------

-- For the operator, after restoring a backup: a new epoch for every member, so that every device reads all marks
-- again and offers to send what the server has lost. Members who joined after the backup of this schema get a head.
-- Returns how many members there are.
create function public.force_full_resync() returns bigint
language sql security definer set search_path = '' as $$
  select public.lock_sync_head(member.id) from auth.users as member
  where not exists (select from public.sync_head where user_id = member.id) order by member.id;
  with renewed as (
    update public.sync_head set epoch = gen_random_uuid() where true returning user_id
  )
  select count(*) from renewed
$$;

-- Direct writes ------------------------------------------------------------------------------------------------------

-- Plain inserts and deletes on the base tables are legal, and leave the same marks as sync_push.

-- Before the statement touches a row: locking rows first and the head second would deadlock with a push. A token
-- stays valid for up to an hour after its user is deleted; its writes are refused as such (PT410), rather than as a
-- broken reference.
create function public.lock_caller_sync_head() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  head constant public.sync_head := public.lock_sync_head(auth.uid());
begin
  -- A delete may be part of the cascade that removes the caller.
  if tg_op = 'INSERT' and auth.uid() is not null and head.user_id is null then
    raise exception 'this user was deleted' using errcode = 'PT410';
  end if;
  return null;
end;
$$;

-- Trigger arguments: the kind of mark, and the column with the movie's id.
create function public.record_direct_write() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  changed constant jsonb := to_jsonb(coalesce(new, old));
  owner constant uuid := changed ->> 'user_id';
  next_seq bigint;
  written_at bigint;
begin
  -- Not while the cascade of a deleted user runs: the mark would reference a user who is gone (23503).
  if not exists (select from auth.users where id = owner) then
    return null;
  end if;

  perform public.lock_sync_head(owner);
  update public.sync_head set seq = seq + 1 where user_id = owner returning seq into next_seq;
  written_at := public.server_time_ms();
  -- Other clients may say that a movie was recommended earlier.
  if tg_op = 'INSERT' and tg_argv[0] = 'recommended' then
    written_at := least(
      written_at, greatest(floor(extract(epoch from (changed ->> 'shown_at')::timestamptz) * 1000), 0)
    )::bigint;
  end if;
  insert into public.sync_marks as stored (user_id, kind, movie_id, present, ts, op, seq)
  values (
    owner, tg_argv[0], (changed ->> tg_argv[1])::bigint, tg_op = 'INSERT', written_at, gen_random_uuid(),
    next_seq
  )
  on conflict (user_id, kind, movie_id) do update set
    present = excluded.present, ts = greatest(excluded.ts, stored.ts + 1), op = excluded.op, seq = excluded.seq;
  return null;
end;
$$;

create trigger lock_head before insert or delete on public.user_favorites for each statement
  when (current_setting('matinee.skip_sync_triggers', true) is distinct from 'on')
  execute function public.lock_caller_sync_head();
create trigger lock_head before insert or delete on public.user_watched for each statement
  when (current_setting('matinee.skip_sync_triggers', true) is distinct from 'on')
  execute function public.lock_caller_sync_head();
create trigger lock_head before insert or delete on public.user_shown_movies for each statement
  when (current_setting('matinee.skip_sync_triggers', true) is distinct from 'on')
  execute function public.lock_caller_sync_head();
create trigger lock_head before insert on public.movies for each statement
  when (current_setting('matinee.skip_sync_triggers', true) is distinct from 'on')
  execute function public.lock_caller_sync_head();
create trigger lock_head before insert on public.user_search_history for each statement
  when (current_setting('matinee.skip_sync_triggers', true) is distinct from 'on')
  execute function public.lock_caller_sync_head();

create trigger write_mark after insert or delete on public.user_favorites for each row
  when (current_setting('matinee.skip_sync_triggers', true) is distinct from 'on')
  execute function public.record_direct_write('favorite', 'movie_id');
create trigger write_mark after insert or delete on public.user_watched for each row
  when (current_setting('matinee.skip_sync_triggers', true) is distinct from 'on')
  execute function public.record_direct_write('watched', 'movie_id');
create trigger write_mark after insert or delete on public.user_shown_movies for each row
  when (current_setting('matinee.skip_sync_triggers', true) is distinct from 'on')
  execute function public.record_direct_write('recommended', 'tmdb_movie_id');
