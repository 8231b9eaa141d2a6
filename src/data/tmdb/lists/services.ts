import { DETAILS_FRESH_MS, PATHS } from '../../../config/tmdb';
import { isRecord } from '../../../domain/values/guards';
import { offeredServices, type OwnService } from '../../../domain/watch-preferences';
import type { TmdbResult, TmdbClient } from '../client/client';
import { listOf } from '../../../domain/values/fields';
import { parseRegions } from '../parse/regions';
import { parseProvider } from '../parse/watch-providers';
import type { LoadMovieDatabase } from '../query/list-query';
import { ThrownTmdbError } from '../query/thrown-error';

/** Asks the movie database as a query of the cache does. @throws ThrownMovieDatabaseError */
async function told<T>(load: LoadMovieDatabase, ask: (client: TmdbClient) => TmdbResult<T>): Promise<T> {
  const answer = await ask((await load()).tmdb);
  if (!answer.ok) throw new ThrownTmdbError(answer.error);
  return answer.value;
}

/** The countries that can be chosen, as a query. */
export function regionsQuery(load: LoadMovieDatabase) {
  return {
    queryKey: ['regions'],
    queryFn: ({ signal }: { readonly signal: AbortSignal }): Promise<readonly string[]> =>
      told(load, (client) => client.get(PATHS.regions, {}, parseRegions, signal)),
    staleTime: DETAILS_FRESH_MS,
  };
}

/** The services of a country, as a query. */
export function servicesQuery(load: LoadMovieDatabase, country: string) {
  const parse = (body: unknown) => (isRecord(body) ? listOf(body['results'], parseProvider) : null);
  return {
    queryKey: ['services', country],
    queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<readonly OwnService[]> =>
      offeredServices(
        await told(load, (client) => client.get(PATHS.services, { watch_region: country }, parse, signal)),
      ),
    staleTime: DETAILS_FRESH_MS,
  };
}
