import { dateFormat } from './date-format';
import { LOCALE } from './locale';

/** A day: 'January 5, 2025'. */
export const dayText = dateFormat(LOCALE, { dateStyle: 'long' });
