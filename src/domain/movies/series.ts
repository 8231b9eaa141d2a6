/** Separators between the name of a series and that of a movie. */
const SUBTITLE_SEPARATOR = /:| [-\u2013\u2014] |!|\bpart\b|\bchapter\b|\bepisode\b|\bvol(?:ume)?\b/;
/** Separators after a series' name of two words or more: 'Indiana Jones and the …'. */
const CONNECTOR = / (?:and the|meets?|vs|versus) /;
/** A number at the end, in digits or Roman numerals. */
const NUMBER = / (?:\d{1,3}|i{2,3}|iv|v|vi{1,3}|ix|x)$/;
/** Minimum length of a single word to identify a series: 'Shrek', not 'Up'. */
const MIN_STEM_LENGTH = 5;

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
  const withoutSubtitle = wordsOf(title.toLowerCase().split(SUBTITLE_SEPARATOR)[0] ?? '');
  const withoutConnector = withoutSubtitle.split(CONNECTOR)[0] ?? '';
  const stem = (withoutConnector.includes(' ') ? withoutConnector : withoutSubtitle).replace(NUMBER, '');
  return stem === '' ? wordsOf(title) : stem;
}

/** What a title says about its series. */
export interface SeriesName {
  readonly stem: string;
  readonly words: string;
  /** Prefix of titles that start with the stem; null if the stem is too short. */
  readonly prefix: string | null;
}

/** Parses a title's series name; cache it per movie. */
export function seriesName(title: string): SeriesName {
  const stem = titleStem(title);
  const isDistinctive = stem.includes(' ') || stem.length >= MIN_STEM_LENGTH;
  return { stem, words: wordsOf(title), prefix: isDistinctive ? `${stem} ` : null };
}

function isPrefixOf({ prefix }: SeriesName, { words }: SeriesName): boolean {
  return prefix !== null && words.startsWith(prefix);
}

/** Whether two titles look like movies of one series: they share their stem, or one starts with the other's. */
export function sameSeries(one: SeriesName, other: SeriesName): boolean {
  return one.stem === other.stem || isPrefixOf(one, other) || isPrefixOf(other, one);
}
