import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { watchPreferencesStore } from '../db/watch-preferences-store';
import { createQueryClient } from './query-client';

/** Accessing localStorage throws where the browser blocks it. */
function deviceStorage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

/** The page's query cache, created by the first screen that needs it. */
const client = createQueryClient({ storage: deviceStorage(), online: navigator.onLine });

let language = watchPreferencesStore.current().language;
// Another language means other titles; the current ones stay until those arrive.
watchPreferencesStore.subscribe(() => {
  const before = language;
  ({ language } = watchPreferencesStore.current());
  if (language !== before) void client.invalidateQueries();
});

/**
 * Provides the query cache. Import it only from lazy chunks, so that the first page doesn't carry the cache. All
 * providers share one cache.
 */
export function QueryProvider({ children }: { readonly children: ReactNode }) {
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

/** A screen's component with the query cache around it. */
export function withQueries(Screen: () => ReactNode): () => ReactNode {
  return function ScreenWithQueries() {
    return (
      <QueryProvider>
        <Screen />
      </QueryProvider>
    );
  };
}
