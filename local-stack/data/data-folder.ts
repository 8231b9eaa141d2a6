import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lockFolder } from './folder-lock';
import { PlainFailure, reasonOf, systemCode } from '../settings/plain-failure';

/** The data folder of the embedded backend, locked by this process. */
export interface DataFolder {
  /** Path of the database inside it. */
  readonly database: string;
  /** Signs access tokens; created once, so that sessions survive a restart. */
  readonly tokenSecret: string;
  release(): void;
}

/** As long as hosted Supabase's secrets, and longer than HS256 requires. */
const SECRET_BYTES = 48;

const DATABASE = 'database';
const SECRET = 'token-secret';
/** Names of the files we create in a data folder; drafts have a suffix. */
const OUR_FILES = new RegExp(`^(${DATABASE}|${SECRET}|lock\\.json)(\\.|$)`);

/**
 * Creates and locks the data folder. Only its owner may read it, since it holds members' emails and password hashes.
 * @throws PlainFailure if it isn't writable or another process holds it
 */
export function openDataFolder(folder: string, pid: number = process.pid): DataFolder {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const lock = lockFolder(folder, pid);
    if (!lock.ok)
      throw new PlainFailure(
        `The data folder ${folder} is in use by process ${lock.error}. Stop that process, or set MATINEE_DATA to another folder.`,
      );
    restrictAccess(folder);
    return {
      database: join(folder, DATABASE),
      tokenSecret: tokenSecret(join(folder, SECRET)),
      release: () => lock.value.release(),
    };
  } catch (error) {
    if (error instanceof PlainFailure) throw error;
    throw new PlainFailure(
      `We can’t use the data folder ${folder} (${systemCode(error) ?? reasonOf(error)}). Set MATINEE_DATA to a folder you can write to.`,
    );
  }
}

/**
 * Restricts access to a folder made by hand or copied. A folder with other files in it, such as /tmp, stays as it is.
 */
function restrictAccess(folder: string): void {
  if (readdirSync(folder).every((name) => OUR_FILES.test(name))) chmodSync(folder, 0o700);
  for (const [name, mode] of [
    [DATABASE, 0o700],
    [SECRET, 0o600],
  ] as const)
    if (existsSync(join(folder, name))) chmodSync(join(folder, name), mode);
}

function tokenSecret(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (systemCode(error) !== 'ENOENT') throw error;
    const secret = randomBytes(SECRET_BYTES).toString('base64url');
    // renamed into place, so that a kill leaves no empty secret behind
    writeFileSync(`${file}.new`, secret, { mode: 0o600 });
    renameSync(`${file}.new`, file);
    return secret;
  }
}
