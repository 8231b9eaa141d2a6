import { readByKind } from '../domain/marks/mark-kinds';
import { COPY_FORMAT, COPY_VERSION, type CopiedMark, type MemberCopy } from '../domain/export';
import type { Result } from '../domain/values/result';
import { tryStorage, type StorageError } from './storage';
import { listMarked, type MarkedMovie } from './marks';
import { readInitialSync } from './initial-sync';
import type { MemberDatabase } from './member-database';
import { readProfile, readWatchPreferences } from './account-cache';

const isoTime = (milliseconds: number) => new Date(milliseconds).toISOString();

function copiedMark({ movieId, ts, movie }: MarkedMovie): CopiedMark {
  return { tmdbId: movieId, title: movie?.title ?? null, year: movie?.year ?? null, markedAt: isoTime(ts) };
}

/**
 * Everything the device has of the member, including unsent changes.
 * @param email the member's, known only to the session
 * @param now milliseconds since the epoch
 */
export function readMemberCopy(
  database: MemberDatabase,
  email: string,
  now: number,
): Promise<Result<MemberCopy, StorageError>> {
  const { mirror, outbox, movies, profile, account, searches, sync } = database;
  return tryStorage(() =>
    database.transaction('r', [mirror, outbox, movies, profile, account, searches, sync], async () => {
      const marks = await readByKind(async (kind) => (await listMarked(database, kind)).map(copiedMark));
      const known = await readProfile(database);
      const watching = (await readWatchPreferences(database))?.value;
      const server = await account.get('account');
      const asked = await searches.orderBy('at').reverse().toArray();
      return {
        format: COPY_FORMAT,
        version: COPY_VERSION,
        copiedAt: isoTime(now),
        complete: (await readInitialSync(database)) === 'synced',
        profile: {
          email,
          username: known?.username ?? null,
          firstName: known?.firstName ?? null,
          lastName: known?.lastName ?? null,
          viewing: watching
            ? {
                country: watching.country,
                language: watching.language,
                services: watching.services.map(({ name }) => name),
              }
            : null,
        },
        marks,
        badges: server?.earned.map(({ badge, earnedAt }) => ({ name: badge.name, earnedAt })) ?? null,
        searches: asked.map(({ at, mood, genres, movies: found }) => ({
          at: isoTime(at),
          mood,
          genres,
          movies: found.map(({ id, title }) => ({ tmdbId: id, title })),
        })),
      };
    }),
  );
}
