import { LOCALE } from './locale';

const format = (unit: 'hour' | 'minute') =>
  new Intl.NumberFormat(LOCALE, { style: 'unit', unit, unitDisplay: 'narrow' });
const hour = format('hour');
const minute = format('minute');

/**
 * A runtime as hours and minutes, '2h 15m'; without the hours below an hour.
 * @param minutes zero or less gives an empty text: the movie database writes 0 for unknown
 */
export function runtimeText(minutes: number): string {
  if (minutes < 0.5) return '';
  const whole = Math.round(minutes);
  const hours = Math.floor(whole / 60);
  const rest = minute.format(whole % 60);
  return hours === 0 ? rest : `${hour.format(hours)} ${rest}`;
}
