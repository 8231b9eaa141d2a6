/**
 * Reference implementation: detects a series from two titles at a time. Comparing the movies' series names must
 * give the same.
 */

/** Separates a series' name from the name of one of its movies. */
const PARTING = /:| [-\u2013\u2014] |!|\bpart\b|\bchapter\b|\bepisode\b|\bvol(?:ume)?\b/;
/** Joins a series' name of two words or more to the subject of one movie: 'Indiana Jones and the …'. */
const JOINING = / (?:and the|meets?|vs|versus) /;
/** A number at the end, in digits or as the Roman numerals of sequels. */
const NUMBER = / (?:\d{1,3}|i{2,3}|iv|v|vi{1,3}|ix|x)$/;
/** The minimum number of letters for a single word to name a series: 'Shrek', not 'Up'. */
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
 * A title's stem: the name shared by the movies of a series, as far as the title alone shows. 'Toy Story 2' and
 * 'Toy Story' have the same stem, and so have 'Star Wars: Episode V - The Empire Strikes Back' and 'Star Wars'.
 */
function titleStem(title: string): string {
  const parted = wordsOf(title.toLowerCase().split(PARTING)[0] ?? '');
  const joined = parted.split(JOINING)[0] ?? '';
  const stem = (joined.includes(' ') ? joined : parted).replace(NUMBER, '');
  return stem === '' ? wordsOf(title) : stem;
}

function leads(stem: string, title: string): boolean {
  return (stem.includes(' ') || stem.length >= TELLING) && wordsOf(title).startsWith(`${stem} `);
}

/** Whether two titles look like movies of one series: they share their stem, or one starts with the other's stem. */
export function sameSeriesByTitles(one: string, other: string): boolean {
  const [stem, otherStem] = [titleStem(one), titleStem(other)];
  return stem === otherStem || leads(stem, other) || leads(otherStem, one);
}
