import type { Film } from '../catalogue/catalogue';
import { hash } from '../films/hash';
import { titleKey } from '../films/title-key';

/** TMDB's ids and names of the services that curated films name, with the other names that they go by. */
const SERVICES: readonly (readonly [id: number, name: string, ...aliases: string[]])[] = [
  [8, 'Netflix'],
  [9, 'Amazon Prime Video', 'Prime Video', 'Amazon Prime'],
  [337, 'Disney Plus', 'Disney+'],
  [15, 'Hulu'],
  [1899, 'Max', 'HBO Max'],
  [386, 'Peacock', 'Peacock Premium'],
  [531, 'Paramount Plus', 'Paramount+'],
  [350, 'Apple TV Plus', 'Apple TV+'],
  [73, 'Tubi', 'Tubi TV'],
  [300, 'Pluto TV'],
  [258, 'Criterion Channel', 'The Criterion Channel'],
  [11, 'MUBI'],
  [43, 'Starz'],
  [34, 'MGM Plus', 'MGM+'],
  [99, 'Shudder'],
  [191, 'Kanopy'],
  [212, 'Hoopla'],
  [538, 'Plex'],
];

const plain = (name: string): string => titleKey(name.replace('+', ' plus'));

const BY_NAME: ReadonlyMap<string, { id: number; name: string }> = new Map(
  SERVICES.flatMap(([id, ...names]) => names.map((name) => [plain(name), { id, name: names[0] }])),
);

/** Services that the table does not know are numbered above those of TMDB. */
const OTHER_IDS = { first: 100_000, count: 900_000 } as const;

/** TMDB's /movie/{id}/watch/providers, without the film's id: subscriptions in the United States, best first. */
export function watchProvidersOf(film: Film) {
  const flatrate = film.providers.map((name, index) => {
    const known = BY_NAME.get(plain(name));
    return {
      logo_path: null,
      provider_id: known?.id ?? OTHER_IDS.first + (hash(name) % OTHER_IDS.count),
      provider_name: known?.name ?? name,
      display_priority: index + 1,
    };
  });
  const link = `https://www.justwatch.com/us/search?${new URLSearchParams({ q: film.title }).toString()}`;
  return { results: { US: flatrate.length === 0 ? { link } : { link, flatrate } } };
}
