import type { Film } from '../catalogue/catalogue';
import { hash } from '../films/hash';
import { createSeededRandom, type NonEmpty } from '../films/seeded-random';
import { FULL_TO_THE_TOP } from './compositions/by-family';
import { grain } from './drawing/finish';
import { ideaOf, seedOf } from './idea';
import { POSTER, titleAbove, titleBelow, titleOnPaper, type Layout } from './poster-layouts';
import { TYPEFACES } from './lettering/typeface';
import { escapeXml } from './drawing/xml';

const LAYOUTS: NonEmpty<Layout> = [titleBelow, titleBelow, titleAbove, titleAbove, titleOnPaper];
const CALM_HEAD: NonEmpty<Layout> = [titleBelow, titleBelow, titleOnPaper];

const SMALL_PRINT = "'Helvetica Neue',Helvetica,Arial,sans-serif";

/** Draws a film's poster as an SVG document: the same film, the same poster. */
export function drawPoster(film: Film): string {
  const { width, height } = POSTER;
  const random = createSeededRandom(hash(seedOf(film)));
  const { family, composition, palette } = ideaOf(film, random);
  const layout = random.pick(FULL_TO_THE_TOP.has(composition) ? CALM_HEAD : LAYOUTS);
  const art = layout({ film, composition, palette, face: random.pick(TYPEFACES[family]), random });
  const head = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="${SMALL_PRINT}">`;
  return `${head}<title>${escapeXml(film.title)}</title>${art}${grain(width, height, random)}</svg>`;
}
