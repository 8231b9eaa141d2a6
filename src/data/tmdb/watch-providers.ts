import { PATHS } from '../../config/movie-database';
import { ok } from '../../domain/result';
import { shownProviders, type Provider } from '../../domain/streaming';
import type { Answer, MovieDatabase } from './client';
import { parseWatchProviders } from './parse/watch-providers';

/** The subscription services to show for a film; null where nothing is known of the United States. */
export async function fetchProviders(
  client: MovieDatabase,
  id: number,
  signal?: AbortSignal,
): Answer<readonly Provider[] | null> {
  const providers = await client.get(PATHS.watchProviders(id), {}, parseWatchProviders, signal);
  if (!providers.ok) return providers;
  const { known } = providers.value;
  return ok(known === null ? null : shownProviders(known));
}
