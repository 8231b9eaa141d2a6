import { LANGUAGES } from '../config/languages';
import { LANGUAGE } from './messages/language';

/** How this build's language writes what the specification gives letter by letter. */
export const HOME_LOCALE: string = LANGUAGES[LANGUAGE.id];

/**
 * The reader's own form of the build's language, such as en-GB. Others that the browser asks for are passed over: a date
 * in another language than its sentence cannot be read with it.
 * @param wanted most wanted first, as BCP 47 tags
 */
export function readerLocale(wanted: readonly string[]): string {
  const languageOf = (tag: string) => tag.split('-')[0];
  return wanted.find((tag) => languageOf(tag) === languageOf(HOME_LOCALE)) ?? HOME_LOCALE;
}

export const LOCALE = readerLocale(typeof navigator === 'undefined' ? [] : navigator.languages);
