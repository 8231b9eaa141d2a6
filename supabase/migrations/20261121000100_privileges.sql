-- Hosted Supabase hands every new table and function of this schema to anon and authenticated, and Postgres hands every
-- new function to everybody. Here a privilege exists only where a later file names it.
alter default privileges in schema public revoke all on tables from anon, authenticated, public;
alter default privileges in schema public revoke all on sequences from anon, authenticated, public;
alter default privileges in schema public revoke all on functions from anon, authenticated, public;

-- The built-in grant to public is global: a revoke "in schema" does not reach it.
alter default privileges revoke execute on functions from public;

-- @supabase/lite makes the roles that a file grants something to, and this one is its first.
grant usage on schema public to anon, authenticated;

-- Row-level security is enabled on every table but not forced: the security-definer functions run as the owner of the
-- tables and are the only way into those that have no policy for writing.
