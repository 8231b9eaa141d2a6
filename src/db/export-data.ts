import { readByKind } from '../domain/marks/mark-kinds';
import { EXPORT_FORMAT, EXPORT_VERSION, type ExportedMark, type MemberExport } from '../domain/export';
import type { Result } from '../domain/values/result';
import { tryStorage, type StorageError } from './storage';
import { readDiary, readRatings } from './diary';
import { listMarked, type MarkedMovie } from './marks';
import { readInitialSync } from './initial-sync';
import type { MemberDatabase } from './member-database';
import { readProfile, readWatchPreferences } from './account-cache';

const isoTime = (milliseconds: number) => new Date(milliseconds).toISOString();

function exportedMark({ movieId, ts, movie }: MarkedMovie): ExportedMark {
  return { tmdbId: movieId, title: movie?.title ?? null, year: movie?.year ?? null, markedAt: isoTime(ts) };
}

/**
 * Everything the device has of the member, including unsent changes.
 * @param email the member's, known only to the session
 * @param now milliseconds since the epoch
 */
export function readMemberExport(
  database: MemberDatabase,
  email: string,
  now: number,
): Promise<Result<MemberExport, StorageError>> {
  const { mirror, outbox, movies, profile, account, searches, sync } = database;
  return tryStorage(() =>
    database.transaction('r', [mirror, outbox, movies, profile, account, searches, sync], async () => {
      const marks = await readByKind(async (kind) => (await listMarked(database, kind)).map(exportedMark));
      const known = await readProfile(database);
      const watching = (await readWatchPreferences(database))?.value;
      const server = await account.get('account');
      const storedSearches = await searches.orderBy('at').reverse().toArray();
      return {
        format: EXPORT_FORMAT,
        version: EXPORT_VERSION,
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
        viewings: (await readDiary(database)).map(({ movieId: tmdbId, watchedOn, rewatch }) => ({
          tmdbId,
          watchedOn,
          rewatch,
        })),
        ratings: [...(await readRatings(database))].map(([tmdbId, rating]) => ({ tmdbId, rating })),
        badges: server?.earned.map(({ badge, earnedAt }) => ({ name: badge.name, earnedAt })) ?? null,
        searches: storedSearches.map(({ at, mood, genres, movies: found }) => ({
          at: isoTime(at),
          mood,
          genres,
          movies: found.map(({ id, title }) => ({ tmdbId: id, title })),
        })),
      };
    }),
  );
}
