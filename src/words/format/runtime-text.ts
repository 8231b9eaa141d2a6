import { LOCALE } from './locale';
import { memoize } from './when-needed';

const format = memoize(
  (unit: 'hour' | 'minute') => new Intl.NumberFormat(LOCALE, { style: 'unit', unit, unitDisplay: 'narrow' }),
);

/**
 * A runtime as hours and minutes, '2h 15m'; without the hours below an hour.
 * @param minutes zero or less gives an empty text: the movie database writes 0 for unknown
 */
export function formatRuntime(minutes: number): string {
  if (minutes < 0.5) return '';
  const whole = Math.round(minutes);
  const hours = Math.floor(whole / 60);
  const rest = format('minute').format(whole % 60);
  return hours === 0 ? rest : `${format('hour').format(hours)} ${rest}`;
}
