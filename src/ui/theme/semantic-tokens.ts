import { PALETTE, RANK_PALETTE, type PaletteColour } from './palette.ts';

const both = (colour: PaletteColour) => ({ value: { base: PALETTE.light[colour], _dark: PALETTE.dark[colour] } });
const fixed = (value: string) => ({ value });

/** Colours by meaning; `_dark` is the reader's own preference (see system.ts). */
export const semanticTokens = {
  colors: {
    bg: { DEFAULT: both('bg'), raised: both('bgRaised'), sunken: both('bgSunken'), hover: both('bgHover') },
    fg: { DEFAULT: both('fg'), muted: both('fgMuted') },
    border: { DEFAULT: both('border'), strong: both('borderStrong') },
    accent: {
      DEFAULT: both('accent'),
      hover: both('accentHover'),
      fg: both('accentFg'),
      text: both('accentText'),
      subtle: both('accentSubtle'),
    },
    danger: {
      DEFAULT: both('danger'),
      hover: both('dangerHover'),
      fg: both('dangerFg'),
      text: both('dangerText'),
    },
    success: { text: both('successText') },
    info: { text: both('infoText') },
    backdrop: both('backdrop'),
    dimmed: both('dimmed'),
    rank: {
      gold: { DEFAULT: fixed(RANK_PALETTE.gold.bg), fg: fixed(RANK_PALETTE.gold.fg) },
      grey: { DEFAULT: fixed(RANK_PALETTE.grey.bg), fg: fixed(RANK_PALETTE.grey.fg) },
      amber: { DEFAULT: fixed(RANK_PALETTE.amber.bg), fg: fixed(RANK_PALETTE.amber.fg) },
      slate: { DEFAULT: fixed(RANK_PALETTE.slate.bg), fg: fixed(RANK_PALETTE.slate.fg) },
    },
  },
  shadows: {
    raised: {
      value: { base: `0 2px 12px ${PALETTE.light.shadow}`, _dark: `0 2px 16px ${PALETTE.dark.shadow}` },
    },
    floating: {
      value: { base: `0 16px 48px ${PALETTE.light.shadow}`, _dark: `0 16px 56px ${PALETTE.dark.shadow}` },
    },
  },
};
