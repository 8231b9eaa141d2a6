import type { Badge, EarnedBadge, Requirement } from '../../domain/badge';
import { isRecord } from '../../domain/record';
import { fail, ok, type Result } from '../../domain/result';
import { serverTime } from '../../domain/server-time';
import { logQuietly } from '../quiet-log';
import { memberTables } from './tables';
import type { TokenFailure, TokenSource } from './token';

/** What the server tells of a member's account. */
export interface Account {
  /** The active badges in their order. */
  readonly badges: readonly Badge[];
  /** The newest first. */
  readonly earned: readonly EarnedBadge[];
  readonly searchCount: number;
  /** Genres searched for, the newest first, null where a search named none; the server hands out 1,000 at most. */
  readonly searchedGenres: readonly (string | null)[];
}

const BADGE = 'id, name, description, icon, color, requirement_type, requirement_value';
const REQUIREMENTS: readonly Requirement[] = ['search_count', 'favorites_count', 'history_count'];

function parseBadge(row: unknown): Badge | null {
  if (!isRecord(row)) return null;
  const { id, name, description, icon, color, requirement_type: type, requirement_value: required } = row;
  const requirement = REQUIREMENTS.find((known) => known === type);
  if (typeof id !== 'string' || typeof name !== 'string' || typeof required !== 'number' || !requirement) return null;
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  return { id, name, description: text(description), icon: text(icon), color: text(color), requirement, required };
}

function parseEarned(row: unknown): EarnedBadge | null {
  const badge = isRecord(row) ? parseBadge(row['badge']) : null;
  const earnedAt = isRecord(row) ? serverTime(row['earned_at']) : null;
  return badge && earnedAt !== null ? { badge, earnedAt: new Date(earnedAt).toISOString() } : null;
}

function parsed<T>(rows: readonly unknown[], parse: (row: unknown) => T | null): readonly T[] {
  return rows.map(parse).filter((row) => row !== null);
}

/** Reads badges, earned badges and searches of the signed-in member; a failure is logged. */
export async function fetchAccount(
  source: TokenSource,
): Promise<Result<{ readonly userId: string; readonly account: Account }, TokenFailure>> {
  const tables = await memberTables(source);
  if (!tables.ok) return tables;
  const { userId, client } = tables.value;
  const [badges, earned, searches] = await Promise.all([
    client.from('badges').select(BADGE).eq('is_active', true).order('sort_order'),
    client
      .from('user_badges')
      .select(`id, badge_id, earned_at, badge:badges(${BADGE})`)
      .eq('user_id', userId)
      .order('earned_at', { ascending: false }),
    client
      .from('user_search_history')
      .select('selected_genre', { count: 'exact' })
      .eq('user_id', userId)
      .order('created_at', { ascending: false }),
  ]);
  const failure = badges.error ?? earned.error ?? searches.error;
  if (failure) {
    logQuietly(`Badges and statistics could not be read: ${failure.message}`);
    return fail([badges, earned, searches].some(({ status }) => status === 0) ? 'offline' : 'server');
  }
  const genres: readonly unknown[] = searches.data ?? [];
  const account: Account = {
    badges: parsed(badges.data ?? [], parseBadge),
    earned: parsed(earned.data ?? [], parseEarned),
    searchCount: searches.count ?? genres.length,
    searchedGenres: genres.map((row) =>
      isRecord(row) && typeof row['selected_genre'] === 'string' ? row['selected_genre'] : null,
    ),
  };
  return ok({ userId, account });
}

/** Has the server check what the member has earned. @returns whether it awarded something; false when it could not */
export async function awardBadges(source: TokenSource): Promise<boolean> {
  const tables = await memberTables(source);
  if (!tables.ok) return false;
  const { userId, client } = tables.value;
  const answer = await client.rpc('check_and_award_badges', { user_uuid: userId });
  if (answer.error) logQuietly(`Badges could not be checked: ${answer.error.message}`);
  const awarded: unknown = answer.data;
  return awarded === true;
}
