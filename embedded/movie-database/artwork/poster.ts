import type { Film } from '../catalogue';
import { hash } from '../hash';
import { createSeededRandom, type NonEmpty } from '../seeded-random';
import { FULL_TO_THE_TOP } from './compositions/by-family';
import { grain } from './finish';
import { ideaOf, seedOf } from './idea';
import { POSTER, titleAbove, titleBelow, titleOnPaper, type Layout } from './poster-layouts';
import { TYPEFACES } from './typeface';
import { escapeXml } from './xml';

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
