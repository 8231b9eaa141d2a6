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

/** An age in its largest unit with a count of at least one; counts are whole. */
export interface Age {
  readonly count: number;
  readonly unit: 'minute' | 'hour' | 'day';
}

/**
 * The age in minutes, hours or days; less than a minute counts as 0 minutes.
 * @param ms milliseconds; negative ones, after the clock was set back, count as 0
 */
export function ageOf(ms: number): Age {
  if (ms >= DAY_MS) return { count: Math.floor(ms / DAY_MS), unit: 'day' };
  if (ms >= HOUR_MS) return { count: Math.floor(ms / HOUR_MS), unit: 'hour' };
  return { count: Math.max(0, Math.floor(ms / MINUTE_MS)), unit: 'minute' };
}
