import { afterEach, expect, it } from 'vitest';
import { authSchema, migrate, migrationText } from '../migrations';
import { startCluster, type Cluster } from '../postgres-cluster';
import { connectPostgres, type OwnConnection } from '../postgres-database';
import { GRAPHQL } from './advisor-rules';

/** The migration that drops GraphQL; it can be run again. */
const GRANTS = '20261128000700_grants.sql';

let cluster: Cluster | undefined;
const connections: OwnConnection[] = [];
afterEach(async () => {
  await Promise.all(connections.splice(0).map((connection) => connection.end()));
  await cluster?.stop();
  cluster = undefined;
});

/** A project with the extension, as hosted ones had. @param holder its owner */
async function projectWithGraphql(holder: 'supabase_admin' | 'postgres'): Promise<OwnConnection> {
  cluster = await startCluster();
  const admin = await connectPostgres(cluster.url('supabase_admin'));
  connections.push(admin);
  await admin.script(await authSchema());
  const owner = await connectPostgres(cluster.url('postgres'));
  connections.push(owner);
  await migrate(owner);
  // the extension's files are missing here, but without objects a catalog row is all it leaves
  await admin.script(`
    set allow_system_table_mods = on;
    insert into pg_extension (oid, extname, extowner, extnamespace, extrelocatable, extversion)
    select 99999, 'pg_graphql', '${holder}'::regrole, 'public'::regnamespace, false, '1'`);
  return owner;
}

const extensions = (owner: OwnConnection) =>
  owner.rows(`select extname::text as name from pg_extension where extname <> 'plpgsql'`);

it('is dropped where a project has it, and the advisor finds it before', async () => {
  const owner = await projectWithGraphql('postgres');
  expect(await owner.rows(GRAPHQL)).toContainEqual({ name: 'anon sees movies by GraphQL' });
  expect(await owner.rows(GRAPHQL)).not.toContainEqual({ name: 'anon sees profiles by GraphQL' });
  await owner.script(`begin; ${await migrationText(GRANTS)} commit;`);
  expect(await extensions(owner)).toEqual([]);
  expect(await owner.rows(GRAPHQL)).toEqual([]);
});

it('does not stop the migrations where it cannot be dropped', async () => {
  const owner = await projectWithGraphql('supabase_admin');
  await owner.script(`begin; ${await migrationText(GRANTS)} commit;`);
  expect(await extensions(owner)).toEqual([{ name: 'pg_graphql' }]);
});
