import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach } from 'vitest';
import { ImageHostProvider } from '../../../../src/components/movie/movie-context';

afterEach(cleanup);

function Surroundings({ children }: { readonly children: ReactNode }) {
  return (
    <MemoryRouter>
      <ImageHostProvider base="https://images.test/t/p">{children}</ImageHostProvider>
    </MemoryRouter>
  );
}

/** Renders components inside theme, router and image host. */
export function renderUi(part: ReactNode) {
  return render(part, { wrapper: Surroundings });
}
