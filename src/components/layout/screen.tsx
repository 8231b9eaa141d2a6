import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { LOW_WINDOW } from '../../config/ui';

/** Id of the main landmark, target of the skip link. */
export const MAIN_ID = 'main';

const Main = chakra('main', {
  base: {
    width: 'full',
    // Keeps the footer below the fold while a screen loads, to avoid a layout shift.
    minHeight: '100dvh',
    marginInline: 'auto',
    paddingTop: { base: '6', md: '10' },
    paddingBottom: '12',
    paddingLeft: 'max(1rem, env(safe-area-inset-left))',
    paddingRight: 'max(1rem, env(safe-area-inset-right))',
    outline: 'none',
    [LOW_WINDOW]: { paddingTop: '2' },
  },
  variants: {
    width: {
      page: { maxWidth: 'page' },
      reading: { maxWidth: '42rem' },
      narrow: { maxWidth: '28rem', [LOW_WINDOW]: { maxWidth: '42rem' } },
      bleed: { '&&': { padding: 0 } },
    },
  },
});

export interface ScreenProps {
  readonly children: ReactNode;
  /**
   * 'page' for grids, 'reading' for text and forms, 'narrow' for signing in, 'bleed' for sections with their own width.
   */
  readonly width?: 'page' | 'reading' | 'narrow' | 'bleed';
}

/** A screen's main landmark with its width and padding. */
export function Screen({ children, width = 'page' }: ScreenProps) {
  return (
    <Main id={MAIN_ID} tabIndex={-1} width={width}>
      {children}
    </Main>
  );
}
