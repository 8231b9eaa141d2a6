import { DAY_MS } from '../config/time';
import { memoize } from './format';
import { LOCALE } from './locale';
import { LISTS } from './messages/movies';

const ago = memoize(() => new Intl.RelativeTimeFormat(LOCALE));

/** How long ago something was fetched: 'Updated 5 hours ago'. @param ms milliseconds */
export function ageMessage(ms: number): string {
  const { count, unit } = ageOf(ms);
  return count === 0 ? LISTS.updatedNow : LISTS.updated(ago().format(-count, unit));
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** How old something is, in the largest unit of which it is at least one; counts are whole. */
export interface Age {
  readonly count: number;
  readonly unit: 'minute' | 'hour' | 'day';
}

/**
 * The age of something in words' reach: less than a minute counts as 0 minutes.
 * @param ms milliseconds; a clock that was set back makes them negative, which counts as none
 */
export function ageOf(ms: number): Age {
  if (ms >= DAY_MS) return { count: Math.floor(ms / DAY_MS), unit: 'day' };
  if (ms >= HOUR_MS) return { count: Math.floor(ms / HOUR_MS), unit: 'hour' };
  return { count: Math.max(0, Math.floor(ms / MINUTE_MS)), unit: 'minute' };
}
