import { createDateFormat } from './date-format';
import { LOCALE } from './locale';

/** A day: 'January 5, 2025'. */
export const formatDate = createDateFormat(LOCALE, { dateStyle: 'long' });
