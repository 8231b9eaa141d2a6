-- What hosted Supabase has before the first migration: its roles, default privileges and auth schema.
do $$
begin
  -- As on hosted Supabase, migrations run as a postgres without superuser rights. (In PGlite it is the only user.)
  if not exists (select from pg_roles where rolname = 'postgres') then
    create role postgres login createdb createrole bypassrls password 'postgres';
  end if;
end;
$$;

create role anon nologin;
create role authenticated nologin;
create role service_role nologin bypassrls;
create role supabase_auth_admin nologin;
grant anon, authenticated, service_role, supabase_auth_admin to postgres;

grant usage, create on schema public to postgres with grant option;
grant usage on schema public to anon, authenticated, service_role;
alter default privileges for role postgres in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges for role postgres in schema public grant all on sequences to anon, authenticated, service_role;
alter default privileges for role postgres in schema public grant all on functions to anon, authenticated, service_role;

-- Realtime broadcasts every row that is inserted here.
create publication supabase_realtime;
alter publication supabase_realtime owner to postgres;

create schema auth authorization supabase_auth_admin;
grant usage on schema auth to postgres, anon, authenticated, service_role;

create table auth.users (
  id uuid primary key,
  email text unique,
  created_at timestamptz not null default now()
);
alter table auth.users owner to supabase_auth_admin;
grant all on table auth.users to postgres;

create function auth.uid() returns uuid language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim.sub', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub'
  )::uuid
$$;

create table auth.sessions (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  created_at timestamptz
);
alter table auth.sessions owner to supabase_auth_admin;
grant all on table auth.sessions to postgres;

create function auth.jwt() returns jsonb language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')
  )::jsonb
$$;
