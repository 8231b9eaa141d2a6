import { memoize, LOCALE } from './format';
import { COUNTRY } from './messages/movies';

const regions = memoize(() => new Intl.DisplayNames(LOCALE, { type: 'region' }));

/** A country's name in the reader's locale: 'Germany' for 'DE'; the code if unknown. */
export function countryName(code: string): string {
  return regions().of(code) ?? code;
}

/** A language's name in that language, as its readers look for it: 'Deutsch (Deutschland)' for 'de-DE'. */
export function languageName(tag: string): string {
  const name = new Intl.DisplayNames(tag, { type: 'language', languageDisplay: 'standard' }).of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}

/** A country's name for use in a sentence: 'the United States'. */
export function countryWithArticle(code: string): string {
  return COUNTRY.inSentence(code, countryName(code));
}
