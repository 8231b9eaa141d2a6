import { SESSION_IMPRESSIONS_LIMIT, SESSION_IMPRESSIONS_EXTRA_TRIM } from '../../config/recommend';

/**
 * The session's shown movies with more added, oldest first; one shown again counts as new. Beyond the cap the oldest go,
 * and 200 more with them, so that not every addition trims.
 */
export function withImpressions(shown: readonly number[], added: readonly number[]): number[] {
  const newest = new Set(added);
  const all = [...shown.filter((id) => !newest.has(id)), ...newest];
  const excess = all.length - SESSION_IMPRESSIONS_LIMIT;
  return excess > 0 ? all.slice(excess + SESSION_IMPRESSIONS_EXTRA_TRIM) : all;
}
