import type { Film } from '../catalogue/catalogue';
import type { SeededRandom } from '../films/seeded-random';
import { COMPOSITIONS } from './compositions/by-family';
import { familyOf, type Family } from './drawing/families';
import type { Palette } from './drawing/palette';
import { PALETTES } from './drawing/palettes';
import type { Composition } from './drawing/scene';

/** What a film is drawn as: the same on its poster and on its backdrop. */
export interface Idea {
  readonly family: Family;
  readonly composition: Composition;
  readonly palette: Palette;
}

/** Chooses by the first draws of the film's own chance. */
export function ideaOf(film: Film, random: SeededRandom): Idea {
  const family = familyOf(film.genreIds);
  return { family, composition: random.pick(COMPOSITIONS[family]), palette: random.pick(PALETTES[family]) };
}

/** What the film's chance is seeded with. */
export function seedOf({ id }: Film): string {
  return `artwork ${id}`;
}
