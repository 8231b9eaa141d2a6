import {
  ATTRACTIVE,
  AVERSE,
  AVOIDED,
  DETERMINERS,
  LEXICON,
  misspelled,
  NEW_YEARS,
  NOT,
  PREPOSITIONS,
  RESTARTS,
  stem,
  type Word,
} from '../../config/sentence';
import { isTheme } from '../../config/themes';
import { blanked, type Found, foldedLetters, namedIn, quantitiesIn, resolvedYears, TAKEN } from './sentence-terms';

/** What a sentence says. */
export interface ReadSentence {
  /**
   * Slots, such as 'mood:happy', 'genre:comedy', 'no:horror', 'company:family', 'rated:G+PG', 'max:100', 'min:90',
   * 'years:1990-1999', 'notyears:1980-1989', 'lang:fr', 'nolang:en', 'on:Netflix', 'on:mine', 'light', 'like:heat',
   * 'who:tom_hanks' and 'nowho:tom_hanks'. Underscores stand for blanks.
   */
  readonly slots: readonly string[];
  /** Parts that weren't understood, as written. */
  readonly left: readonly string[];
}

/** A part of the sentence. */
interface Part extends Found {
  readonly is: Word;
  readonly word: string;
}

const LONGEST = 6;
interface Token {
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

function tokensOf(text: string): Token[] {
  return [...text.matchAll(/[\p{L}\p{N}]+(?:'[\p{L}]+)*|[,;.!?:()\n]| [-–—] |[&+/]/gu)].map(({ 0: found, index }) => ({
    word: found.trim(),
    start: index,
    end: index + found.length,
  }));
}

const SIGNS: Readonly<Record<string, string>> = { '&': 'and', '+': 'plu', '/': 'or' };

/** The parts of the text that isn't part of a quantity or name. */
function partsOf(text: string): Part[] {
  const tokens = tokensOf(text);
  const words = tokens.map(({ word }) => SIGNS[word] ?? stem(word.replaceAll("'", '')));
  const parts: Part[] = [];
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at];
    if (token === undefined) break;
    let size = Math.min(LONGEST, tokens.length - at);
    const phrase = () => words.slice(at, at + size).join(' ');
    while (size > 1 && !(LEXICON.has(phrase()) && isUnbroken(text, tokens, at, size))) size -= 1;
    const word = text[token.start - 1] === '-' && token.word === 'free' ? 'is out' : phrase();
    const sign = /^[,(:)–—-]/.test(token.word) ? 'comma' : /^[;.!?\n]/.test(token.word) ? 'stop' : null;
    const entry = LEXICON.get(word) ??
      misspelled(word) ?? {
        is: word.length > 2 ? ('unknown' as const) : ('filler' as const),
        slots: '',
        negated: null,
      };
    const end = tokens[at + size - 1]?.end ?? token.end;
    parts.push({ ...entry, is: sign ?? entry.is, word: sign === null ? word : token.word, start: token.start, end });
    at += size;
  }
  return parts;
}

/** Whether no quantity stands between the words of a phrase. */
function isUnbroken(text: string, tokens: readonly Token[], at: number, size: number): boolean {
  const from = tokens[at]?.start ?? 0;
  return !text.slice(from, tokens[at + size - 1]?.end ?? from).includes(TAKEN);
}

const isContent = ({ is }: Part): boolean => is === 'term' || is === 'unknown';
const endsClause = ({ is }: Part): boolean => is === 'comma' || is === 'stop' || is === 'but';

/** The parts of a clause from a place on. */
function restOfClause(parts: readonly Part[], at: number): readonly Part[] {
  const end = parts.findIndex((part, index) => index >= at && (endsClause(part) || part.is === 'negator'));
  return parts.slice(at, end < 0 ? undefined : end);
}

/** Whether what is excluded goes on after a comma: in a list that ends with 'or', or with what nobody asks for. */
function continuesList(parts: readonly Part[], at: number, negator: Part): boolean {
  const next = parts[at];
  if (next === undefined) return false;
  if (next.is === 'term' && next.slots === '') return true;
  for (let index = at; index < Math.min(parts.length, at + 7); index += 1) {
    const part = parts[index];
    if (part === undefined || part.is === 'stop' || part.is === 'but' || part.is === 'negator') return false;
    if (part.is === 'or') return index > at;
    if (part.is === 'and' && isBareList(parts.slice(at, index + 2)) && AVOIDED.test(negator.word)) return true;
    if (part.is === 'and' || RESTARTS.has(part.word) || ['a', 'an', 'but'].includes(part.word)) return false;
  }
  return false;
}

/** Whether these are genres, separated by commas and 'and'. */
function isBareList(parts: readonly Part[]): boolean {
  return parts.every(({ is, slots }) => is === 'and' || is === 'comma' || slots.startsWith('genre:'));
}

/** Whether what is excluded goes on after 'and'. */
function continuesAfterAnd(parts: readonly Part[], at: number, negator: Part): boolean {
  const next = parts[at];
  if (next?.is !== 'term') return false;
  if (next.slots === '') return true;
  const isNoun = next.slots.startsWith('genre:') && DETERMINERS.test(negator.word);
  return isNoun || !ATTRACTIVE.test(next.slots);
}

/** Which parts are negated, and which don't matter. */
function turnedParts(parts: readonly Part[]) {
  const negated = new Set<Part>();
  const ignored = new Set<Part>();
  let scope: { readonly negator: Part; seen: boolean } | null = null;
  let clause: Part[] = [];
  let isIndifferent = false;
  parts.forEach((part, index) => {
    const [before, next] = [parts[index - 1], parts[index + 1]];
    const cancels = (one?: Part, other?: Part) =>
      one?.is === 'negator' && other?.is === 'negator' && NOT.test(one.word) && AVERSE.test(other.word);
    if (cancels(before, part) || cancels(part, next)) return;
    if (part.is === 'negator') {
      const rest = restOfClause(parts, index + 1);
      // 'Horror is not for me' and 'Horror? No thanks' exclude what stands before.
      if (!rest.some(isContent)) {
        if (scope === null && clause.every(({ is }) => is !== 'unknown'))
          clause.filter(({ is }) => is === 'term').forEach((term) => negated.add(term));
        if (parts[index + rest.length + 1]?.is !== 'negator') scope = null;
      } else scope = { negator: part, seen: scope?.seen === true && scope.negator.word === part.word };
      return;
    }
    if (part.is === 'afterthought') {
      const last = clause.findLast(({ is }) => is === 'term');
      if (last) negated.add(last);
      return;
    }
    if (endsClause(part)) isIndifferent = false;
    if (part.is === 'stop' || part.is === 'but') {
      scope = null;
      if (part.word !== '?') clause = [];
      return;
    }
    if (part.is === 'comma') {
      if (scope?.seen === true && !continuesList(parts, index + 1, scope.negator)) scope = null;
      clause = [];
      return;
    }
    if (scope?.seen === true) {
      const ends =
        part.is === 'and'
          ? !continuesAfterAnd(parts, index + 1, scope.negator)
          : RESTARTS.has(part.word) || PREPOSITIONS.has(part.word) || part.word.startsWith('for ');
      if (ends) scope = null;
    }
    if (part.is === 'harmless') scope = null;
    if (part.is === 'indifferent') isIndifferent = true;
    clause.push(part);
    if (!isContent(part)) return;
    if (isIndifferent) ignored.add(part);
    else if (scope !== null) {
      negated.add(part);
      scope.seen = true;
    }
  });
  return { negated, ignored };
}

/** The slots of a negated part; null if nothing can be done about it. */
function negatedSlots({ slots, negated }: Part): string | null {
  if (negated !== null) return negated;
  const each = slots.split(' ').map((slot) => {
    const [kind, value = ''] = slot.split(':');
    if (kind === 'genre') return isTheme(value) ? null : `no:${value}`;
    if (kind === 'lang') return `nolang:${value}`;
    if (kind === 'who') return `nowho:${value}`;
    return kind === 'years' ? `notyears:${value}` : null;
  });
  const known = each.filter((slot) => slot !== null);
  return known.length === 0 ? null : known.join(' ');
}

/**
 * Reads a sentence, by rules and a lexicon.
 * @param year the current one
 */
export function readSentence(sentence: string, year: number): ReadSentence {
  const folded = foldedLetters(sentence)
    .replaceAll(/\bw\/o\b/g, 'not')
    .replaceAll(/\bw\//g, 'w ');
  const named = namedIn(sentence, folded, (words) =>
    words
      .split(/[^a-z0-9]+/)
      .every((word) => word.length < 3 || ['term', 'filler'].includes(LEXICON.get(stem(word))?.is ?? '')),
  );
  const quantities = quantitiesIn(blanked(folded, named), year);
  const found = [...named, ...quantities];
  const terms = found.map((one): Part => ({ ...one, is: 'term', word: TAKEN }));
  const parts = [...partsOf(blanked(folded, found)), ...terms].sort((a, b) => a.start - b.start);
  const { negated, ignored } = turnedParts(parts);
  const isWanted = (slot: string) =>
    parts.some(
      (part) => !negated.has(part) && part.slots.split(' ').includes(`genre:${slot.slice(3).replace('?', '')}`),
    );
  const slots: string[] = [];
  const unread = new Set<Part>();
  for (const part of parts) {
    if (!isContent(part) || ignored.has(part)) continue;
    const all = negatedSlots(part);
    // 'Animated, but not for kids' still wants animation.
    const turned =
      all !== null && part.slots.startsWith('company:')
        ? all
            .split(' ')
            .filter((slot) => !isWanted(slot))
            .join(' ')
        : all;
    // 'Horror, but not too scary' and 'crime, but no mafia' still want horror and crime.
    const isKind = part.slots.startsWith('mood:') || part.slots.endsWith('?');
    const isMild = isKind && turned !== null && turned.split(' ').some(isWanted);
    const own = !negated.has(part) ? part.slots : isMild ? null : turned;
    const isIgnored = part.is === 'term' && part.slots === '' && part.negated === '';
    if (own === null || (own === '' && !isIgnored)) unread.add(part);
    else slots.push(...own.split(' ').filter((slot) => slot !== ''));
  }
  const newest = year - NEW_YEARS;
  const dated = slots.map((slot) => slot.replace('NEW', String(newest)).replace('LAST', String(newest - 1)));
  return { slots: resolved(dated), left: leftOver(sentence, parts, unread, negated) };
}

/** One slot of each value; of several lengths the last exact one. What is excluded isn't asked for as well. */
function resolved(slots: readonly string[]): readonly string[] {
  const valuesOf = (kind: string) =>
    slots.filter((slot) => slot.startsWith(kind)).map((slot) => slot.slice(kind.length).replace('?', ''));
  const excluded = new Set(valuesOf('no:'));
  const languages = valuesOf('lang:');
  const last = (kind: string) => {
    const all = slots.filter((slot) => slot.startsWith(`${kind}:`));
    return all.findLast((slot) => !slot.endsWith('?')) ?? all.at(-1);
  };
  const single = ['max', 'min', 'rated', 'company'];
  const kept = slots.filter((slot) => {
    const [kind = '', value = ''] = slot.split(':');
    if (kind === 'genre' && excluded.has(value.replace('?', ''))) return false;
    if (kind === 'nolang' && languages.includes(value)) return false;
    if (kind === 'years') return false;
    return (
      !single.includes(kind) ||
      slot === (kind === 'company' && slots.includes('company:family') ? 'company:family' : last(kind))
    );
  });
  return [...new Set([...kept.map((slot) => slot.replace(/\?$/, '')), ...resolvedYears(slots)])];
}

/** The parts that weren't understood, with the small words between them. */
function leftOver(
  sentence: string,
  parts: readonly Part[],
  unread: ReadonlySet<Part>,
  negated: ReadonlySet<Part>,
): readonly string[] {
  const spans: { start: number; end: number }[] = [];
  let open: { start: number; end: number } | null = null;
  let lead: number | null = null;
  for (const part of parts) {
    if (unread.has(part)) {
      if (open === null) {
        open = { start: lead ?? part.start, end: part.end };
        spans.push(open);
      } else open.end = part.end;
    } else if (part.is === 'term' || endsClause(part)) {
      open = null;
      lead = null;
      continue;
    }
    if (part.is === 'negator' || PREPOSITIONS.has(part.word)) lead ??= part.start;
    else if (!unread.has(part) && !negated.has(part) && part.is !== 'filler') lead = null;
  }
  return spans.map(({ start, end }) => sentence.slice(start, end).trim());
}
