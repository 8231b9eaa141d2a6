import { COUNTRY } from '../en/film/country';
import { countryName } from '../format/place-name';

/** A country as it stands in a sentence: 'the United States'. */
export function countryWithArticle(code: string): string {
  return COUNTRY.inSentence(code, countryName(code));
}
