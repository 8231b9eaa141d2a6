import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { watchPreferencesStore } from '../db/watch-preferences-store';
import { createQueryClient } from './query-client';

/** Browsers that keep nothing for a page throw when asked. */
function deviceStorage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

/** The page's one query cache, made when the first screen that reads lists is loaded. */
const client = createQueryClient({ storage: deviceStorage(), online: navigator.onLine });

let language = watchPreferencesStore.current().language;
// Titles in another language are other answers: what stands stays until they come.
watchPreferencesStore.subscribe(() => {
  const before = language;
  ({ language } = watchPreferencesStore.current());
  if (language !== before) void client.invalidateQueries();
});

/**
 * Gives its children the query cache. Only what is loaded on demand may import this file, so that the first page does not
 * carry the cache; as often as it is used, there is one cache.
 */
export function QueryProvider({ children }: { readonly children: ReactNode }) {
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
