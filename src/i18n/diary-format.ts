import type { Rating } from '../domain/marks/diary';
import { createDateFormat, formatDate, formatNumber, formatRating, LOCALE } from './format';

const mediumDate = createDateFormat(LOCALE, { dateStyle: 'medium' });

/** A calendar date (YYYY-MM-DD), which is the same in every time zone: 'January 5, 2025'. */
export function formatCalendarDate(date: string): string {
  return formatDate(Date.parse(date), 'UTC');
}

/** Shorter, for cards: 'Jan 5, 2025'. */
export function formatShortCalendarDate(date: string): string {
  return mediumDate(Date.parse(date), 'UTC');
}

/** Stars as shown: '4½'. */
export function formatStars(rating: Rating): string {
  const [whole, half] = [Math.floor(rating / 2), rating % 2 === 1 ? '½' : ''];
  return `${whole === 0 ? '' : formatNumber(whole)}${half}`;
}

/** Stars as a number for screen readers: '4.5'. */
export function formatStarCount(rating: Rating): string {
  return rating % 2 === 0 ? formatNumber(rating / 2) : formatRating(rating / 2);
}
