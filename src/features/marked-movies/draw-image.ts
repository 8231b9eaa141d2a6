import { PALETTE } from '../../components/theme/palette';

/** A movie on the picture. */
export interface ImageMovie {
  readonly title: string;
  /** Where its poster is; null where it has none. */
  readonly poster: string | null;
}

const COLORS = PALETTE.dark;
const HEADING = '"Instrument Serif", "Instrument Serif Fallback", serif';
const TITLE_PX = 34;
const LINE_PX = 42;
const PADDING_PX = 20;
const RADIUS_PX = 16;

/** A poster that may be drawn: where its host does not allow that, or nothing comes, there is none. */
async function posterImage(address: string | null): Promise<HTMLImageElement | null> {
  if (address === null) return null;
  const image = new Image();
  // without this the picture could be shown and not be given away
  image.crossOrigin = 'anonymous';
  image.src = address;
  return image.decode().then(
    () => image,
    () => null,
  );
}

/** The lines of a text within a width, cut with an ellipsis after the last that has room. */
function linesOf(pen: CanvasRenderingContext2D, text: string, width: number, most: number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && pen.measureText(longer).width > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  lines.push(line);
  return lines.length > most ? [...lines.slice(0, most - 1), `${lines[most - 1] ?? ''}…`] : lines;
}

/** A movie without a poster: its title. */
function drawTitle(pen: CanvasRenderingContext2D, title: string, box: Box): void {
  pen.fillStyle = COLORS.bgHover;
  pen.fillRect(box.x, box.y, box.width, box.height);
  pen.fillStyle = COLORS.fg;
  pen.font = `${TITLE_PX}px ${HEADING}`;
  const width = box.width - 2 * PADDING_PX;
  const most = Math.floor((box.height - 2 * PADDING_PX) / LINE_PX);
  for (const [index, line] of linesOf(pen, title, width, most).entries()) {
    pen.fillText(line, box.x + PADDING_PX, box.y + PADDING_PX + (index + 1) * LINE_PX, width);
  }
}

/** A poster over the whole of its box, cut where its shape differs. */
function drawPoster(pen: CanvasRenderingContext2D, image: HTMLImageElement, box: Box): void {
  const scale = Math.max(box.width / image.naturalWidth, box.height / image.naturalHeight);
  const width = image.naturalWidth * scale;
  const height = image.naturalHeight * scale;
  pen.drawImage(image, box.x + (box.width - width) / 2, box.y + (box.height - height) / 2, width, height);
}

/**
 * Draws movies as a picture to be passed on: their posters, or titles where a poster cannot be had, under a heading.
 * @param movies one at least
 * @param words the heading, and the application's name below
 * @returns whether the canvas could be drawn on
 */
export async function drawImage(
  canvas: HTMLCanvasElement,
  movies: readonly ImageMovie[],
  words: { readonly heading: string; readonly name: string },
): Promise<boolean> {
  const pen = canvas.getContext('2d');
  if (!pen) return false;
  const [images] = await Promise.all([
    Promise.all(movies.map(({ poster }) => posterImage(poster))),
    // without it the heading is in the font that stands in
    document.fonts.load(`72px ${HEADING}`).catch(() => []),
  ]);
  canvas.width = PICTURE_SIZE.width;
  canvas.height = PICTURE_SIZE.height;
  pen.fillStyle = COLORS.bg;
  pen.fillRect(0, 0, PICTURE_SIZE.width, PICTURE_SIZE.height);
  pen.textAlign = 'center';
  pen.fillStyle = COLORS.fg;
  pen.font = `84px ${HEADING}`;
  pen.fillText(words.heading, PICTURE_SIZE.width / 2, 128);
  pen.fillStyle = COLORS.accent;
  pen.font = `52px ${HEADING}`;
  pen.fillText(words.name, PICTURE_SIZE.width / 2, PICTURE_SIZE.height - 46);
  pen.textAlign = 'left';
  for (const [index, box] of posterBoxes(movies.length).entries()) {
    const image = images[index];
    pen.save();
    pen.beginPath();
    pen.roundRect(box.x, box.y, box.width, box.height, RADIUS_PX);
    pen.clip();
    if (image) drawPoster(pen, image, box);
    else drawTitle(pen, movies[index]?.title ?? '', box);
    pen.restore();
  }
  return true;
}

/** A rectangle in pixels of the picture. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Pixels: the portrait format of social networks, in which a telephone shows it whole. */
export const PICTURE_SIZE = { width: 1080, height: 1350 } as const;
/** Movies on one picture. Chosen: posters stay large enough to be known. */
export const PICTURE_MOVIES = 12;

const MARGIN = 64;
const HEAD = 190;
const FOOT = 120;
const GAP = 24;
const POSTER_RATIO = 2 / 3;

/** Where the posters stand: in the columns that leave them largest, each row in the middle. @param count one movie at least */
export function posterBoxes(count: number): readonly Box[] {
  const room = { width: PICTURE_SIZE.width - 2 * MARGIN, height: PICTURE_SIZE.height - HEAD - FOOT };
  const widthIn = (columns: number) => {
    const rows = Math.ceil(count / columns);
    const byWidth = (room.width - GAP * (columns - 1)) / columns;
    const byHeight = ((room.height - GAP * (rows - 1)) / rows) * POSTER_RATIO;
    return Math.min(byWidth, byHeight);
  };
  const counts = Array.from({ length: count }, (_, index) => index + 1);
  const columns = counts.reduce((best, next) => (widthIn(next) > widthIn(best) ? next : best));
  const rows = Math.ceil(count / columns);
  const width = Math.floor(widthIn(columns));
  const height = Math.floor(width / POSTER_RATIO);
  const top = HEAD + (room.height - rows * height - (rows - 1) * GAP) / 2;
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / columns);
    const inRow = Math.min(columns, count - row * columns);
    const left = (PICTURE_SIZE.width - inRow * width - (inRow - 1) * GAP) / 2;
    return { x: left + (index % columns) * (width + GAP), y: top + row * (height + GAP), width, height };
  });
}
