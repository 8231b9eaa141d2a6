/** Estimated services by release year, newest first: the first entry that applies (reading 5). */
export const GUESSED_SERVICES: readonly { readonly from: number; readonly services: readonly string[] }[] = [
  { from: 2020, services: ['Netflix', 'Prime Video'] },
  { from: 2010, services: ['Netflix', 'Hulu'] },
  { from: 2000, services: ['Hulu', 'Prime Video'] },
  { from: 0, services: ['Tubi', 'Pluto TV'] },
];
/** Added for animation or family, and for drama or thriller (specification, section 9; names by reading 5). */
export const FAMILY_SERVICE = 'Disney+';
export const DRAMA_SERVICE = 'Max';

/** Suffixes that TMDB adds to a service's name for its plans and resellers. */
export const SALE_SUFFIXES =
  /(?: (?:Kids|basic|Standard|Essential|Premium|Premium Plus|with (?:Ads|Showtime)|(?:Amazon|Apple TV|Roku Premium) Channel))+$/i;
/** Canonical names of services for which TMDB has others, besides 'Plus' instead of '+'. */
export const SERVICE_NAMES: Readonly<Record<string, string>> = {
  'Amazon Prime Video': 'Prime Video',
  'HBO Max': 'Max',
  'Apple TV': 'Apple TV+',
};

/** Country whose certifications all rules use (specification, section 7; reading 21). */
export const REGION = 'US';
/** Providers shown per movie (specification, section 9). */
export const PROVIDERS_SHOWN = 6;

/** Default country (specification, section 7). */
export const DEFAULT_COUNTRY = 'US';
/** Default language of titles and overviews, as a TMDB parameter (specification, section 7). */
export const DEFAULT_LANGUAGE = 'en-US';

/**
 * Maximum number of own services, of ids of one, and of characters of its name; as in the schema. Chosen far above real
 * use.
 */
export const OWN_SERVICES = 60;
export const SERVICE_IDS = 20;
export const SERVICE_NAME_LENGTH = 80;
/** Services of a country shown before 'more'. Chosen. */
export const SERVICES_SHOWN = 24;

/**
 * Languages offered for titles and overviews: those in which TMDB has most popular movies (its documentation,
 * 'Languages'; primary translations).
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
