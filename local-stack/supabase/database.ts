import { createPgliteConnection, type PgliteConnection } from '@supabase/lite/pglite';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { PlainFailure, reasonOf } from '../settings/plain-failure';

/**
 * Opens the Postgres in a folder, and creates it if there is none.
 * @throws PlainFailure if the folder's content can't be opened
 */
export async function openDatabase(folder: string): Promise<PgliteConnection> {
  try {
    if (!existsSync(folder)) await makeDatabase(folder);
    return await connect(folder);
  } catch (error) {
    throw new PlainFailure(
      `We can’t open the database in ${folder} (${reasonOf(error)}). Move that folder away to start with an empty one.`,
    );
  }
}

/** Created under another name and then renamed: a half-created database, left by a kill, could never be opened. */
async function makeDatabase(folder: string): Promise<void> {
  const making = `${folder}.new`;
  rmSync(making, { recursive: true, force: true });
  mkdirSync(making, { mode: 0o700 });
  const connection = await connect(making);
  await connection.close();
  renameSync(making, folder);
}

async function connect(folder: string): Promise<PgliteConnection> {
  const connection = await createPgliteConnection({ url: folder });
  await connection.driver.waitReady;
  return connection;
}
