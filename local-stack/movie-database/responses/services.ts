import type { Movie } from '../catalog/catalog';
import { hash } from '../movies/hash';
import { titleKey } from '../movies/title-key';

/** A service as TMDB names it. */
export interface Service {
  readonly id: number;
  readonly name: string;
}

const WORLDWIDE = 'US GB DE FR ES CA AU';

/** TMDB's ids and names of services, where they stream, and their other names. */
const SERVICES: readonly (readonly [id: number, countries: string, name: string, ...aliases: string[]])[] = [
  [8, WORLDWIDE, 'Netflix'],
  [9, WORLDWIDE, 'Amazon Prime Video', 'Prime Video', 'Amazon Prime'],
  [337, WORLDWIDE, 'Disney Plus', 'Disney+'],
  [15, 'US', 'Hulu'],
  [1899, 'US ES FR', 'HBO Max', 'Max'],
  [386, 'US', 'Peacock', 'Peacock Premium'],
  [531, WORLDWIDE, 'Paramount Plus', 'Paramount+'],
  [350, WORLDWIDE, 'Apple TV Plus', 'Apple TV+'],
  [73, 'US CA AU', 'Tubi', 'Tubi TV'],
  [300, 'US', 'Pluto TV'],
  [258, 'US CA', 'Criterion Channel', 'The Criterion Channel'],
  [11, WORLDWIDE, 'MUBI'],
  [43, 'US', 'Starz'],
  [34, 'US', 'MGM Plus', 'MGM+'],
  [99, 'US CA GB', 'Shudder'],
  [191, 'US CA AU', 'Kanopy'],
  [212, 'US CA', 'Hoopla'],
  [538, WORLDWIDE, 'Plex'],
  [30, 'DE', 'WOW'],
  [298, 'DE', 'RTL+'],
  [39, 'GB', 'Now TV'],
  [41, 'GB', 'ITVX'],
  [38, 'GB', 'BBC iPlayer'],
  [381, 'FR', 'Canal+'],
  [63, 'ES', 'Filmin'],
  [230, 'CA', 'Crave'],
  [21, 'AU', 'Stan'],
];

const plain = (name: string): string => titleKey(name.replace('+', ' plus'));

const BY_NAME: ReadonlyMap<string, Service> = new Map(
  SERVICES.flatMap(([id, , name, ...aliases]) => [name, ...aliases].map((one) => [plain(one), { id, name }])),
);

/** Ids of services missing from the table, above those of TMDB. */
const OTHER_IDS = { first: 100_000, count: 900_000 } as const;

function serviceOf(name: string): Service {
  return BY_NAME.get(plain(name)) ?? { id: OTHER_IDS.first + (hash(name) % OTHER_IDS.count), name };
}

/** Studios whose own service has their movies in every country; Studio Ghibli's are on a service outside the US. */
const STUDIO_SERVICES: readonly (readonly [studio: RegExp, service: string])[] = [
  [/Disney|Pixar|Marvel Studios|Lucasfilm|20th Century|Searchlight/, 'Disney Plus'],
  [/Netflix/, 'Netflix'],
  [/Studio Ghibli/, 'Netflix'],
  [/Apple Studios/, 'Apple TV Plus'],
  [/Paramount Pictures/, 'Paramount Plus'],
];

/** The subscription services that have a movie in a country, best first. */
export function servicesOf(movie: Movie, country: string): readonly Service[] {
  if (country === 'US') return movie.providers.map(serviceOf);
  const houses = STUDIO_SERVICES.filter(([studio]) => movie.companies.some((name) => studio.test(name)));
  const names = new Set(houses.map(([, service]) => service));
  return servicesIn(country).filter(({ name }) => names.has(name));
}

/** The services of a country, the best known first. */
export function servicesIn(country: string): readonly Service[] {
  return SERVICES.filter(([, countries]) => countries.split(' ').includes(country)).map(([id, , name]) => ({
    id,
    name,
  }));
}

/** The countries with known services. */
export const COUNTRIES: readonly string[] = WORLDWIDE.split(' ');
