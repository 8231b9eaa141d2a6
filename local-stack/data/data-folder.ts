import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lockFolder } from './folder-lock';
import { PlainFailure, reasonOf, systemCode } from '../settings/plain-failure';

/** The folder that keeps everything of the embedded backend, held by this process alone. */
export interface DataFolder {
  /** Plain path of the database inside it. */
  readonly database: string;
  /** Signs access tokens; made once, so that sessions outlive a restart. */
  readonly tokenSecret: string;
  release(): void;
}

/** As many as hosted Supabase signs with, and more than HS256 asks for. */
const SECRET_BYTES = 48;

const DATABASE = 'database';
const SECRET = 'token-secret';
/** All that is ever put into a data folder, by the start of its name: a draft has more after it. */
const OURS = new RegExp(`^(${DATABASE}|${SECRET}|lock\\.json)(\\.|$)`);

/**
 * Creates and locks the data folder, which nobody but its owner may read: mails and passwords of members are in it.
 * @throws PlainFailure when it cannot be written or another process holds it
 */
export function openDataFolder(folder: string, pid: number = process.pid): DataFolder {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const lock = lockFolder(folder, pid);
    if (!lock.ok)
      throw new PlainFailure(
        `The data folder ${folder} is in use by process ${lock.error}. Stop that process, or set MATINEE_DATA to another folder.`,
      );
    closeToOthers(folder);
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

/** For a folder that was made by hand, or copied. One with other things in it stays open: /tmp, say. */
function closeToOthers(folder: string): void {
  if (readdirSync(folder).every((name) => OURS.test(name))) chmodSync(folder, 0o700);
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
    // renamed into place, so that a kill in between leaves no empty secret behind
    writeFileSync(`${file}.new`, secret, { mode: 0o600 });
    renameSync(`${file}.new`, file);
    return secret;
  }
}
