import type { MovieMetadata } from '../domain/movies/metadata';
import { watchPreferencesStore } from '../db/watch-preferences-store';
import type { MetadataStore } from '../services/metadata-store';
import type { LoadServices } from './services-context';

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
