import {
  minutesOf,
  numberOf,
  ABOUT,
  AGES,
  AT_LEAST,
  AT_MOST,
  CHILD,
  COUNT,
  DECADE_WORDS,
  HOURS,
  LENGTH,
  LIKE,
  LIST,
  MINUTES,
  NAME_END,
  OVER,
  PERSON_NAMES,
  SOME,
  UNDER,
  WHO,
  YEARS,
} from '../../config/sentence';

/** A part of a sentence with the slots that it fills; `negated` are those if it's negated, null for none. */
export interface Found {
  readonly start: number;
  readonly end: number;
  readonly slots: string;
  readonly negated: string | null;
}

const lengths: Rule = {
  pattern: `(?<before>(?:${OVER}|${UNDER}|${AT_MOST}|${AT_LEAST})${ABOUT})?(?:${LENGTH})(?: long)?(?<after> ?(?:or (?:less|under|shorter|below|so|more|longer|over|above)|max(?:imum)?|tops|at (?:the )?most|min(?:imum)?|at least|plus|\\+|limit|and under))?`,
  read(groups) {
    const { before = '', after = '', hours, unit } = groups;
    if (unit !== undefined && hours === undefined && !/^h(?:ou)?r/.test(unit)) return null;
    const minutes = minutesOf(groups);
    if (minutes < 10 || minutes > 600) return null;
    if (new RegExp(`^${AT_LEAST}`).test(before) || /more|longer|over|above|min|least|plus|\+/.test(after))
      return [`min:${minutes}`, `max:${minutes}`];
    if (new RegExp(`^${OVER}`).test(before)) return [`min:${minutes}`, `max:${minutes}`];
    return new RegExp(`^${UNDER}`).test(before)
      ? [`max:${minutes}`, `min:${minutes}`]
      : [`max:${minutes}`, `max:${minutes}`];
  },
};

const lengthRanges: Rule = {
  pattern: `(?:between |from )?(?<low>${COUNT}) ?(?:-|to|and) ?(?<high>${COUNT})[ -]*(?<unit>${HOURS}|${MINUTES})`,
  read({ low = '', high = '', unit = '' }) {
    const factor = unit.startsWith('h') ? 60 : 1;
    const [min, max] = [numberOf(low) * factor, numberOf(high) * factor];
    return min < 10 || min >= max || max > 600 ? null : [`min:${min} max:${max}`, null];
  },
};

const named = (pattern: string, end: string) => pattern.replaceAll(/\?<(\w+)>/g, `?<$1${end}>`);

interface Range {
  readonly from: number;
  readonly to: number;
}

function rangeOf(groups: Readonly<Record<string, string | undefined>>, end = ''): Range | null {
  const of = (name: string) => groups[`${name}${end}`];
  const year = of('year');
  if (year !== undefined) return { from: Number(year), to: Number(year) };
  const decade = of('decade')?.replace("'", '');
  const word = of('named');
  if (decade === undefined && word === undefined) return null;
  const place = DECADE_WORDS.indexOf(word ?? '');
  const short = Number(decade?.slice(-2));
  const century = short < 30 ? 2000 : 1900;
  const spelled = place < 0 ? 2000 : place === 0 ? 2020 : 1920 + place * 10;
  const first = decade === undefined ? spelled : decade.length > 2 ? Number(decade) : century + short;
  const part = of('part') ?? '';
  if (/early|begin/.test(part)) return { from: first, to: first + 4 };
  if (/late|end/.test(part)) return { from: first + 5, to: first + 9 };
  return part === 'mid' ? { from: first + 3, to: first + 6 } : { from: first, to: first + 9 };
}

const yearRanges: Rule = {
  pattern: `(?:between |from )?(?:the )?${named(YEARS, '1')} ?(?:-|–|to|through|thru|and|until|till|up to) ?(?:the )?${named(YEARS, '2')}`,
  read(groups) {
    const [one, other] = [rangeOf(groups, '1'), rangeOf(groups, '2')];
    return one && other && one.from <= other.to ? pair({ from: one.from, to: other.to }) : null;
  },
};

const pair = ({ from, to }: Range): Meaning => [`years:${from}-${to}`, `notyears:${from}-${to}`];

const years: Rule = {
  pattern: `(?<before>(?:before|pre|prior to|earlier than|older than|until|up to|after|later than|newer than|more recent than|younger than|post|since|past)[ -]*(?:the )?)?${YEARS}(?<after> ?(?:or (?:later|newer|after|younger|earlier|older|before)|and (?:later|newer|after|up|earlier|older|before|onwards?|beyond)|onwards?|on\\b(?! [a-z])|\\+))?`,
  read(groups) {
    const range = rangeOf(groups);
    if (range === null) return null;
    const { before = '', after = '' } = groups;
    const { from, to } = range;
    const upTo = (last: number): Meaning => [`years:-${last}`, `years:${last + 1}-`];
    const since = (first: number): Meaning => [`years:${first}-`, `years:-${first - 1}`];
    if (/^(?:before|pre|prior|earlier|older)/.test(before)) return upTo(from - 1);
    if (/^(?:until|up to)/.test(before) || /earlier|older|before/.test(after)) return upTo(to);
    if (/^(?:after|later|newer|more|younger|post|past)/.test(before)) return since(to + 1);
    return before.startsWith('since') || after !== '' ? since(from) : pair(range);
  },
};

const lastYears: Rule = {
  pattern: `(?<only>(?<!the )last year\\b)|(?:last|past|previous) (?:(?<count>${SOME}) )?(?<unit>years?|decades?)\\b`,
  read({ only, count = 'one', unit = '' }, year) {
    if (only !== undefined) return pair({ from: year - 1, to: year - 1 });
    const from = year - numberOf(count) * (unit.startsWith('d') ? 10 : 1);
    return [`years:${from}-`, `years:-${from - 1}`];
  },
};

const ages = (pattern: string): Rule => ({
  pattern,
  read({ ages: list = '' }) {
    const known = list.split(/,| and |&| or | to |-(?=\d)|\//).map(numberOf);
    const youngest = Math.min(...known.filter((age) => age > 0));
    if (youngest > 17) return null;
    return [`company:family rated:${youngest < 13 ? 'G+PG' : 'G+PG+PG-13'}?`, null];
  },
});

const ORDER = ['G', 'PG', 'PG-13', 'R'];
const rated = (pattern: string): Rule => ({
  pattern: `(?<before>(?:above|over|beyond|higher than|stronger than|worse than|more than|past|up to|max(?:imum)?(?: of)?|at most|under|below|less than|anything over) (?:a |an )?)?${pattern}(?<after>[ -](?:or (?:below|lower|under|less|milder)|max(?:imum)?|at (?:the )?most|tops|and (?:under|below|lower)| (?:is|are)? ?(?:fine|ok|okay)))?`,
  read({ before = '', after = '', list = '' }) {
    const chosen = list.split(/,| or | and | to |\//).map((one) =>
      one
        .trim()
        .toUpperCase()
        .replace(/PG.?13/, 'PG-13'),
    );
    const places = chosen.map((one) => ORDER.indexOf(one));
    const highest = Math.max(...places);
    const slot = (fits: (place: number) => boolean) => `rated:${ORDER.filter((_, place) => fits(place)).join('+')}`;
    const upTo = slot((place) => place <= highest);
    if (/above|over|beyond|higher|stronger|worse|more|past/.test(before))
      return [highest === ORDER.length - 1 ? '' : slot((place) => place > highest), upTo];
    if (/under|below|less/.test(before)) return [slot((place) => place < highest), null];
    if (before !== '' || after !== '') return [upTo, null];
    const below = slot((place) => place < highest);
    return [slot((place) => places.includes(place)), highest > 1 ? below : slot((place) => !places.includes(place))];
  },
});

type Meaning = readonly [slots: string, negated: string | null];

/** A pattern, and the meaning of what it finds; null for none. */
interface Rule {
  readonly pattern: string;
  readonly read: (groups: Readonly<Record<string, string | undefined>>, year: number) => Meaning | null;
}

const RULES = [
  ages(`${AGES}(?:[ -]*(?:years?|yrs?|yr)[ -]*olds?|[ -]*y[/.]?o\\b|[ -]olds)`),
  ages(`(?:aged?|ages) ${AGES}(?!['0-9])`),
  ages(
    `(?:${CHILD})(?:,| \\(| who| is| are| turned| just turned| under| below)* ?\\(?${AGES}(?!['0-9a-z]| ?(?:min|h\\b|hours?|%))`,
  ),
  ages(`under[ -]${AGES}'?s\\b`),
  lengthRanges,
  lengths,
  yearRanges,
  years,
  lastYears,
  rated(`(?:rated|ratings?(?: of| is|:)?) ${LIST}`),
  rated(`${LIST}[ -]rat(?:ed|ing)`),
  rated(`(?=g(?:,| or| and|/))${LIST}`),
  rated(`(?=pg)${LIST}`),
  rated(`(?<=\\b(?:no|an|nothing) )(?=r\\b)${LIST}`),
].map(({ pattern, read }) => ({ pattern: new RegExp(`(?<![a-z0-9'])${pattern}`, 'g'), read }));

/** Lengths, years, ages and ratings. @param text folded */
export function quantitiesIn(text: string, year: number): readonly Found[] {
  const found: Found[] = [];
  for (const { pattern, read } of RULES) {
    for (const match of text.matchAll(pattern)) {
      const [start, end] = [match.index, match.index + match[0].trimEnd().length];
      if (found.some((other) => start < other.end && other.start < end)) continue;
      const meaning = read(match.groups ?? {}, year);
      if (meaning !== null) found.push({ start, end, slots: meaning[0], negated: meaning[1] });
    }
  }
  return found;
}

/** The years of all slots as one range; vague ones, which end in '?', count only by themselves. */
export function resolvedYears(slots: readonly string[]): readonly string[] {
  const all = slots.filter((slot) => slot.startsWith('years:')).map((slot) => slot.slice(6));
  const exact = all.filter((years) => !years.endsWith('?'));
  const ranges = (exact.length > 0 ? exact : all).map((years) => years.replace('?', '').split('-').map(Number));
  if (ranges.length === 0) return [];
  const closed = ranges.filter(([from, to]) => from && to);
  const open = ranges.filter(([from, to]) => !from || !to);
  const from = Math.max(
    ...open.map(([first = 0]) => first),
    closed.length > 0 ? Math.min(...closed.map(([first = 0]) => first)) : 0,
  );
  const to = Math.min(
    ...open.map(([, last]) => last || Infinity),
    closed.length > 0 ? Math.max(...closed.map(([, last = 0]) => last)) : Infinity,
  );
  return from > to ? [] : [`years:${from || ''}-${to === Infinity ? '' : to}`];
}

const CAPITAL = /^\p{Lu}/u;

/** A name: capitals reach over small words, others end before NAME_END. */
function nameAt(text: string, start: number, most: number): { readonly end: number; readonly capital: boolean } {
  const words = [...text.slice(start).matchAll(/[^\s,.;!?()"“”]+|[,.;!?()"“”]/g)];
  const spelled = /\p{Ll}/u.test(text);
  const capital = spelled && CAPITAL.test(words[0]?.[0] ?? '');
  let end = start;
  let count = 0;
  for (const [index, { 0: word, index: at }] of words.entries()) {
    const next = words[index + 1]?.[0] ?? '';
    const isJoined = capital && count > 0 && /^(?:in|of|and|the|on|with|to|for|from|a|de|la|no)$/.test(word);
    if (/^[,.;!?()]$/.test(word) || count >= most) break;
    if (
      isJoined
        ? !CAPITAL.test(/^(?:the|a|an)$/.test(next) ? (words[index + 2]?.[0] ?? '') : next)
        : NAME_END.test(word.toLowerCase()) && count > 0
    )
      break;
    if (capital && count > 0 && !isJoined && !CAPITAL.test(word) && !/^\d/.test(word)) break;
    if (count === 0 && NAME_END.test(word)) break;
    count += 1;
    end = start + at + word.length;
  }
  return { end, capital };
}

/** @param isKnown whether folded words mean something else */
export function namedIn(text: string, folded: string, isKnown: (words: string) => boolean): readonly Found[] {
  const found: Found[] = [];
  const add = (kind: string, start: number, nameStart: number, end: number) => {
    const value = folded
      .slice(nameStart, end)
      .replace(/^["“]|["”]$/g, '')
      .replaceAll(/\s+/g, '_');
    const isTaken = found.some((other) => nameStart < other.end && other.start < end);
    if (!isTaken && value !== '') found.push({ start, end, slots: `${kind}:${value}`, negated: `no${kind}:${value}` });
  };
  for (const { 0: lead, index } of folded.matchAll(LIKE)) {
    const start = index + lead.length;
    const article = /^(?:a|an|the first|the last)\s+(?=\p{Ll})/u.exec(text.slice(start));
    const { end, capital } = nameAt(text, start, 6);
    const isTitle = capital && !/^(?:\w+(?:an|ese|ish)|french|greek|dutch|czech)$/.test(folded.slice(start, end));
    if (article === null && end > start && (isTitle || !isKnown(folded.slice(start, end))))
      add('like', index, start, end);
  }
  for (const { 0: lead, index } of folded.matchAll(WHO)) {
    const start = index + lead.length;
    const { end, capital } = nameAt(text, start, 3);
    const name = folded.slice(start, end).replace(/'s$/, '');
    const isFamous = name.split(/[\s-]+/).some((word) => PERSON_NAMES.includes(word));
    const isNamed =
      /^(?:starring|stars|featuring|directed|written|director|actor|actress)/.test(lead) ||
      (capital && (/^(?:by|with)/.test(lead) || /\s/.test(name)));
    const isOther = /^(?:the|my|our|a|an|some|any)\b/.test(name) || isKnown(name);
    const kept = /^(?:no|without|nothing)/.test(lead) ? start : index;
    if (end > start && !isOther && (isFamous || isNamed)) add('who', kept, start, end);
  }
  const famous = new RegExp(
    `\\b(?:(?:a|an|the|any|some|with|by|old|new) )?(?<name>(?:[a-z]+ )?(?:${PERSON_NAMES.join('|')}))(?='s|\\b)(?<movie>'?s? (?:movie|film|flick))?`,
    'g',
  );
  for (const { 0: whole, index, groups } of folded.matchAll(famous)) {
    const { name = '', movie = '' } = groups ?? {};
    const start = index + whole.indexOf(name);
    const end = start + name.length;
    if (movie !== '' || /\p{Lu}[\p{Ll}']+$/u.test(text.slice(start, end))) add('who', start, start, end);
  }
  return found;
}

/** Stands for a letter that is part of a quantity or name. */
export const TAKEN = '\u0001';

/** The text without the letters of what was found. */
export function blanked(text: string, found: readonly Found[]): string {
  return found.reduce(
    (rest, { start, end }) => rest.slice(0, start) + TAKEN.repeat(end - start) + rest.slice(end),
    text,
  );
}

/** Lowercase letters without accents, as many as before. */
export function foldedLetters(text: string): string {
  const letters = Array.from(text, (letter) => {
    const [base = letter] = letter.normalize('NFD').toLowerCase();
    return /[’‘`´]/.test(base) ? "'" : base.padEnd(letter.length);
  });
  return letters.join('');
}
