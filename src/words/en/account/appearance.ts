import type { ColourScheme } from '../../../config/ui';

export const APPEARANCE = {
  title: 'Appearance',
  legend: 'Theme',
  themes: {
    system: 'Match device',
    light: 'Light',
    dark: 'Dark',
  } satisfies Record<ColourScheme, string>,
  kept: 'Applies to this device, whoever’s signed in.',
} as const;
