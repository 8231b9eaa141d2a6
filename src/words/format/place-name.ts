import { LOCALE } from './locale';

/** A country's name in the reader's own form of the build's language: 'Germany' of 'DE'; the code where it has none. */
export function countryName(code: string): string {
  return new Intl.DisplayNames(LOCALE, { type: 'region' }).of(code) ?? code;
}

/** Countries that English names with an article. */
const WITH_ARTICLE: ReadonlySet<string> = new Set(['AE', 'BS', 'CF', 'DO', 'GB', 'GM', 'MV', 'NL', 'PH', 'US']);

/** A country as it stands in a sentence: 'the United States'. */
export function countryInSentence(code: string): string {
  return WITH_ARTICLE.has(code) ? `the ${countryName(code)}` : countryName(code);
}

/** A language's name in that language, as who reads it looks for it: 'Deutsch (Deutschland)' of 'de-DE'. */
export function languageName(tag: string): string {
  const name = new Intl.DisplayNames(tag, { type: 'language', languageDisplay: 'standard' }).of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}
