import type { PgliteConnection } from '@supabase/lite/pglite';

/**
 * Roles and privileges of a new hosted project before its first migration; the migrations revoke the broad ones and
 * grant their own.
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

/** Creates a hosted project's roles; only for a database without migrations. */
export async function createHostedRoles(connection: PgliteConnection): Promise<void> {
  await connection.driver.exec(HOSTED_ROLES);
}

/**
 * Keeps the privileges of the migrations. On its first request the backend grants everything on all tables to all
 * roles, which would leave only row-level security; trigger that now, and revert it.
 */
export async function keepNamedPrivileges(connection: PgliteConnection): Promise<void> {
  await connection.driver.exec('begin');
  await connection.withContext({ auth: { role: 'anon' } }, () => Promise.resolve(), { transaction: connection.kysely });
  await connection.driver.exec('rollback');
}
