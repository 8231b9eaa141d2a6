import { DETAILS_FRESH_MS, PATHS } from '../../config/tmdb';
import { listOf, textOf } from '../../domain/values/fields';
import { isRecord } from '../../domain/values/guards';
import { offeredServices, type OwnService } from '../../domain/watch-preferences';
import type { TmdbClient, TmdbResult } from './client';
import { ThrownTmdbError } from './errors';
import { parseProvider } from './parse-metadata';
import type { LoadTmdb } from './query';

/** Runs a TMDB request as a query function. @throws ThrownTmdbError */
async function queryTmdb<T>(load: LoadTmdb, request: (client: TmdbClient) => TmdbResult<T>): Promise<T> {
  const response = await request((await load()).tmdb);
  if (!response.ok) throw new ThrownTmdbError(response.error);
  return response.value;
}

/** The available countries, as a query. */
export function regionsQuery(load: LoadTmdb) {
  return {
    queryKey: ['regions'],
    queryFn: ({ signal }: { readonly signal: AbortSignal }): Promise<readonly string[]> =>
      queryTmdb(load, (client) => client.get(PATHS.regions, {}, parseRegions, signal)),
    staleTime: DETAILS_FRESH_MS,
  };
}

/** A country's streaming services, as a query. */
export function servicesQuery(load: LoadTmdb, country: string) {
  const parse = (body: unknown) => (isRecord(body) ? listOf(body['results'], parseProvider) : null);
  return {
    queryKey: ['services', country],
    queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<readonly OwnService[]> =>
      offeredServices(
        await queryTmdb(load, (client) => client.get(PATHS.services, { watch_region: country }, parse, signal)),
      ),
    staleTime: DETAILS_FRESH_MS,
  };
}

function parseRegion(item: unknown): string | null {
  const code = isRecord(item) ? textOf(item['iso_3166_1']) : '';
  return /^[A-Z]{2}$/.test(code) ? code : null;
}

/** The countries with streaming services, as ISO 3166-1 codes; null if the body is malformed. */
export function parseRegions(body: unknown): readonly string[] | null {
  return isRecord(body) ? listOf(body['results'], parseRegion) : null;
}
