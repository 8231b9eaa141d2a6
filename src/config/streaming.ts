/** Services guessed by release year, newest first: the first entry whose `from` the year reaches (reading 5). */
export const GUESSED_SERVICES: readonly { readonly from: number; readonly services: readonly string[] }[] = [
  { from: 2020, services: ['Netflix', 'Prime Video'] },
  { from: 2010, services: ['Netflix', 'Hulu'] },
  { from: 2000, services: ['Hulu', 'Prime Video'] },
  { from: 0, services: ['Tubi', 'Pluto TV'] },
];
/** Added for animation or family, and for drama or thriller (specification, section 9; names by reading 5). */
export const FAMILY_SERVICE = 'Disney+';
export const DRAMA_SERVICE = 'Max';

/** What the movie database adds to a service's name for a plan of it, or where another one sells it. */
export const SALE_SUFFIXES =
  /(?: (?:Kids|basic|Standard|Essential|Premium|Premium Plus|with (?:Ads|Showtime)|(?:Amazon|Apple TV|Roku Premium) Channel))+$/i;
/** The one name of services that the movie database has other ones for, besides 'Plus' in place of '+'. */
export const SERVICE_NAMES: Readonly<Record<string, string>> = {
  'Amazon Prime Video': 'Prime Video',
  'HBO Max': 'Max',
  'Apple TV': 'Apple TV+',
};

/** Country by whose certifications all rules go (specification, section 7; reading 21). */
export const REGION = 'US';
/** Providers shown per movie (specification, section 9). */
export const PROVIDERS_SHOWN = 6;

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
