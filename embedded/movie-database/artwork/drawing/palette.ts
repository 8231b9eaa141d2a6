/** The inks of one picture: a sky of two tones, three layers from far to near, a light, an accent, and paper with its ink. */
export interface Palette {
  readonly sky: readonly [top: string, bottom: string];
  readonly far: string;
  readonly mid: string;
  readonly near: string;
  readonly glow: string;
  readonly accent: string;
  readonly paper: string;
  readonly ink: string;
}

/** Relative luminance of '#rrggbb' (WCAG 2.2), 0 to 1. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = parseInt(colour.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colours (WCAG 2.2), 1 to 21. */
function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((left, right) => left - right);
  return (high + 0.05) / (low + 0.05);
}

/** The palette's paper or ink, whichever reads better on a ground. */
export function readableOn(ground: string, { paper, ink }: Palette): string {
  return contrast(ground, paper) >= contrast(ground, ink) ? paper : ink;
}
