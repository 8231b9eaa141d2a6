/** Quarter-rem steps; `4` is 1rem. */
const STEPS = [0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24] as const;
const scale = Object.fromEntries(STEPS.map((step) => [String(step), { value: `${step / 4}rem` }]));

const SYSTEM_STACK = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";

/** Raw tokens of our own: Chakra's default ones would all stand in the style sheet. */
export const tokens = {
  spacing: scale,
  sizes: {
    ...scale,
    full: { value: '100%' },
    /** Smallest side of anything a finger hits (WCAG 2.5.5). */
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
