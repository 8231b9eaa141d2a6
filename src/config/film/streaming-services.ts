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
