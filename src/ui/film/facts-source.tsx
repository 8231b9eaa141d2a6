import { createContext, useContext } from 'react';
import type { MovieMetadata } from '../../domain/movies/metadata';

/** Where cards learn what is known of their movies, so that ui need not know the movie database. */
export interface MetadataSource {
  /** Null while nothing is known; the same object until there is other. */
  readonly known: (id: number) => MovieMetadata | null;
  /** Sees that a movie's facts become known, and tells of them. @returns a function that ends it */
  readonly follow: (id: number, listener: () => void) => () => void;
}

const Source = createContext<MetadataSource | null>(null);

export const MetadataSourceProvider = Source.Provider;

/** Where to ask; null outside a provider, and then guesses stay. */
export function useMetadataSource(): MetadataSource | null {
  return useContext(Source);
}
