import { type Badge, type EarnedBadge, isRequirement } from '../../../domain/account/badge';
import type { GenreCounts } from '../../../domain/account/statistics';
import type { RequestFailure } from '../../../domain/requests/request-error';
import { isRecord } from '../../../domain/values/guards';
import { fail, ok, type Result } from '../../../domain/values/result';
import { serverTime } from '../../../domain/marks/timestamp';
import { logDebug } from '../../../lib/logger';
import { memberToken } from '../session/member-bearer';
import type { AuthContext } from '../session/token';
import { rowsIn } from './rows';
import { postgrest } from './tables';

/** What the server tells of a member's account. */
export interface Account {
  /** The active badges in their order. */
  readonly badges: readonly Badge[];
  /** The newest first. */
  readonly earned: readonly EarnedBadge[];
  readonly searchCount: number;
  /** How often each genre was searched for. */
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

/** Reads badges, earned badges and searches of a member; a failure is logged. */
export async function fetchAccount(source: AuthContext, userId: string): Promise<Result<Account, RequestFailure>> {
  const bearer = memberToken(source, userId);
  const [badges, earned, searches, genres] = await Promise.all([
    postgrest(source, bearer, {
      from: 'badges',
      params: { select: BADGE, is_active: 'eq.true', order: 'sort_order.asc' },
    }),
    postgrest(source, bearer, {
      from: 'user_badges',
      params: {
        select: `id,badge_id,earned_at,badge:badges(${BADGE})`,
        user_id: `eq.${userId}`,
        order: 'earned_at.desc',
      },
    }),
    postgrest(source, bearer, {
      from: 'user_search_history',
      params: { select: 'selected_genre', user_id: `eq.${userId}`, limit: '1' },
      prefer: 'count=exact',
    }),
    postgrest(source, bearer, { from: 'rpc/searched_genres', body: {} }),
  ]);
  if (!badges.ok) return untold(badges.error);
  if (!earned.ok) return untold(earned.error);
  if (!searches.ok) return untold(searches.error);
  if (!genres.ok) return untold(genres.error);
  return ok({
    badges: rowsIn(badges.value.data, parseBadge),
    earned: rowsIn(earned.value.data, parseEarned),
    searchCount: searches.value.count ?? 0,
    genreCounts: rowsIn(genres.value.data, parseCount),
  });
}

function untold(failure: RequestFailure): Result<never, RequestFailure> {
  logDebug(`Badges and statistics could not be read: ${failure.reason}`);
  return fail(failure);
}

/** Has the server check what a member has earned. @returns whether it awarded something; false when it could not */
export async function awardBadges(source: AuthContext, userId: string): Promise<boolean> {
  const answer = await postgrest(source, memberToken(source, userId), {
    from: 'rpc/check_and_award_badges',
    body: { user_uuid: userId },
  });
  if (!answer.ok) logDebug(`Badges could not be checked: ${answer.error.reason}`);
  return answer.ok && answer.value.data === true;
}
