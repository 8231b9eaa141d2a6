import type { ColourScheme } from '../../../config/app/themes';

export const APPEARANCE = {
  title: 'Appearance',
  legend: 'Theme',
  themes: {
    system: 'Like this device',
    light: 'Light',
    dark: 'Dark',
  } satisfies Record<ColourScheme, string>,
  kept: 'This holds for this device, whoever is signed in.',
} as const;
