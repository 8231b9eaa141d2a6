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

/** What a title tells of its movie's series. */
export interface SeriesName {
  readonly stem: string;
  readonly words: string;
  /** How titles begin that the stem leads; null where it tells too little. */
  readonly lead: string | null;
}

/** What a title tells of its movie's series, to be asked once for each movie. */
export function seriesName(title: string): SeriesName {
  const stem = titleStem(title);
  const tells = stem.includes(' ') || stem.length >= TELLING;
  return { stem, words: wordsOf(title), lead: tells ? `${stem} ` : null };
}

function leads({ lead }: SeriesName, { words }: SeriesName): boolean {
  return lead !== null && words.startsWith(lead);
}

/** Whether two titles look like movies of one series: they share their stem, or one's stem leads the other. */
export function sameSeries(one: SeriesName, other: SeriesName): boolean {
  return one.stem === other.stem || leads(one, other) || leads(other, one);
}
