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
