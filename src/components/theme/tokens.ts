import { PALETTE, type PaletteColor, RANK_PALETTE } from './palette.ts';

/** Quarter-rem steps; `4` is 1rem. */
const STEPS = [0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24] as const;
const scale = Object.fromEntries(STEPS.map((step) => [String(step), { value: `${step / 4}rem` }]));

const SYSTEM_STACK = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";

/** Our own tokens only: Chakra's defaults would all end up in the style sheet. */
export const tokens = {
  spacing: scale,
  sizes: {
    ...scale,
    full: { value: '100%' },
    /** Minimum size of touch targets (WCAG 2.5.5). */
    touch: { value: '2.75rem' },
    reading: { value: '40rem' },
    page: { value: '78rem' },
  },
  fonts: {
    heading: { value: "'Instrument Serif', 'Instrument Serif Fallback', Georgia, serif" },
    body: { value: SYSTEM_STACK },
  },
  fontSizes: {
    xs: { value: '0.8125rem' },
    sm: { value: '0.875rem' },
    md: { value: '1rem' },
    lg: { value: '1.125rem' },
    xl: { value: '1.375rem' },
    '2xl': { value: '1.75rem' },
    '3xl': { value: '2.25rem' },
    '4xl': { value: 'clamp(2.25rem, 1.5rem + 3vw, 3.25rem)' },
    '5xl': { value: 'clamp(2.75rem, 1.5rem + 6vw, 5.25rem)' },
  },
  fontWeights: { normal: { value: 400 }, medium: { value: 500 }, semibold: { value: 600 }, bold: { value: 700 } },
  lineHeights: { tight: { value: 1.1 }, snug: { value: 1.3 }, normal: { value: 1.5 } },
  radii: {
    sm: { value: '0.375rem' },
    md: { value: '0.625rem' },
    lg: { value: '1rem' },
    full: { value: '9999px' },
  },
  durations: { fast: { value: '120ms' }, calm: { value: '200ms' } },
  zIndex: { header: { value: 10 }, bar: { value: 11 }, menu: { value: 20 }, skip: { value: 30 }, toast: { value: 40 } },
};

/** Keyframes, used by `animationName`. */
export const keyframes = {
  spin: { to: { transform: 'rotate(360deg)' } },
  breathe: { '50%': { opacity: 0.55 } },
  appear: { from: { opacity: 0 } },
  rise: { from: { opacity: 0, transform: 'translateY(0.75rem)' } },
};

const themed = (colour: PaletteColor) => ({ value: { base: PALETTE.light[colour], _dark: PALETTE.dark[colour] } });
const fixed = (value: string) => ({ value });

/** Semantic colors; `_dark` is described in system.ts. */
export const semanticTokens = {
  colors: {
    bg: { DEFAULT: themed('bg'), raised: themed('bgRaised'), sunken: themed('bgSunken'), hover: themed('bgHover') },
    fg: { DEFAULT: themed('fg'), muted: themed('fgMuted') },
    border: { DEFAULT: themed('border'), strong: themed('borderStrong') },
    accent: {
      DEFAULT: themed('accent'),
      hover: themed('accentHover'),
      fg: themed('accentFg'),
      text: themed('accentText'),
      subtle: themed('accentSubtle'),
    },
    danger: {
      DEFAULT: themed('danger'),
      hover: themed('dangerHover'),
      fg: themed('dangerFg'),
      text: themed('dangerText'),
    },
    success: { text: themed('successText') },
    info: { text: themed('infoText') },
    backdrop: themed('backdrop'),
    dimmed: themed('dimmed'),
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
