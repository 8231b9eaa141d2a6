import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { environment } from '../../../src/config/environment';
import { createQueryClient } from '../../../src/data/hooks/query-client';
import { ServicesProvider } from '../../../src/data/hooks/services-context';
import { DeviceDatabase } from '../../../src/data/local/device-database';
import { createServices } from '../../../src/data/services';
import type { MovieDatabaseError } from '../../../src/data/tmdb/error';
import { ImageHostProvider } from '../../../src/ui/image-host';
import { ThemeProvider } from '../../../src/ui/theme/theme-provider';
import { movieDatabaseOf, type Answering } from './page';

export interface Surroundings {
  /** Why the backend gives no key. */
  readonly keyError?: MovieDatabaseError;
  /** What the browser says about the network. */
  readonly online?: boolean;
}

/** Renders a screen that reads lists, over a movie database that answers from a function. */
export function renderLists(screen: ReactNode, answer: Answering, { keyError, online = true }: Surroundings = {}) {
  const { movieDatabase, asked } = movieDatabaseOf(answer, keyError);
  const load = () =>
    Promise.resolve({ ...createServices(environment, () => Promise.resolve(new DeviceDatabase())), movieDatabase });
  const client = createQueryClient({ storage: null, online });
  render(
    <MemoryRouter>
      <ThemeProvider>
        <ImageHostProvider base="https://images.test/t/p">
          <ServicesProvider value={load}>
            <QueryClientProvider client={client}>{screen}</QueryClientProvider>
          </ServicesProvider>
        </ImageHostProvider>
      </ThemeProvider>
    </MemoryRouter>,
  );
  return asked;
}
