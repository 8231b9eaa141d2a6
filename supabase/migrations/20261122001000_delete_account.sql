-- A member deletes their account, at once and for good. Everything that names them goes with the row of auth.users: every
-- table of this schema that has a column for a member references it with `on delete cascade`, and so do the auth service's
-- sessions, tokens and identities. Films that they were the first to mark stay in public.movies, which has no column for
-- who added them.

-- The ids of accounts that were there and are no more, by whatever way they went: nothing else tells a device for certain.
-- A refused token, and a user who is not found, may as well come from a session that ended or from a server that was
-- restored from an earlier copy. An id says nothing of whose it was.
create table public.deleted_accounts (
  id uuid primary key,
  deleted_at timestamptz not null default now()
);

-- No policy: account_deleted asks.
alter table public.deleted_accounts enable row level security;
revoke all on table public.deleted_accounts from public, anon, authenticated;

create function public.note_deleted_account() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.deleted_accounts (id) values (old.id) on conflict (id) do nothing;
  return null;
end;
$$;

revoke all on function public.note_deleted_account() from public, anon, authenticated;

create trigger note_deleted_account after delete on auth.users for each row execute function public.note_deleted_account();

-- Whether an account was there and is deleted. For visitors, since a device whose session has ended has no token to ask
-- with; whoever asks has to know the id, which nobody can guess.
create function public.account_deleted(account uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.deleted_accounts where id = account)
    -- A copy of the members alone may have brought them back.
    and not exists (select from auth.users where id = account)
$$;

revoke all on function public.account_deleted(uuid) from public, anon, authenticated;
grant execute on function public.account_deleted(uuid) to anon, authenticated;

-- Deletes the caller's account and nothing else. Whoever finds a device signed in is not to do so: the session must have
-- been begun in the last ten minutes, by a password or at the identity provider; that it was renewed since does not count.
-- Refuses with MQ020 where it was not (the app asks for the password first), and with PT410 where nobody is left to delete.
create function public.delete_account() returns void
language plpgsql security definer set search_path = '' as $$
declare
  member constant uuid := auth.uid();
  outer_flag constant text := coalesce(current_setting('matinee.sync_push', true), '');
begin
  if member is null then
    raise exception 'nobody is signed in' using errcode = '42501';
  end if;
  -- The head first, as everywhere: a push that is under way ends before, and the next one finds nobody.
  perform public.sync_lock_head(member);
  if not exists (select from auth.users where id = member) then
    raise exception 'this user is gone' using errcode = 'PT410';
  end if;
  if not exists (
    select from auth.sessions
    where id = (auth.jwt() ->> 'session_id')::uuid and user_id = member and created_at > now() - interval '10 minutes'
  ) then
    raise exception 'an account is deleted soon after signing in' using errcode = 'MQ020';
  end if;

  -- No row that goes needs a mark of its removal.
  perform set_config('matinee.sync_push', 'on', true);
  delete from auth.users where id = member;
  perform set_config('matinee.sync_push', outer_flag, true);
end;
$$;

revoke all on function public.delete_account() from public, anon, authenticated;
grant execute on function public.delete_account() to authenticated;

-- A token is good for up to an hour after its user is gone. What it asks to be written is refused as what it is (PT410), and
-- neither as a broken reference nor as somebody else's.
create or replace function public.lock_head_of_caller() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  head constant public.sync_head := public.sync_lock_head(auth.uid());
begin
  -- A deletion may be the cascade that removes the caller.
  if tg_op = 'INSERT' and auth.uid() is not null and head.user_id is null then
    raise exception 'this user is gone' using errcode = 'PT410';
  end if;
  return null;
end;
$$;

create function public.refuse_ghosts() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  caller constant uuid := auth.uid();
begin
  if caller is not null and not exists (select from auth.users where id = caller) then
    raise exception 'this user is gone' using errcode = 'PT410';
  end if;
  return null;
end;
$$;

revoke all on function public.refuse_ghosts() from public, anon, authenticated;

create trigger refuse_ghosts before insert or update on public.profiles
  for each statement execute function public.refuse_ghosts();

-- As before, but for the code of a user who is gone.
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
    raise exception 'this user is gone' using errcode = 'PT410';
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
