/** How the application looks: as the device does, or always light or dark. */
export const COLOUR_SCHEMES = ['system', 'light', 'dark'] as const;
export type ColourScheme = (typeof COLOUR_SCHEMES)[number];

/** Colour of the browser's bar, by what is shown: the ground of the screens (ui/theme/palette). */
export const BAR_COLORS = { light: '#faf6ee', dark: '#13100d' } as const;
