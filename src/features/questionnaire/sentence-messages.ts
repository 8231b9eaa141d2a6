import { CHOICES } from '../../i18n/messages/questionnaire';
import { formatAndList } from '../../i18n/format';
import { isGenreChoice, type LimitSlot } from '../../domain/questionnaire/answers';

const quoted = (texts: readonly string[]) => formatAndList(texts.map((text) => `“${text}”`));
const languageNames = new Intl.DisplayNames('en', { type: 'language' });
/** The movie database's code for Cantonese is none of the standard's. */
const languageName = (code: string) => (code === 'cn' ? 'Cantonese' : (languageNames.of(code) ?? code));

/** Years as people say them: a decade, one year, a range, or one with an open end. */
function yearsText(years: string): string {
  const [from = '', to = ''] = years.split('-');
  if (from === '') return `Up to ${to}`;
  if (to === '') return `${from} or later`;
  if (from === to) return from;
  return from.endsWith('0') && Number(to) === Number(from) + 9 ? `${from}s` : `${from}–${to}`;
}

/** The text of a limit that a sentence set. */
export function limitText(slot: LimitSlot): string {
  const [kind = '', value = ''] = slot.split(':');
  switch (kind) {
    case 'no':
      return `No ${isGenreChoice(value) ? CHOICES.genre[value] : value}`;
    case 'years':
      return yearsText(value);
    case 'notyears':
      return `Not ${yearsText(value).replace(/^Up/, 'up')}`;
    case 'lang':
      return `In ${languageName(value)}`;
    case 'nolang':
      return `Not in ${languageName(value)}`;
    case 'max':
      return `Up to ${value} minutes`;
    case 'min':
      return `At least ${value} minutes`;
    case 'on':
      return value === 'mine' ? 'On my services' : `On ${value.replaceAll('_', ' ')}`;
    default:
      return 'Nothing grim';
  }
}

export const SENTENCE = {
  chips: 'What we understood',
  mood: 'Mood',
  genre: 'Genre',
  company: 'Company',
  remove: (what: string) => `Remove ${what}`,
  understood: (count: number) => (count === 1 ? 'Understood 1 thing.' : `Understood ${count} things.`),
  left: (parts: readonly string[]) => `We didn’t get: ${quoted(parts)}.`,
  names: (names: readonly string[]) =>
    `We can’t search by people or similar movies here, so this won’t count: ${quoted(names)}.`,
  oneMood: (mood: string) => `One mood at a time: we picked ${mood}.`,
  genreCap: (left: readonly string[]) => `Up to 3 genres: we left out ${formatAndList(left)}.`,
  noServices: 'You haven’t chosen your services yet. Choose them under Country & services.',
  assumed: (answers: readonly string[]) => `You didn’t say, so we’ll go with: ${answers.join(' · ')}.`,
} as const;
