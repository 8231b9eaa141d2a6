import { localDate } from '../marks/diary';
import { isMovieId, movieIdOf } from '../movies/movie';
import { isIsoDate } from '../values/guards';

/** Which part of a date such as 3/5/2024 comes first; null if a file's dates don't show it. */
export type SlashOrder = 'day-first' | 'month-first' | null;

const SLASHES = /^(\d{1,2})\/(\d{1,2})\/(\d{4}|\d\d)(?!\d)/;
const YEAR_FIRST = /^(\d{4})(?:[-/.] ?(\d{1,2})[-/.] ?(\d{1,2})(?!\d)|(\d\d)(\d\d)$)/;
const DAY_FIRST = /^(\d{1,2})[-.] ?(\d{1,2})(?:[-.] ?(\d{4})|\.(\d\d))(?!\d)/;
/** Such as 'Sat Apr 23 08:36:35 2011' (IMDb until 2017). */
const MONTH_NAME = /\b(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]* +(\d{1,2}),? +(?:[\d:]+ +)?(\d{4})/;
/** Such as '3 May 2024' or '3-May-24' (Excel). */
const DAY_MONTH_NAME = /\b(\d{1,2})[ -](Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*[ -](\d{4}|\d\d)(?!\d)/;
const MONTHS = 'JanFebMarAprMayJunJulAugSepOctNovDec';
const LETTERS_OF_A_MONTH = 3;

/** A time in seconds since the epoch, from 2001 on, or in milliseconds. */
const UNIX = /^(\d{10})(\d{3})?$/;
/** A date and time with its offset from UTC. */
const MOMENT = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d.*(Z|[+-]\d\d:?\d\d)$/;
/** Sites that only know the day write midnight in UTC. */
const MIDNIGHT = /^[\d-]{10}[T ]00:00(:00(\.0+)?)?(Z|\+00:?00)$/;

const NOON = 12;
const MS_PER_DAY = 86_400_000;
const MS_PER_SECOND = 1000;

/** The order of day and month in a file's dates, from those that have only one meaning. */
export function slashOrderOf(dates: readonly string[]): SlashOrder {
  const parts = dates.flatMap((date) => {
    const [, first, second] = SLASHES.exec(date) ?? [];
    return first === undefined ? [] : [{ first: Number(first), second: Number(second) }];
  });
  if (parts.some(({ first }) => first > 12)) return 'day-first';
  return parts.some(({ second }) => second > 12) ? 'month-first' : null;
}

/** Years of two digits from this one on are of the last century, as in POSIX. */
const FIRST_SHORT_YEAR = 69;

function isoDay(year = '', month = '', day = ''): string | null {
  const century = year.length > 2 ? '' : Number(year) < FIRST_SHORT_YEAR ? '20' : '19';
  const text = `${century}${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isIsoDate(text) ? text : null;
}

/** The number of a month by its first three letters. */
const monthOf = (name: string) => String(MONTHS.indexOf(name) / LETTERS_OF_A_MONTH + 1);

/**
 * The calendar day that a text names, as YYYY-MM-DD; null if it names none. A moment's day is the one in the reader's
 * time zone, except for midnight in UTC; 1970-01-01 is how sites write an unknown moment.
 */
export function dayOf(text: string, order: SlashOrder = null): string | null {
  const [, seconds] = UNIX.exec(text) ?? [];
  if (seconds !== undefined) return localDate(Number(seconds) * MS_PER_SECOND);
  if (MOMENT.test(text) && !MIDNIGHT.test(text)) {
    const ms = momentOf(text);
    return ms === null ? null : localDate(ms);
  }
  if (MIDNIGHT.test(text) && text.startsWith('1970-01-01')) return null;
  const [, year, month, day, nextMonth, nextDay] = YEAR_FIRST.exec(text) ?? [];
  if (year !== undefined) return isoDay(year, month ?? nextMonth, day ?? nextDay);
  const [, dayFirst, itsMonth, itsYear, shortYear] = DAY_FIRST.exec(text) ?? [];
  if (dayFirst !== undefined) return isoDay(itsYear ?? shortYear, itsMonth, dayFirst);
  const [, first, second, slashYear] = SLASHES.exec(text) ?? [];
  if (first !== undefined && order !== null)
    return order === 'day-first' ? isoDay(slashYear, second, first) : isoDay(slashYear, first, second);
  const [, named, monthNamed, yearNamed] = DAY_MONTH_NAME.exec(text) ?? [];
  if (monthNamed !== undefined) return isoDay(yearNamed, monthOf(monthNamed), named);
  const [, monthFirst, dayNext, yearLast] = MONTH_NAME.exec(text) ?? [];
  return monthFirst === undefined ? null : isoDay(yearLast, monthOf(monthFirst), dayNext);
}

/** Noon of a day in the reader's time zone, in ms since the epoch; null before 1970, which marks don't support. */
export function noonOf(day: string): number | null {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const ms = new Date(year, month - 1, date, NOON).getTime();
  return ms >= 0 ? ms : null;
}

/** An ISO 8601 timestamp in ms since the epoch; null if it's invalid or not after 1970-01-01. */
export function momentOf(value: unknown): number | null {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/.test(value)) return null;
  const ms = Date.parse(value.replace(' ', 'T'));
  return ms >= MS_PER_DAY ? ms : null;
}

const FIRST_YEAR = 1870;
const LAST_YEAR = 2100;

/** The field's number, with a decimal point or comma; NaN if it has none. */
function numberOf(value: unknown): number {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && value !== '' ? Number(value.replace(',', '.')) : NaN;
}

/** A field's year, or null if it's not plausible for a movie. */
export function yearOf(value: unknown): number | null {
  const year = numberOf(value);
  return Number.isInteger(year) && year >= FIRST_YEAR && year <= LAST_YEAR ? year : null;
}

/** An IMDb id, or null. */
export function imdbIdOf(value: unknown): string | null {
  return typeof value === 'string' && /^tt\d{7,10}$/.test(value) ? value : null;
}

/** A TMDB id from a number or digits, or null. */
export function tmdbIdOf(value: unknown): number | null {
  if (typeof value === 'string') return movieIdOf(value);
  return isMovieId(value) ? value : null;
}

/** Stars drawn as text, such as '★★★½', of five. */
const STARS = /^(★*)(½?)☆*$/;
/** A rating that names its scale, such as '8/10'. */
const OF_BEST = /^([\d.,]+) ?\/ ?(\d+)$/;

/** A rating on a scale up to `best`, unless it names its own, converted to ten; null if there is none. */
export function ratingOf(value: unknown, best: number): number | null {
  const text = typeof value === 'string' ? value : '';
  const [, stars = '', half = ''] = STARS.exec(text) ?? [];
  if (stars + half !== '') return stars.length * 2 + half.length;
  const [, part = value, scale = best] = OF_BEST.exec(text) ?? [];
  const rating = numberOf(part);
  return rating > 0 && rating <= Number(scale) ? (rating * 10) / Number(scale) : null;
}

/** How many of the ratings may lie beyond the end of a scale: those are slips. */
const SLIPS = 0.1;

/** The scale that fits ratings which don't name their own: out of 5, 10 or 100; null if there are none. */
export function bestOf(ratings: readonly unknown[]): number | null {
  const numbers = ratings.map(numberOf).filter(Number.isFinite);
  const fits = (best: number) => numbers.filter((rating) => rating > best).length <= numbers.length * SLIPS;
  return numbers.length === 0 ? null : ([5, 10].find(fits) ?? 100);
}

/** Columns of spreadsheets, in several languages, that mean the same as those of known formats. */
const MEANINGS: Readonly<Record<string, readonly string[]>> = {
  title: ['movie', 'movietitle', 'film', 'filmtitle', 'titel', 'titre', 'titolo', 'título', 'название', '标题', '片名'],
  originaltitle: ['оригинальноеназвание'],
  year: ['releaseyear', 'yearreleased', 'jahr', 'année', 'anno', 'año', 'ano', 'год', '年份'],
  date: ['datum', 'fecha', 'data'],
  watcheddate: [
    'datewatched',
    'watchedon',
    'dateseen',
    'seenon',
    'lastplayed',
    'lastplayeddate',
    'lastwatched',
    '观看日期',
  ],
  daterated: ['дата', '打分日期'],
  rating: [
    'myrating',
    'personalrating',
    'bewertung',
    'wertung',
    'voto',
    'valoración',
    'puntuación',
    'оценка',
    'мояоценка',
    '个人评分',
    '我的评分',
  ],
};
const MEANING_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(MEANINGS).flatMap(([meaning, names]) => names.map((name) => [name, meaning] as const)),
);

/** The scale at the end of a column's name, such as 'Rating (out of 10)', 'Rating /100' or 'Rating 1-5'. */
const SCALE = /[\s(]*(?:(?:of|\/|von|sur|su|de|[01] ?[-–])\s*|\()(5|10|100)\)?$/i;

/** A column's name without what differs between sites and spreadsheets: capitals, blanks and punctuation. */
function columnName(head: string): string {
  const name = head.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  return MEANING_OF.get(name) ?? name;
}

/** A column of a table. */
export interface Column {
  readonly name: string;
  /** Where ratings in it end, if its name says so. */
  readonly best: number | null;
}

/** The column with this name in a file. */
export function columnOf(head: string): Column {
  const trimmed = head.trim();
  const [scale, best] = SCALE.exec(trimmed) ?? [];
  const name = columnName(trimmed.slice(0, trimmed.length - (scale ?? '').length).replace(/\bout$/i, ''));
  return best !== undefined && name === 'rating'
    ? { name, best: Number(best) }
    : { name: columnName(head), best: null };
}
