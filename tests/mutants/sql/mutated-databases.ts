import { randomUUID } from 'node:crypto';
import { expect, inject } from 'vitest';
import type { Database } from '../../integration/database/database';
import { migrate, migrationText } from '../../integration/database/migrations';
import { connectPostgres, type OwnConnection } from '../../integration/database/postgres-database';
import { edited } from '../edit';
import { BARE, INVALID, MIGRATED } from './cluster-databases';
import type { SqlMutant } from './sql-mutant';

const cluster = inject('sqlCluster');

async function onCluster(statement: string): Promise<void> {
  const connection = await connectPostgres(`${cluster}postgres`);
  await connection.rows(statement);
  await connection.end();
}

async function prepare(connection: OwnConnection, mutant: SqlMutant, last?: string, after?: string): Promise<void> {
  const { edit } = mutant;
  const text = async (name: string) => {
    const sql = await migrationText(name);
    return name === edit?.migration ? edited(sql, [edit], name) : sql;
  };
  try {
    if (edit || last !== undefined || after !== undefined) await migrate(connection, last, after, text);
    if (mutant.after !== undefined && last === undefined) await connection.script(mutant.after);
  } catch (error) {
    throw new Error(`${INVALID}: ${mutant.name}: ${String(error)}`, { cause: error });
  }
}

/** A separate database with the mutant in it, copied from a prepared one. */
async function openMutated(mutant: SqlMutant, last?: string): Promise<Database> {
  const name = `mutant_${randomUUID().replaceAll('-', '')}`;
  const template = mutant.edit || last !== undefined ? BARE : MIGRATED;
  await onCluster(`create database ${name} template ${template}`);
  const connections: OwnConnection[] = [];
  const connect = async () => {
    const connection = await connectPostgres(`${cluster}${name}`);
    connections.push(connection);
    return connection;
  };
  const owner = await connect();
  await prepare(owner, mutant, last);
  return {
    ...owner,
    connect,
    upgrade: (after) => prepare(owner, mutant, undefined, after),
    close: async () => {
      await Promise.all(connections.map((connection) => connection.end()));
      await onCluster(`drop database ${name} with (force)`);
    },
  };
}

const file = expect.getState().testPath ?? '';
const [, mutants = []] =
  Object.entries(inject('sqlMutants')).find(([path]) => file.endsWith(`/database/${path}`)) ?? [];

/** Replaces the databases of the tests: one for each mutant that the running file must notice. */
export const mutated = mutants.map((mutant) => ({
  name: mutant.label,
  open: (last?: string) => openMutated(mutant, last),
}));
