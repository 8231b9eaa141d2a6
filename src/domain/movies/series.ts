/** Separators between the name of a series and that of a movie. */
const PARTING = /:| [-\u2013\u2014] |!|\bpart\b|\bchapter\b|\bepisode\b|\bvol(?:ume)?\b/;
/** Separators after a series' name of two words or more: 'Indiana Jones and the …'. */
const JOINING = / (?:and the|meets?|vs|versus) /;
/** A number at the end, in digits or Roman numerals. */
const NUMBER = / (?:\d{1,3}|i{2,3}|iv|v|vi{1,3}|ix|x)$/;
/** Minimum length of a single word to identify a series: 'Shrek', not 'Up'. */
const TELLING = 5;

function wordsOf(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['\u2019.]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/^(?:the|an?) /, '');
}

/**
 * A title's stem: the part that movies of a series share. 'Toy Story 2' and 'Toy Story' have the same, as have 'Star
 * Wars: Episode V - The Empire Strikes Back' and 'Star Wars'.
 */
function titleStem(title: string): string {
  const parted = wordsOf(title.toLowerCase().split(PARTING)[0] ?? '');
  const joined = parted.split(JOINING)[0] ?? '';
  const stem = (joined.includes(' ') ? joined : parted).replace(NUMBER, '');
  return stem === '' ? wordsOf(title) : stem;
}

/** What a title says about its series. */
export interface SeriesName {
  readonly stem: string;
  readonly words: string;
  /** Prefix of titles that start with the stem; null if the stem is too short. */
  readonly lead: string | null;
}

/** Parses a title's series name; cache it per movie. */
export function seriesName(title: string): SeriesName {
  const stem = titleStem(title);
  const tells = stem.includes(' ') || stem.length >= TELLING;
  return { stem, words: wordsOf(title), lead: tells ? `${stem} ` : null };
}

function leads({ lead }: SeriesName, { words }: SeriesName): boolean {
  return lead !== null && words.startsWith(lead);
}

/** Whether two titles look like movies of one series: they share their stem, or one starts with the other's. */
export function sameSeries(one: SeriesName, other: SeriesName): boolean {
  return one.stem === other.stem || leads(one, other) || leads(other, one);
}
