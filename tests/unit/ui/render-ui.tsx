import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach } from 'vitest';
import { ImageHostProvider } from '../../../src/ui/image-host';
import { ThemeProvider } from '../../../src/ui/theme/theme-provider';

afterEach(cleanup);

function Surroundings({ children }: { readonly children: ReactNode }) {
  return (
    <MemoryRouter>
      <ThemeProvider>
        <ImageHostProvider base="https://images.test/t/p">{children}</ImageHostProvider>
      </ThemeProvider>
    </MemoryRouter>
  );
}

/** Renders a part of the kit inside theme, router and image host. */
export function renderUi(part: ReactNode) {
  return render(part, { wrapper: Surroundings });
}
