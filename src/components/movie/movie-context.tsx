import { createContext, useContext, type ReactNode } from 'react';
import type { MovieMetadata } from '../../domain/movies/metadata';
import type { MovieSummary } from '../../domain/movies/movie';
import { DEFAULT_WATCH_PREFERENCES, type WatchPreferences } from '../../domain/watch-preferences';

const ImageHost = createContext('');

interface ImageHostProviderProps {
  /** Base URL before the width, such as 'https://image.tmdb.org/t/p'. */
  readonly base: string;
  readonly children: ReactNode;
}

/** Provides the image host, so that components don't depend on the environment. */
export function ImageHostProvider({ base, children }: ImageHostProviderProps) {
  return <ImageHost value={base}>{children}</ImageHost>;
}

/** The image host's base URL; empty outside a provider, where posters show their placeholder. */
export function useImageHost(): string {
  return useContext(ImageHost);
}

/** Source of movie metadata for cards, so that components don't depend on the TMDB client. */
export interface MetadataSource {
  /** Null while unknown; a stable object until it changes. */
  readonly get: (id: number) => MovieMetadata | null;
  /** Loads a movie's metadata and reports when it is known. @returns a function that unsubscribes */
  readonly subscribe: (id: number, listener: () => void) => () => void;
}

const Source = createContext<MetadataSource | null>(null);

export const MetadataSourceProvider = Source.Provider;

/** Null outside a provider: estimates stay. */
export function useMetadataSource(): MetadataSource | null {
  return useContext(Source);
}

/** Attributes of a movie's texts: their language, English if missing, and the direction of their script. */
export function movieText({ language }: { readonly language?: MovieSummary['language'] | undefined }) {
  return { lang: language, dir: 'auto' } as const;
}

/** The same of its description, which may be the English one or missing. */
export function descriptionText(
  movie: Pick<MovieSummary, 'description' | 'language'> & { readonly untranslated?: boolean | undefined },
) {
  return movieText({ language: movie.untranslated === true || movie.description === '' ? undefined : movie.language });
}

const Preferences = createContext<WatchPreferences>(DEFAULT_WATCH_PREFERENCES);

export const WatchPreferencesProvider = Preferences.Provider;

/** The viewer's watch preferences; the defaults outside a provider. */
export function useWatchPreferencesContext(): WatchPreferences {
  return useContext(Preferences);
}
