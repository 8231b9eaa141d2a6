/** Country that is meant until another is chosen (specification, section 7). */
export const DEFAULT_COUNTRY = 'US';
/** Language of movies' titles and overviews until another is chosen, as the movie database is asked for it (specification, section 7). */
export const DEFAULT_LANGUAGE = 'en-US';

/** Own services at most, the ids of one, and the letters of its name. Chosen far above what anybody has; the schema has the same. */
export const OWN_SERVICES = 60;
export const SERVICE_IDS = 20;
export const SERVICE_NAME_LENGTH = 80;
/** Services of a country that are listed before the others are asked for. Chosen. */
export const SERVICES_SHOWN = 24;

/**
 * Languages that movies' titles and overviews are offered in: those in which the movie database has most of the known ones
 * (its documentation, 'Languages'; primary translations).
 */
export const MOVIE_LANGUAGES = [
  'en-US',
  'ar-SA',
  'cs-CZ',
  'da-DK',
  'de-DE',
  'el-GR',
  'es-ES',
  'es-MX',
  'fi-FI',
  'fr-FR',
  'he-IL',
  'hi-IN',
  'hu-HU',
  'id-ID',
  'it-IT',
  'ja-JP',
  'ko-KR',
  'nl-NL',
  'no-NO',
  'pl-PL',
  'pt-BR',
  'pt-PT',
  'ro-RO',
  'ru-RU',
  'sv-SE',
  'th-TH',
  'tr-TR',
  'uk-UA',
  'vi-VN',
  'zh-CN',
  'zh-TW',
] as const;
export type MovieLanguage = (typeof MOVIE_LANGUAGES)[number];
