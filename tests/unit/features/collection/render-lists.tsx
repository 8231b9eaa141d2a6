import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { environment } from '../../../../src/config/environment';
import { createQueryClient } from '../../../../src/hooks/query-client';
import { ServicesProvider } from '../../../../src/hooks/services-context';
import { DeviceDatabase } from '../../../../src/db/device-database';
import { createServices, type Services } from '../../../../src/services/services';
import type { TmdbError } from '../../../../src/api/tmdb/errors';
import { ImageHostProvider } from '../../../../src/components/movie/movie-context';
import { movieDatabaseOf, type Respond } from '../charts/page';

export interface Surroundings {
  /** Why the backend returns no key. */
  readonly keyError?: TmdbError;
  /** Whether the browser reports to be online. */
  readonly online?: boolean;
  /** The movies on the device; without it none are stored. */
  readonly catalog?: Services['browsingCache'];
  /** The URL. */
  readonly address?: string;
}

/** Renders a screen with lists from a movie database that responds with a function. */
export function renderLists(
  screen: ReactNode,
  answer: Respond,
  { keyError, online = true, catalog, address = '/collection' }: Surroundings = {},
) {
  const { tmdb, requests } = movieDatabaseOf(answer, keyError);
  const load = () =>
    Promise.resolve({
      ...createServices(environment, () => Promise.resolve(new DeviceDatabase())),
      tmdb,
      ...(catalog && { browsingCache: catalog }),
    });
  const client = createQueryClient({ storage: null, online });
  render(
    <MemoryRouter initialEntries={[address]}>
      <ImageHostProvider base="https://images.test/t/p">
        <ServicesProvider value={load}>
          <QueryClientProvider client={client}>{screen}</QueryClientProvider>
        </ServicesProvider>
      </ImageHostProvider>
    </MemoryRouter>,
  );
  return requests;
}
