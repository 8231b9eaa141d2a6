import { LANGUAGES } from '../config/languages';
import { LANGUAGE } from './messages/language';

/** The locale of this build's language, for formats prescribed by the specification. */
export const HOME_LOCALE: string = LANGUAGES[LANGUAGE.id];

/**
 * The reader's regional variant of the build's language, such as en-GB. Other languages are ignored: a date shouldn't
 * be in another language than its sentence.
 * @param wanted BCP 47 tags, most preferred first
 */
export function readerLocale(wanted: readonly string[]): string {
  const languageOf = (tag: string) => tag.split('-')[0];
  return wanted.find((tag) => languageOf(tag) === languageOf(HOME_LOCALE)) ?? HOME_LOCALE;
}

export const LOCALE = readerLocale(typeof navigator === 'undefined' ? [] : navigator.languages);
