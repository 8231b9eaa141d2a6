/** Letters that Unicode doesn't decompose. */
const LETTERS: Readonly<Record<string, string>> = {
  ...{ ø: 'o', ł: 'l', đ: 'd', ð: 'd', ħ: 'h', ı: 'i', ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th' },
};

/** Removes case and accents, and spells ligatures out: 'amelie' finds 'Amélie', 'aeon' 'Æon'. */
export function folded(text: string): string {
  const base = text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
  return base.replace(/[øłđðħıßæœþ]/g, (letter) => LETTERS[letter] ?? letter);
}

/** Stands for punctuation inside a word. */
const PUNCTUATION = '\u0000';

/** Punctuation and symbols. As a list of ranges, since a class of Unicode properties is ten times as slow. */
const PUNCTUATION_MARKS = /[!-/:-@[-`{-~¡-¿×÷‐-⯿、-〿]+/g;

/** The words of a text, separated by a blank, or by PUNCTUATION where a text such as 'Spider-Man' has no blank. */
function plainWords(text: string): string {
  return folded(text)
    .replace(/['’‘ʼ`´]/g, '')
    .replace(/[&+]/g, ' and ')
    .replace(PUNCTUATION_MARKS, PUNCTUATION)
    .replace(/\s+/g, ' ');
}

/** A text without blanks, punctuation, case and accents, to compare titles of different sources. */
export function compacted(text: string): string {
  return plainWords(text).replace(/[\0 ]/g, '');
}

const isWord = (text: string) => text !== '';

/** Whether consecutive words make up another word: 'spider', 'man' and 'spiderman'. */
function areJoinedTo(words: readonly string[], joined: string): boolean {
  return words.some((_, from) => {
    let rest = joined;
    for (const word of words.slice(from)) {
      if (!rest.startsWith(word)) return false;
      rest = rest.slice(word.length);
      if (rest === '') return true;
    }
    return false;
  });
}

/**
 * A test for texts that have every word of a query, in any order; all have those of an empty one. Case, accents and
 * punctuation don't matter, nor whether words are joined: 'walle' and 'wall-e' find 'WALL·E', 'mash' finds 'M*A*S*H'.
 */
export function textFilter(query: string): (text: string) => boolean {
  const wanted = plainWords(query)
    .split(' ')
    .map((token) => ({ joined: token.replaceAll(PUNCTUATION, ''), parts: token.split(PUNCTUATION).filter(isWord) }))
    .filter(({ joined }) => isWord(joined));
  return (text) => {
    const plain = plainWords(text);
    const apart = plain.replaceAll(PUNCTUATION, ' ');
    const joint = plain.replaceAll(PUNCTUATION, '');
    const has = (word: string) => joint.includes(word) || apart.includes(word);
    return wanted.every(({ joined, parts }) => {
      if (
        has(joined) ||
        (joint.replaceAll(' ', '').includes(joined) && areJoinedTo(apart.split(' ').filter(isWord), joined))
      )
        return true;
      // A single letter between punctuation is a word: any title has an 'e'.
      return (
        parts.length > 1 && parts.every((part) => (part.length > 1 ? has(part) : ` ${apart} `.includes(` ${part} `)))
      );
    });
  };
}

/** A movie that a text is searched in. */
interface SearchedMovie {
  readonly title: string;
  /** 0 if unknown. */
  readonly year: number;
  readonly description: string;
  readonly foundBy?: FoundBy | undefined;
}

/** A test for movies with every word of a query in title, year and description, or in what TMDB found them by. */
export function movieFilter(query: string): (movie: SearchedMovie) => boolean {
  const matches = textFilter(query);
  return ({ title, year, description, foundBy }) =>
    matches([title, year || '', description, ...(foundBy ? [foundBy.person, foundBy.titleWords] : [])].join(' '));
}

/** What TMDB found a movie by, if title and description don't contain it. */
export interface FoundBy {
  /** A member of cast or crew; empty for none. */
  readonly person: string;
  /** The query of a title search, which includes titles in other languages; empty for none. */
  readonly titleWords: string;
}
