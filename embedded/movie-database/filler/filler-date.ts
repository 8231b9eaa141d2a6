const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const PATTERN = /^([A-Z][a-z]{2}) (\d{2}) (\d{4})$/;

/** The data set was compiled in 2010; its later years are 1915 to 1946 read as two digits. */
const LAST_YEAR = 2010;
/** Up to here '31 December' is a bare year shifted by a time zone; later ones are real premieres on New Year's Eve. */
const LAST_SHIFTED_YEAR = 1992;
/** 31 December 1969 is the zero of Unix time, shifted the same way: the date was not known at all. */
const UNIX_EVE = 1969;

/**
 * Reads a date of the filler ('Jun 12 1998') as an ISO date; null when it is impossible. Casablanca stands there with
 * 'Dec 31 1941' and Rebecca with 'Dec 31 1939': where only the year was known, a new year's day slipped back by a day.
 */
export function parseFillerDate(text: string): string | null {
  const [, monthName = '', day = '', yearDigits = ''] = PATTERN.exec(text) ?? [];
  const month = MONTHS.indexOf(monthName) + 1;
  const year = Number(yearDigits);
  if (month === 0 || year > LAST_YEAR) return null;
  if (month === 12 && day === '31' && year <= LAST_SHIFTED_YEAR) {
    return year === UNIX_EVE ? null : `${year + 1}-01-01`;
  }
  const iso = `${yearDigits}-${String(month).padStart(2, '0')}-${day}`;
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : null;
}
