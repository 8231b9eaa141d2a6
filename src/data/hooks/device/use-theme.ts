import { useSyncExternalStore } from 'react';
import type { ColourScheme } from '../../../config/ui';
import { theme } from '../../../lib/theme';

/** The look that is chosen on this device, and a way to choose another. */
export function useTheme(): { readonly chosen: ColourScheme; readonly choose: (next: ColourScheme) => void } {
  return { chosen: useSyncExternalStore(theme.subscribe, theme.chosen), choose: theme.choose };
}
