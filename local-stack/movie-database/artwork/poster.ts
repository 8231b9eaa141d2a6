import type { Movie } from '../catalog/catalog';
import { hash } from '../movies/hash';
import { releaseYear } from '../movies/movie-facts';
import { createSeededRandom, type SeededRandom } from '../movies/seeded-random';
import { drawTitle, faceFor, fitBlock, fitTitle, drawCredits, type FaceName, type FittedTitle } from './lettering';
import { drawMotif, silhouette } from './motifs/motif';
import { LIFTED, MOTIFS, type MotifName } from './motifs/index';
import { PALETTES, readableOn, type Palette, type PaletteName } from './drawing/palettes';
import { groundsOf, SCENES, type SceneName } from './scenes/index';
import { dots, type Stage } from './scenes/stage';
import { d, escapeXml, group, linear, radial, rect } from './drawing/svg';

/** What a movie is drawn as, on its poster and on its backdrop. */
export interface Design {
  readonly motif: MotifName;
  readonly scene: SceneName;
  readonly palette: PaletteName;
  readonly layout: LayoutName;
  readonly face: FaceName;
  /** The subject's size, if not the default. */
  readonly size?: number;
  /** Whether a small person is drawn next to the subject, for scale. */
  readonly scaleFigure?: boolean;
}

/** A hand-chosen design, as a row of a table. */
export type DesignRow = readonly [
  ...[movie: number, motif: MotifName, scene: SceneName, palette: PaletteName, layout: LayoutName, face: FaceName],
  more?: Pick<Design, 'size' | 'scaleFigure'>,
];

const POSTER = { width: 500, height: 750 } as const;
const BACKDROP = { width: 1280, height: 720 } as const;
const MARGIN = 38;

type Place = Pick<Stage, 'width' | 'height' | 'x' | 'y' | 'r' | 'floor'>;

interface Sheet {
  readonly movie: Movie;
  readonly design: Design;
  readonly palette: Palette;
  readonly art: (place: Place) => string;
}

type Layout = (sheet: Sheet) => string;

/** A background for text that fades out towards the picture. */
function scrim(id: string, from: number, to: number, color: string): string {
  const stops = ['0 0', '.35 .4', '.6 .85', '1 .97'].map((stop) => stop.replace(' ', ` ${color} `));
  const along = to < from ? 'x2="0" y1="1" y2="0"' : 'x2="0" y2="1"';
  return linear(id, stops, along) + rect(0, Math.min(from, to), POSTER.width, Math.abs(to - from), `url(#${id})`);
}

function fitted({ movie, design }: Sheet, width: number, height: number, block = false): FittedTitle {
  return (block ? fitBlock : fitTitle)(movie.title, faceFor(design.face, movie.title), { width, height });
}

/** The directors at one margin, the year at the other. */
function credits({ movie }: Sheet, margin: number, y: number, color: string): string {
  return (
    drawCredits(directorLine(movie), margin, y, color, 'start') +
    drawCredits(yearLine(movie), POSTER.width - margin, y, color, 'end')
  );
}

/** Title at the bottom, on the land or on a gradient. */
function titleAtBottom(align: 'start' | 'middle', block = false): Layout {
  return (sheet) => {
    const { design, palette, art } = sheet;
    const { width, height } = POSTER;
    const title = fitted(sheet, width - 2 * MARGIN, block ? 250 : 190, block);
    const top = height - 68 - title.height;
    const { foot } = groundsOf(design.scene, palette);
    const color = readableOn(foot, palette);
    const room = top - 66;
    return [
      art({ width, height, x: width / 2, y: 32 + room / 2, r: Math.min(176, room * 0.37), floor: top - 46 }),
      scrim('foot', top - 70, height, foot),
      drawTitle(title, align === 'start' ? MARGIN : width / 2, top, color, align),
      credits(sheet, MARGIN, height - 30, color),
    ].join('');
  };
}

/** Title in the sky. */
function titleAtTop(align: 'start' | 'middle', block = false): Layout {
  return (sheet) => {
    const { design, palette, art } = sheet;
    const { width, height } = POSTER;
    const title = fitted(sheet, width - 2 * MARGIN, block ? 230 : 180, block);
    const { head, foot } = groundsOf(design.scene, palette);
    const bottom = 44 + title.height;
    const room = height - 70 - bottom;
    return [
      art({
        width,
        height,
        x: width / 2,
        y: bottom + room / 2 + 8,
        r: Math.min(182, room * 0.37),
        floor: height - 108,
      }),
      scrim('head', bottom + 70, 0, head),
      scrim('foot', height - 110, height, foot),
      drawTitle(title, align === 'start' ? MARGIN : width / 2, 44, readableOn(head, palette), align),
      credits(sheet, MARGIN, height - 30, readableOn(foot, palette)),
    ].join('');
  };
}

/** The picture in a frame, the title on paper below it. */
const titleOnPaper: Layout = (sheet) => {
  const { palette, art } = sheet;
  const { width, height } = POSTER;
  const inset = 26;
  const title = fitted(sheet, width - 2 * inset, 120);
  const top = height - 62 - title.height;
  const [w, h] = [width - 2 * inset, top - 26 - inset];
  const r = Math.min(168, h * 0.36);
  return [
    rect(0, 0, width, height, palette.pale),
    d`<svg x="${inset}" y="${inset}" width="${w}" height="${h}">${art({ width: w, height: h, x: w / 2, y: h / 2, r, floor: h / 2 + r * 1.1 })}</svg>`,
    drawTitle(title, inset, top, palette.dark, 'start'),
    credits(sheet, inset, height - 26, palette.dark),
  ].join('');
};

/** The title vertically along the left edge; a long one is at the bottom. */
const titleAtSide: Layout = (sheet) => {
  const { movie, design, palette, art } = sheet;
  const { width, height } = POSTER;
  const title = fitTitle(movie.title, faceFor(design.face, movie.title), { width: height - 130, height: 76 });
  if (title.lines.length > 1 || title.height < 38) return titleAtBottom('start')(sheet);
  const color = readableOn(palette.near, palette);
  const band = title.height + 52;
  const w = width - band;
  return [
    group(
      d`transform="translate(${band} 0)"`,
      art({ width: w, height, x: w / 2, y: height * 0.47, r: Math.min(158, w * 0.42), floor: height * 0.7 }),
    ),
    rect(0, 0, band, height, palette.near),
    group(d`transform="translate(26 ${height - 34}) rotate(-90)"`, drawTitle(title, 0, 0, color, 'start')),
    drawCredits(yearLine(movie), band / 2, 46, color, 'middle'),
  ].join('');
};

export const LAYOUTS = {
  foot: titleAtBottom('start'),
  middle: titleAtBottom('middle'),
  block: titleAtBottom('start', true),
  head: titleAtTop('middle'),
  headLeft: titleAtTop('start'),
  headBlock: titleAtTop('start', true),
  paper: titleOnPaper,
  side: titleAtSide,
} as const satisfies Record<string, Layout>;
export type LayoutName = keyof typeof LAYOUTS;

/** Maximum number of characters of the credits next to a year. */
const LONGEST_LINE = 30;

/** All directors if they fit, else the first one; empty if none is known. */
function directorLine({ directors }: Movie): string {
  const all = directors.join(' & ');
  const [first = ''] = directors;
  if (all.length <= LONGEST_LINE) return all;
  return first.length <= LONGEST_LINE ? first : `${first.slice(0, LONGEST_LINE - 1)}…`;
}

function yearLine(movie: Movie): string {
  return String(releaseYear(movie));
}

/** A slight vignette, and print grain from a small repeated tile. */
function printTexture(width: number, height: number, random: SeededRandom): string {
  const specks = (fill: string): string =>
    dots(
      Array.from({ length: 9 }, () => [random.whole(1, 89), random.whole(1, 89)] as const),
      fill,
      1.4,
    );
  return [
    radial('edge', ['.55 #000 0', '1 #000 .26'], 'cx=".5" cy=".45" r=".82"'),
    rect(0, 0, width, height, 'url(#edge)'),
    `<pattern id="grain" width="90" height="90" patternUnits="userSpaceOnUse">${specks('#fff')}${specks('#000')}</pattern>`,
    rect(0, 0, width, height, 'url(#grain)', 'opacity=".12"'),
  ].join('');
}

/** A random generator seeded per movie: its images are always the same. */
function seededRandomOf({ id }: Movie): SeededRandom {
  return createSeededRandom(hash(`artwork ${id}`));
}

function artOf(movie: Movie, { motif, scene, palette, size = 1, scaleFigure = false }: Design): Sheet['art'] {
  return (place) => {
    const inks = PALETTES[palette];
    const stage = {
      ...place,
      r: place.r * size,
      palette: inks,
      random: seededRandomOf(movie),
      lifted: LIFTED[motif] ?? 0,
    };
    const drawn = SCENES[scene]({ ...stage, subject: (own) => drawMotif(MOTIFS[motif], own) });
    if (!scaleFigure) return drawn;
    const tall = place.r * 0.17;
    const at = d`translate(${place.x - place.r * 0.98} ${place.floor - tall * 0.9}) scale(${(tall / 50).toFixed(2)})`;
    return drawn + group(`transform="${at}"`, drawMotif(MOTIFS.wanderer, silhouette(inks.dark)));
  };
}

function picture(
  { width, height }: { readonly width: number; readonly height: number },
  ...parts: readonly string[]
): string {
  const head = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
  return `${head} font-family="'Helvetica Neue',Helvetica,Arial,sans-serif">${parts.join('')}</svg>`;
}

/** Draws a movie's poster as an SVG document; deterministic for a movie and design. */
export function drawPoster(movie: Movie, design: Design): string {
  const { width, height } = POSTER;
  const sheet = { movie, design, palette: PALETTES[design.palette], art: artOf(movie, design) };
  return picture(
    POSTER,
    `<title>${escapeXml(movie.title)}</title>`,
    LAYOUTS[design.layout](sheet),
    printTexture(width, height, seededRandomOf(movie)),
  );
}

/** Draws a movie's backdrop: the poster's scene without text, the subject right of center, darker behind page text. */
export function drawBackdrop(movie: Movie, design: Design): string {
  const { width, height } = BACKDROP;
  return picture(
    BACKDROP,
    artOf(movie, design)({ width, height, x: width * 0.69, y: height * 0.45, r: height * 0.29, floor: height * 0.76 }),
    linear('side', ['0 #05060a .72', '.3 #05060a .45', '.62 #05060a 0'], ''),
    rect(0, 0, width, height, 'url(#side)'),
    linear('foot', ['0 #05060a 0', '.5 #05060a .35', '1 #05060a .85']),
    rect(0, height * 0.5, width, height * 0.5, 'url(#foot)'),
    printTexture(width, height, seededRandomOf(movie)),
  );
}
