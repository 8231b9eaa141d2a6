import { DEFAULT_COUNTRY } from '../../config/streaming';
import type { Movie } from '../film/film';
import type { WatchPreferences } from './viewing';

/** What is said of where a movie streams. */
export interface LocalStreaming {
  /** Own ones first. */
  readonly names: readonly string[];
  readonly estimated: boolean;
  /** Those of the names that the reader has; of a guess nothing is said. */
  readonly own: ReadonlySet<string>;
}

const NONE: ReadonlySet<string> = new Set();

/** Where a movie streams in the reader's country, as far as it is known there: what is known of another country says nothing. */
export function localStreaming(
  { streamingOn = [], streamingEstimated = false, streamingIn }: Partial<Movie>,
  { country, services }: Pick<WatchPreferences, 'country' | 'services'>,
): LocalStreaming {
  if ((streamingIn ?? DEFAULT_COUNTRY) !== country) return { names: [], estimated: true, own: NONE };
  if (streamingEstimated) return { names: streamingOn, estimated: true, own: NONE };
  const own = new Set(services.map(({ name }) => name).filter((name) => streamingOn.includes(name)));
  return { names: [...own, ...streamingOn.filter((name) => !own.has(name))], estimated: false, own };
}
