-- How accounts begin and end.

-- New members --------------------------------------------------------------------------------------------------------

create function public.handle_new_user() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.profiles (id) values (new.id) on conflict (id) do nothing;
  insert into public.sync_head (user_id) values (new.id) on conflict (user_id) do nothing;
  return null;
end;
$$;

create trigger on_auth_user_created after insert on auth.users
  for each row execute function public.handle_new_user();

-- A project may have users before this migration.
insert into public.profiles (id) select id from auth.users on conflict (id) do nothing;
insert into public.sync_head (user_id) select id from auth.users on conflict (user_id) do nothing;

-- Deleted accounts ---------------------------------------------------------------------------------------------------

-- Everything that names a member is deleted with their row in auth.users: every table of this schema with a column
-- for a member references it with `on delete cascade`, and so do the auth service's sessions, tokens and identities.
-- Movies that they were the first to mark stay in public.movies, which does not say who added them.

-- The ids of deleted accounts. Devices cannot learn of a deletion otherwise: a refused token or a missing user may
-- also mean that a session ended, or that the server was restored from a backup. An id does not say whose account it
-- was.
create table public.deleted_accounts (
  id uuid primary key,
  deleted_at timestamptz not null default now()
);

-- No policy: account_deleted reads it.
alter table public.deleted_accounts enable row level security;

create function public.handle_deleted_user() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.deleted_accounts (id) values (old.id) on conflict (id) do nothing;
  return null;
end;
$$;

create trigger on_auth_user_deleted after delete on auth.users
  for each row execute function public.handle_deleted_user();

-- Whether an account was deleted. Open to visitors, since a device whose session has ended has no token; nobody can
-- guess an id.
create function public.account_deleted(account uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.deleted_accounts where id = account)
    -- Restoring auth.users alone may have brought the account back.
    and not exists (select from auth.users where id = account)
$$;

-- Deletes the caller's account. Somebody who finds a device signed in must not be able to: the session has to have
-- begun in the last ten minutes, with a password or at the identity provider; refreshing it does not count. Refuses
-- with MQ020 otherwise (the app then asks for the password), and with PT410 if the account is already deleted.
create function public.delete_account() returns void
language plpgsql security definer set search_path = '' as $$
declare
  member constant uuid := auth.uid();
  previous_setting constant text := coalesce(current_setting('matinee.skip_sync_triggers', true), '');
begin
  if member is null then
    raise exception 'not signed in' using errcode = '42501';
  end if;
  -- The head first, as everywhere: a push under way finishes before this, and the next one is refused.
  perform public.lock_sync_head(member);
  if not exists (select from auth.users where id = member) then
    raise exception 'this user was deleted' using errcode = 'PT410';
  end if;
  if not exists (
    select from auth.sessions
    where id = (auth.jwt() ->> 'session_id')::uuid and user_id = member and created_at > now() - interval '10 minutes'
  ) then
    raise exception 'sign in again to delete the account' using errcode = 'MQ020';
  end if;

  -- Deleted rows need no tombstones.
  perform set_config('matinee.skip_sync_triggers', 'on', true);
  delete from auth.users where id = member;
  perform set_config('matinee.skip_sync_triggers', previous_setting, true);
end;
$$;

-- A token stays valid for up to an hour after its user is deleted.
create function public.reject_deleted_caller() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  caller constant uuid := auth.uid();
begin
  if caller is not null and not exists (select from auth.users where id = caller) then
    raise exception 'this user was deleted' using errcode = 'PT410';
  end if;
  return null;
end;
$$;

create trigger reject_deleted_caller before insert or update on public.profiles
  for each statement execute function public.reject_deleted_caller();
