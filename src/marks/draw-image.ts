import { PALETTE } from '../components/theme/palette';

/** A movie of the image. */
export interface ImageMovie {
  readonly title: string;
  /** URL of its poster; null if there is none. */
  readonly poster: string | null;
}

const COLORS = PALETTE.dark;
const HEADING = '"Instrument Serif", "Instrument Serif Fallback", serif';
const TITLE_PX = 34;
const LINE_PX = 42;
const PADDING_PX = 20;
const RADIUS_PX = 16;

/** Loads a poster; null if it fails, or if its host doesn't allow CORS. */
async function posterImage(address: string | null): Promise<HTMLImageElement | null> {
  if (address === null) return null;
  const image = new Image();
  // otherwise the canvas would be tainted and couldn't be exported
  image.crossOrigin = 'anonymous';
  image.src = address;
  return image.decode().then(
    () => image,
    () => null,
  );
}

/** Wraps a text to a width, with an ellipsis after the last line that fits. */
function linesOf(context: CanvasRenderingContext2D, text: string, width: number, maxLines: number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/)) {
    const candidate = line === '' ? word : `${line} ${word}`;
    if (line !== '' && context.measureText(candidate).width > width) {
      lines.push(line);
      line = word;
    } else line = candidate;
  }
  lines.push(line);
  return lines.length > maxLines ? [...lines.slice(0, maxLines - 1), `${lines[maxLines - 1] ?? ''}…`] : lines;
}

/** Draws the title of a movie without a poster. */
function drawTitle(context: CanvasRenderingContext2D, title: string, box: Box): void {
  context.fillStyle = COLORS.bgHover;
  context.fillRect(box.x, box.y, box.width, box.height);
  context.fillStyle = COLORS.fg;
  context.font = `${TITLE_PX}px ${HEADING}`;
  const rtl = /^\P{L}*[\u0590-\u08ff]/u.test(title);
  context.direction = rtl ? 'rtl' : 'ltr';
  context.textAlign = 'start';
  const width = box.width - 2 * PADDING_PX;
  const left = box.x + PADDING_PX;
  const maxLines = Math.floor((box.height - 2 * PADDING_PX) / LINE_PX);
  for (const [index, line] of linesOf(context, title, width, maxLines).entries()) {
    context.fillText(line, rtl ? left + width : left, box.y + PADDING_PX + (index + 1) * LINE_PX, width);
  }
}

/** Draws a poster to cover its box, cropping the overflow. */
function drawPoster(context: CanvasRenderingContext2D, image: HTMLImageElement, box: Box): void {
  const scale = Math.max(box.width / image.naturalWidth, box.height / image.naturalHeight);
  const width = image.naturalWidth * scale;
  const height = image.naturalHeight * scale;
  context.drawImage(image, box.x + (box.width - width) / 2, box.y + (box.height - height) / 2, width, height);
}

/**
 * Draws movies as an image to share: posters, or titles where there are none, under a heading.
 * @param movies at least one
 * @param labels the heading, the note below it, and the application's name at the bottom
 * @returns false if the canvas can't be used
 */
export async function drawImage(
  canvas: HTMLCanvasElement,
  movies: readonly ImageMovie[],
  labels: { readonly heading: string; readonly note: string; readonly name: string },
): Promise<boolean> {
  const context = canvas.getContext('2d');
  if (!context) return false;
  const [images] = await Promise.all([
    Promise.all(movies.map(({ poster }) => posterImage(poster))),
    // otherwise the heading would use the fallback font
    document.fonts.load(`72px ${HEADING}`).catch(() => []),
  ]);
  canvas.width = IMAGE_SIZE.width;
  canvas.height = IMAGE_SIZE.height;
  context.fillStyle = COLORS.bg;
  context.fillRect(0, 0, IMAGE_SIZE.width, IMAGE_SIZE.height);
  context.textAlign = 'center';
  context.fillStyle = COLORS.fg;
  context.font = `84px ${HEADING}`;
  context.fillText(labels.heading, IMAGE_SIZE.width / 2, labels.note === '' ? 128 : 106);
  context.fillStyle = COLORS.fgMuted;
  context.font = `40px ${HEADING}`;
  context.fillText(labels.note, IMAGE_SIZE.width / 2, 164);
  context.fillStyle = COLORS.accent;
  context.font = `52px ${HEADING}`;
  context.fillText(labels.name, IMAGE_SIZE.width / 2, IMAGE_SIZE.height - 46);
  context.textAlign = 'left';
  for (const [index, box] of posterBoxes(movies.length).entries()) {
    const image = images[index];
    context.save();
    context.beginPath();
    context.roundRect(box.x, box.y, box.width, box.height, RADIUS_PX);
    context.clip();
    if (image) drawPoster(context, image, box);
    else drawTitle(context, movies[index]?.title ?? '', box);
    context.restore();
  }
  return true;
}

/** A rectangle in image pixels. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** In pixels: the portrait format of social networks, which phones show uncropped. */
export const IMAGE_SIZE = { width: 1080, height: 1350 } as const;

const MARGIN = 64;
const HEAD = 190;
const FOOT = 120;
const GAP = 24;
const POSTER_RATIO = 2 / 3;

/** Layout of the posters: the number of columns that makes them largest, with centered rows. @param count at least 1 */
export function posterBoxes(count: number): readonly Box[] {
  const area = { width: IMAGE_SIZE.width - 2 * MARGIN, height: IMAGE_SIZE.height - HEAD - FOOT };
  const widthIn = (columns: number) => {
    const rows = Math.ceil(count / columns);
    const byWidth = (area.width - GAP * (columns - 1)) / columns;
    const byHeight = ((area.height - GAP * (rows - 1)) / rows) * POSTER_RATIO;
    return Math.min(byWidth, byHeight);
  };
  const counts = Array.from({ length: count }, (_, index) => index + 1);
  const columns = counts.reduce((best, next) => (widthIn(next) > widthIn(best) ? next : best));
  const rows = Math.ceil(count / columns);
  const width = Math.floor(widthIn(columns));
  const height = Math.floor(width / POSTER_RATIO);
  const top = HEAD + (area.height - rows * height - (rows - 1) * GAP) / 2;
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / columns);
    const inRow = Math.min(columns, count - row * columns);
    const left = (IMAGE_SIZE.width - inRow * width - (inRow - 1) * GAP) / 2;
    return { x: left + (index % columns) * (width + GAP), y: top + row * (height + GAP), width, height };
  });
}
