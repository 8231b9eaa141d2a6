/**
 * Both themes as semantic colors; `dimmed` is `bg` behind `backdrop`. tests/unit/components/theme/palette.test.ts
 * checks text contrast against WCAG 2.2 AA.
 */
export const PALETTE = {
  dark: {
    bg: '#13100d',
    bgRaised: '#1e1a16',
    bgSunken: '#0c0a08',
    bgHover: '#2a241e',
    fg: '#f6efe4',
    fgMuted: '#b9ae9f',
    border: '#383028',
    borderStrong: '#84786a',
    accent: '#f2b544',
    accentHover: '#ffc966',
    accentFg: '#1f1503',
    accentText: '#f5c267',
    accentSubtle: '#34270f',
    danger: '#c23b2e',
    dangerHover: '#a93125',
    dangerFg: '#ffffff',
    dangerText: '#ff9a8b',
    successText: '#86d39d',
    infoText: '#9cc4f0',
    backdrop: 'rgba(5, 4, 3, 0.78)',
    dimmed: '#080705',
    shadow: 'rgba(0, 0, 0, 0.55)',
  },
  light: {
    bg: '#faf6ee',
    bgRaised: '#fffdf9',
    bgSunken: '#f1eade',
    bgHover: '#ece3d3',
    fg: '#1f1a14',
    fgMuted: '#5f5546',
    border: '#ddd2c0',
    borderStrong: '#8a7d6a',
    accent: '#f2b544',
    accentHover: '#e5a329',
    accentFg: '#1f1503',
    accentText: '#805200',
    accentSubtle: '#fbe9c3',
    danger: '#b3281c',
    dangerHover: '#931d13',
    dangerFg: '#ffffff',
    dangerText: '#a92216',
    successText: '#1c6636',
    infoText: '#1f5796',
    backdrop: 'rgba(31, 26, 20, 0.55)',
    dimmed: '#827d76',
    shadow: 'rgba(64, 48, 24, 0.18)',
  },
} as const;

export type PaletteColor = keyof (typeof PALETTE)['dark'];

/** Rank badges are the same in both themes, since they lie on posters. */
export const RANK_PALETTE = {
  gold: { bg: '#f5c542', fg: '#241a00' },
  grey: { bg: '#c9ccd1', fg: '#1b1d21' },
  amber: { bg: '#a85a0b', fg: '#ffffff' },
  slate: { bg: '#3c4858', fg: '#ffffff' },
} as const;
