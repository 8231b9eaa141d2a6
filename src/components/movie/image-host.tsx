import { createContext, useContext, type ReactNode } from 'react';

const ImageHost = createContext('');

export interface ImageHostProviderProps {
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
