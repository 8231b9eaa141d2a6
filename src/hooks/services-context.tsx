import { createContext, useContext } from 'react';
import { watchPreferencesStore } from '../db/watch-preferences-store';
import type { MovieMetadata } from '../domain/movies/metadata';
import type { MetadataStore } from '../services/metadata-store';
import type { Services } from '../services/services';

/** Loads the services on first use, so that a visitor's first page contains neither the database nor the API client. */
export type LoadServices = () => Promise<Services>;

const ServicesContext = createContext<LoadServices | null>(null);

export const ServicesProvider = ServicesContext.Provider;

/**
 * The loader of the page's services.
 * @throws outside a ServicesProvider: a programming error
 */
export function useServices(): LoadServices {
  const load = useContext(ServicesContext);
  if (!load) throw new Error('useServices needs a ServicesProvider above it');
  return load;
}

/** Movie metadata for cards, which subscribe before the services have loaded. */
export function createMetadataSource(load: LoadServices) {
  let store: MetadataStore | null = null;

  async function loaded(): Promise<MetadataStore> {
    const { metadata } = await load();
    if (store === null) {
      window.addEventListener('online', metadata.retry);
      watchPreferencesStore.subscribe(metadata.countryChanged);
    }
    store = metadata;
    return metadata;
  }

  return {
    get: (id: number): MovieMetadata | null => store?.peek(id) ?? null,
    subscribe(id: number, listener: () => void): () => void {
      let unsubscribe: (() => void) | null = () => undefined;
      loaded()
        .then((facts) => {
          if (unsubscribe === null) return;
          unsubscribe = facts.subscribe(id, listener);
          listener();
        })
        // If the services fail to load, other components report it.
        .catch(() => undefined);
      return () => {
        unsubscribe?.();
        unsubscribe = null;
      };
    },
  };
}
