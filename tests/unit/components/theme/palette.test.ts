import { describe, expect, it } from 'vitest';
import { PALETTE, RANK_PALETTE, type PaletteColor } from '../../../../src/components/theme/palette';

/** Relative luminance of '#rrggbb' (WCAG 2.2, definitions). */
function luminance(hex: string): number {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const GROUNDS = ['bg', 'bgRaised', 'bgSunken', 'bgHover', 'accentSubtle'] as const;
const TEXTS = ['fg', 'fgMuted', 'accentText', 'dangerText', 'successText', 'infoText'] as const;
const FILLED: readonly (readonly [PaletteColor, PaletteColor])[] = [
  ['accentFg', 'accent'],
  ['accentFg', 'accentHover'],
  ['dangerFg', 'danger'],
  ['dangerFg', 'dangerHover'],
];

describe.each(['dark', 'light'] as const)('%s theme', (theme) => {
  const colours = PALETTE[theme];

  it.each(TEXTS.flatMap((text) => GROUNDS.map((ground) => [text, ground] as const)))(
    '%s is readable on %s (4.5:1)',
    (text, ground) => expect(contrast(colours[text], colours[ground])).toBeGreaterThanOrEqual(4.5),
  );

  it.each(FILLED)('%s is readable on %s (4.5:1)', (text, ground) =>
    expect(contrast(colours[text], colours[ground])).toBeGreaterThanOrEqual(4.5),
  );

  it.each(['bg', 'bgRaised', 'bgHover'] as const)('the border of controls is visible on %s (3:1)', (ground) =>
    expect(contrast(colours.borderStrong, colours[ground])).toBeGreaterThanOrEqual(3),
  );
});

it.each(Object.entries(RANK_PALETTE))('the %s rank badge is readable (4.5:1)', (_tier, { bg, fg }) =>
  expect(contrast(fg, bg)).toBeGreaterThanOrEqual(4.5),
);
