import { createContext, useContext, type ReactNode } from 'react';

const ImageHost = createContext('');

export interface ImageHostProviderProps {
  /** Address before the width, such as 'https://image.tmdb.org/t/p'. */
  readonly base: string;
  readonly children: ReactNode;
}

/** Tells every poster below it where the pictures are, so that ui need not know the environment. */
export function ImageHostProvider({ base, children }: ImageHostProviderProps) {
  return <ImageHost value={base}>{children}</ImageHost>;
}

/** The image host's address; empty outside a provider, and then posters show their placeholder. */
export function useImageHost(): string {
  return useContext(ImageHost);
}
