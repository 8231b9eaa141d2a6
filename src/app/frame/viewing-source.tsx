import type { ReactNode } from 'react';
import { useViewing } from '../../data/hooks/viewing/use-viewing';
import { ViewingProvider } from '../../ui/film/facts/viewing-context';

/** Tells cards and film screens where and how the reader watches. */
export function ViewingSource({ children }: { readonly children: ReactNode }) {
  return <ViewingProvider value={useViewing()}>{children}</ViewingProvider>;
}
