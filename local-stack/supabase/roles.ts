import type { PgliteConnection } from '@supabase/lite/pglite';

/**
 * Roles and privileges as a new hosted project has them before its first migration: the migrations take the broad ones
 * away and grant their own by name.
 */
const HOSTED_ROLES = `
do $$ begin
  if not exists (select from pg_roles where rolname = 'anon') then create role anon nologin; end if;
  if not exists (select from pg_roles where rolname = 'authenticated') then create role authenticated nologin; end if;
  if not exists (select from pg_roles where rolname = 'service_role') then create role service_role nologin bypassrls; end if;
end $$;
grant usage on schema public, auth to anon, authenticated, service_role;
alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
`;

/** Creates what a hosted project has; to be run on a database without migrations only. */
export async function createHostedRoles(connection: PgliteConnection): Promise<void> {
  await connection.driver.exec(HOSTED_ROLES);
}

/**
 * Keeps the privileges that the migrations named. On its first request the backend would grant everything on every
 * table to all roles, which would leave row-level security alone to refuse; let it do so here, and take it back.
 */
export async function keepNamedPrivileges(connection: PgliteConnection): Promise<void> {
  await connection.driver.exec('begin');
  await connection.withContext({ auth: { role: 'anon' } }, () => Promise.resolve(), { transaction: connection.kysely });
  await connection.driver.exec('rollback');
}
