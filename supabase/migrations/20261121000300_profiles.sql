create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  -- Begins and ends with something visible, so it is neither blank nor told apart by blanks alone.
  username text check (length(username) <= 60 and username ~ '^\S(.*\S)?$'),
  first_name text check (length(first_name) <= 80),
  last_name text check (length(last_name) <= 80),
  updated_at timestamptz not null default now()
);

create unique index profiles_username on public.profiles (lower(username));

alter table public.profiles enable row level security;
create policy "members read their profile" on public.profiles for select to authenticated
  using (id = (select auth.uid()));
create policy "members add their profile" on public.profiles for insert to authenticated
  with check (id = (select auth.uid()));
create policy "members change their profile" on public.profiles for update to authenticated
  using (id = (select auth.uid())) with check (id = (select auth.uid()));

revoke all on table public.profiles from public, anon, authenticated;
grant select, insert, update on table public.profiles to authenticated;

-- Members see only their own profile, so whether a name is free must be asked with the owner's rights.
create function public.username_available(candidate text) returns boolean
language sql stable security definer set search_path = ''
return coalesce(btrim(candidate), '') <> ''
  and not exists (
    select from public.profiles
    where lower(username) = lower(btrim(candidate))
      and id is distinct from (select auth.uid())
  );

revoke all on function public.username_available(text) from public, anon, authenticated;
grant execute on function public.username_available(text) to authenticated;
