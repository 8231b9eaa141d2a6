/** Series as they were told from two titles at a time: what is asked once for each movie must say the same. */

/** What parts a series' name from the name of one movie of it. */
const PARTING = /:| [-\u2013\u2014] |!|\bpart\b|\bchapter\b|\bepisode\b|\bvol(?:ume)?\b/;
/** What joins a series' name of two words or more to the matter of one movie: 'Indiana Jones and the …'. */
const JOINING = / (?:and the|meets?|vs|versus) /;
/** A number at the end, in digits or as the Roman numerals that sequels bear. */
const NUMBER = / (?:\d{1,3}|i{2,3}|iv|v|vi{1,3}|ix|x)$/;
/** Letters from which a single word tells a series: 'Shrek', not 'Up'. */
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
 * A title's stem: the name that the movies of a series share, as far as the title alone tells. 'Toy Story 2' and 'Toy
 * Story' have one, and so have 'Star Wars: Episode V - The Empire Strikes Back' and 'Star Wars'.
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

/** Whether two titles look like movies of one series: they share their stem, or one's stem leads the other. */
export function sameSeriesByTitles(one: string, other: string): boolean {
  const [stem, otherStem] = [titleStem(one), titleStem(other)];
  return stem === otherStem || leads(stem, other) || leads(otherStem, one);
}
