import { createPgliteConnection, type PgliteConnection } from '@supabase/lite/pglite';
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
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

/**
 * Created under another name and then renamed: a half-created database, left by a kill, could never be opened. In a
 * process of its own, whose memory (300 MB more than an opened database takes) ends with it.
 */
async function makeDatabase(folder: string): Promise<void> {
  const making = `${folder}.new`;
  rmSync(making, { recursive: true, force: true });
  mkdirSync(making, { mode: 0o700 });
  const script = join(import.meta.dirname, 'create-database.mjs');
  await new Promise<void>((resolve, reject) => {
    execFile(process.execPath, [script, making], (error, _, stderr) => {
      if (error) reject(new Error(stderr.trim() || error.message));
      else resolve();
    });
  });
  renameSync(making, folder);
}

async function connect(folder: string): Promise<PgliteConnection> {
  const connection = await createPgliteConnection({ url: folder });
  await connection.driver.waitReady;
  return connection;
}
