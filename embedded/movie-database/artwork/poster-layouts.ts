import type { Film } from '../catalogue/catalogue';
import { ON_NEAREST_INK } from './compositions/by-family';
import type { Composition, Scene } from './drawing/scene';
import { scrim, vignette } from './drawing/finish';
import { drawTitle, smallPrint, titleHeight } from './lettering/lettering';
import { readableOn, type Palette } from './drawing/palette';
import { directorLine, yearLine } from './lettering/poster-text';
import { rect } from './drawing/shapes';
import { fitTitle } from './lettering/title-fitting';
import type { Typeface } from './lettering/typeface';
import type { SeededRandom } from '../films/seeded-random';

/** A poster's surface: two to three. */
export const POSTER = { width: 500, height: 750 } as const;
const MARGIN = 38;

interface Sheet {
  readonly film: Film;
  readonly palette: Palette;
  readonly face: Typeface;
  readonly composition: Composition;
  readonly random: SeededRandom;
}

export type Layout = (sheet: Sheet) => string;

function scene({ palette, random }: Sheet, place: Pick<Scene, 'width' | 'height' | 'x' | 'y' | 'horizon'>): Scene {
  return { ...place, unit: Math.min(place.width, place.height) / 100, palette, random };
}

/** Art over the whole sheet, the title at its foot. */
export const titleBelow: Layout = (sheet) => {
  const { film, palette, face, composition } = sheet;
  const { width, height } = POSTER;
  const title = fitTitle(film.title, face, { width: width - 2 * MARGIN, height: 200, largest: 92, smallest: 26 });
  const colour = readableOn(palette.near, palette);
  const top = height - 88 - titleHeight(title, face);
  return [
    composition(scene(sheet, { width, height, x: width / 2, y: 238, horizon: 415 })),
    vignette(width, height, 0.28),
    scrim('foot', width, top - 150, height, palette.near, 0.96),
    drawTitle(title, face, MARGIN, top, colour, 'start'),
    rect(MARGIN, height - 62, 34, 3, palette.accent),
    smallPrint(directorLine(film), MARGIN, height - 32, colour, 'start'),
    smallPrint(yearLine(film), width - MARGIN, height - 32, colour, 'end'),
  ].join('');
};

/** Art over the whole sheet, the title in its sky. */
export const titleAbove: Layout = (sheet) => {
  const { film, palette, face, composition } = sheet;
  const { width, height } = POSTER;
  const title = fitTitle(film.title, face, { width: width - 2 * MARGIN, height: 190, largest: 84, smallest: 26 });
  const sky = ON_NEAREST_INK.has(composition) ? palette.near : palette.sky[0];
  const colour = readableOn(sky, palette);
  const foot = readableOn(palette.near, palette);
  const bottom = 80 + titleHeight(title, face);
  // A tall title pushes its picture down.
  const y = Math.max(400, bottom + 196);
  return [
    composition(scene(sheet, { width, height, x: width / 2, y, horizon: y + 138 })),
    vignette(width, height, 0.2),
    scrim('head', width, bottom + 90, 0, sky, 0.97),
    scrim('foot', width, height - 150, height, palette.near, 0.9),
    smallPrint(yearLine(film), width / 2, 56, colour, 'middle'),
    drawTitle(title, face, width / 2, 80, colour, 'middle'),
    smallPrint(directorLine(film), width / 2, height - 34, foot, 'middle'),
  ].join('');
};

/** Art in a window, the title on paper beneath. */
export const titleOnPaper: Layout = (sheet) => {
  const { film, palette, face, composition } = sheet;
  const { width, height } = POSTER;
  const title = fitTitle(film.title, face, { width: width - 64, height: 118, largest: 72, smallest: 24 });
  const inset = 32;
  const artHeight = height - inset - 106 - titleHeight(title, face);
  const art = scene(sheet, {
    width: width - 2 * inset,
    height: artHeight,
    x: 218,
    y: artHeight * 0.45,
    horizon: artHeight * 0.7,
  });
  const top = inset + artHeight + 30;
  return [
    rect(0, 0, width, height, palette.paper),
    `<svg x="${inset}" y="${inset}" width="${width - 2 * inset}" height="${artHeight.toFixed(0)}">${composition(art)}</svg>`,
    drawTitle(title, face, inset, top, palette.ink, 'start'),
    rect(inset, height - 58, width - 2 * inset, 1.5, palette.ink, 'opacity=".35"'),
    smallPrint(directorLine(film), inset, height - 32, palette.ink, 'start'),
    smallPrint(yearLine(film), width - inset, height - 32, palette.ink, 'end'),
  ].join('');
};
