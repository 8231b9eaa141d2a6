import type { ProfileRow, WatchPreferencesRow } from '../../db/member-database';
import { type Badge, type EarnedBadge, isRequirement } from '../../domain/account/badge';
import type { GenreCounts } from '../../domain/account/statistics';
import type { Profile } from '../../domain/account/username';
import { serverTime } from '../../domain/marks/timestamp';
import type { RequestFailure } from '../../domain/requests/request-error';
import { isRecord } from '../../domain/values/guards';
import { fail, ok, type Result } from '../../domain/values/result';
import { parseWatchPreferences } from '../../domain/watch-preferences';
import { logDebug } from '../../lib/logger';
import { type AuthContext, memberToken } from './auth-context';
import { postgrest, rowsIn } from './postgrest';

/** A member's account as fetched from the server. */
export interface Account {
  /** Active badges, in display order. */
  readonly badges: readonly Badge[];
  /** Newest first. */
  readonly earned: readonly EarnedBadge[];
  readonly searchCount: number;
  /** Number of searches for each genre. */
  readonly genreCounts: GenreCounts;
}

const BADGE = 'id,name,description,icon,color,requirement_type,requirement_value';

function parseBadge(row: unknown): Badge | null {
  if (!isRecord(row)) return null;
  const { id, name, description, icon, color, requirement_type: requirement, requirement_value: required } = row;
  if (typeof id !== 'string' || typeof name !== 'string') return null;
  if (typeof required !== 'number' || !isRequirement(requirement)) return null;
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  return { id, name, description: text(description), icon: text(icon), color: text(color), requirement, required };
}

function parseEarned(row: unknown): EarnedBadge | null {
  const badge = isRecord(row) ? parseBadge(row['badge']) : null;
  const earnedAt = isRecord(row) ? serverTime(row['earned_at']) : null;
  return badge && earnedAt !== null ? { badge, earnedAt: new Date(earnedAt).toISOString() } : null;
}

function parseCount(row: unknown): GenreCounts[number] | null {
  const [genre, searches] = Array.isArray(row) ? (row as readonly unknown[]) : [];
  return typeof genre === 'string' && typeof searches === 'number' ? [genre, searches] : null;
}

/** Fetches badges, earned badges and searches of a member; a failure is logged. */
export async function fetchAccount(auth: AuthContext, userId: string): Promise<Result<Account, RequestFailure>> {
  const tokenProvider = memberToken(auth, userId);
  const [badges, earned, searches, genres] = await Promise.all([
    postgrest(auth, tokenProvider, {
      from: 'badges',
      params: { select: BADGE, is_active: 'eq.true', order: 'sort_order.asc' },
    }),
    postgrest(auth, tokenProvider, {
      from: 'user_badges',
      params: {
        select: `id,badge_id,earned_at,badge:badges(${BADGE})`,
        user_id: `eq.${userId}`,
        order: 'earned_at.desc',
      },
    }),
    postgrest(auth, tokenProvider, {
      from: 'user_search_history',
      params: { select: 'selected_genre', user_id: `eq.${userId}`, limit: '1' },
      prefer: 'count=exact',
    }),
    postgrest(auth, tokenProvider, { from: 'rpc/searched_genres', body: {} }),
  ]);
  if (!badges.ok) return logFailure(badges.error);
  if (!earned.ok) return logFailure(earned.error);
  if (!searches.ok) return logFailure(searches.error);
  if (!genres.ok) return logFailure(genres.error);
  return ok({
    badges: rowsIn(badges.value.data, parseBadge),
    earned: rowsIn(earned.value.data, parseEarned),
    searchCount: searches.value.count ?? 0,
    genreCounts: rowsIn(genres.value.data, parseCount),
  });
}

function logFailure(failure: RequestFailure): Result<never, RequestFailure> {
  logDebug(`Badges and statistics could not be read: ${failure.reason}`);
  return fail(failure);
}

/** Has the server award badges. @returns whether it awarded any; false on failure */
export async function awardBadges(auth: AuthContext, userId: string): Promise<boolean> {
  const response = await postgrest(auth, memberToken(auth, userId), {
    from: 'rpc/check_and_award_badges',
    body: { user_uuid: userId },
  });
  if (!response.ok) logDebug(`Badges could not be checked: ${response.error.reason}`);
  return response.ok && response.value.data === true;
}

function text(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

const COLUMNS = {
  firstName: 'first_name',
  lastName: 'last_name',
  username: 'username',
} as const satisfies Record<keyof Profile, string>;

/** Columns of a profile. */
export const PROFILE_COLUMNS = Object.values(COLUMNS).join(',');

/** Parses the member's row of profiles. A member without a row has an empty profile. */
export function parseProfile(rows: unknown): ProfileRow {
  const row: unknown = Array.isArray(rows) ? rows[0] : null;
  const fields = isRecord(row) ? row : {};
  return {
    id: 'profile',
    username: text(fields[COLUMNS.username]),
    firstName: text(fields[COLUMNS.firstName]),
    lastName: text(fields[COLUMNS.lastName]),
  };
}

/** Watch preferences and when they were set, ms since the epoch. */
export type StoredPreferences = Pick<WatchPreferencesRow, 'value' | 'at'>;

/** Columns of the watch preferences. */
export const PREFERENCES_COLUMNS = 'country,language,services,watch_preferences_at';

/** Parses the watch preferences in the member's row; null if none were set. */
export function parseStoredPreferences(rows: unknown): StoredPreferences | null {
  const row: unknown = Array.isArray(rows) ? rows[0] : null;
  const at = isRecord(row) && typeof row['country'] === 'string' ? serverTime(row['watch_preferences_at']) : null;
  return at === null ? null : { value: parseWatchPreferences(row), at };
}

/** A member's row of profiles. */
export interface StoredProfile {
  readonly profile: ProfileRow;
  readonly watchPreferences: StoredPreferences | null;
}

/** Fetches a member's profile. */
export async function fetchProfile(auth: AuthContext, userId: string): Promise<Result<StoredProfile, RequestFailure>> {
  const response = await postgrest(auth, memberToken(auth, userId), {
    from: 'profiles',
    params: { select: `${PROFILE_COLUMNS},${PREFERENCES_COLUMNS}`, id: `eq.${userId}` },
  });
  if (!response.ok) return response;
  const { data } = response.value;
  return ok({ profile: parseProfile(data), watchPreferences: parseStoredPreferences(data) });
}

/**
 * Saves a member's watch preferences; the server keeps the latest.
 * @returns the server's, which may be newer ones of another device
 */
export async function saveWatchPreferences(
  auth: AuthContext,
  memberId: string,
  { value, at }: StoredPreferences,
): Promise<Result<StoredPreferences, RequestFailure>> {
  const { country, language, services } = value;
  const response = await postgrest(auth, memberToken(auth, memberId), {
    from: 'profiles',
    params: { select: PREFERENCES_COLUMNS },
    body: { id: memberId, country, language, services, watch_preferences_at: new Date(at).toISOString() },
    // An upsert that returns the row.
    prefer: 'resolution=merge-duplicates,return=representation',
  });
  if (!response.ok) return response;
  const saved = parseStoredPreferences(response.value.data);
  return saved === null ? fail({ reason: 'malformed' }) : ok(saved);
}
