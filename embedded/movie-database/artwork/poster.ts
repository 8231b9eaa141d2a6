import type { Film } from '../catalogue';
import { hash } from '../hash';
import { createSeededRandom, type NonEmpty } from '../seeded-random';
import { COMPOSITIONS } from './compositions/by-family';
import { familyOf } from './families';
import { grain } from './finish';
import { PALETTES } from './palettes';
import { POSTER, titleAbove, titleBelow, titleOnPaper, type Layout } from './poster-layouts';
import { TYPEFACES } from './typeface';
import { escapeXml } from './xml';

const LAYOUTS: NonEmpty<Layout> = [titleBelow, titleBelow, titleAbove, titleAbove, titleOnPaper];

const SMALL_PRINT = "'Helvetica Neue',Helvetica,Arial,sans-serif";

/** Draws a film's poster as an SVG document: the same film, the same poster. */
export function drawPoster(film: Film): string {
  const { width, height } = POSTER;
  const random = createSeededRandom(hash(`poster ${film.id}`));
  const family = familyOf(film.genreIds);
  const layout = random.pick(LAYOUTS);
  const art = layout({
    film,
    composition: random.pick(COMPOSITIONS[family]),
    palette: random.pick(PALETTES[family]),
    face: random.pick(TYPEFACES[family]),
    random,
  });
  const head = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="${SMALL_PRINT}">`;
  return `${head}<title>${escapeXml(film.title)}</title>${art}${grain(width, height, random)}</svg>`;
}
