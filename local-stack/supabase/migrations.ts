import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PlainFailure, reasonOf } from '../settings/plain-failure';

/** The part of a Postgres connection that migrations need. */
export interface SqlRunner {
  /** Runs any number of statements. */
  exec(sql: string): Promise<unknown>;
  query(sql: string, parameters?: unknown[]): Promise<{ rows: unknown[] }>;
}

/** Name of a migration file, as the Supabase CLI writes it: version, underscore, name. */
const MIGRATION = /^(\d+)_(.+)\.sql$/;

/**
 * Applies new migrations, each in a transaction with its entry in Supabase's history table, and on a new database the
 * seed after them.
 * @param folder contains migrations/ and seed.sql
 * @throws PlainFailure naming the file that failed
 */
export async function migrate(database: SqlRunner, folder: string): Promise<void> {
  const applied = await firstColumn(database, 'select version from supabase_migrations.schema_migrations');
  const files = readdirSync(join(folder, 'migrations')).sort();
  for (const file of files) {
    const [, version, name] = MIGRATION.exec(file) ?? [];
    if (version === undefined || name === undefined || applied.has(version)) continue;
    await apply(database, join(folder, 'migrations', file), [
      'insert into supabase_migrations.schema_migrations (version, name) values ($1, $2)',
      [version, name],
    ]);
  }
  await seed(database, join(folder, 'seed.sql'));
}

async function seed(database: SqlRunner, file: string): Promise<void> {
  const path = 'supabase/seed.sql';
  const seeded = await firstColumn(database, 'select path from supabase_migrations.seed_files');
  if (seeded.has(path) || !existsSync(file)) return;
  const hash = createHash('sha256').update(readFileSync(file)).digest('hex');
  await apply(database, file, [
    'insert into supabase_migrations.seed_files (path, hash) values ($1, $2)',
    [path, hash],
  ]);
}

async function apply(database: SqlRunner, file: string, record: [sql: string, parameters: unknown[]]): Promise<void> {
  try {
    await database.exec('begin');
    await database.exec(readFileSync(file, 'utf8'));
    await database.query(...record);
    await database.exec('commit');
  } catch (error) {
    await database.exec('rollback');
    throw new PlainFailure(`We couldn’t apply ${file} to the embedded database: ${reasonOf(error)}`);
  }
}

async function firstColumn(database: SqlRunner, sql: string): Promise<Set<unknown>> {
  const { rows } = await database.query(sql);
  const values: unknown[] = rows.flatMap((row): unknown[] =>
    typeof row === 'object' && row !== null ? Object.values(row) : [],
  );
  return new Set(values);
}
