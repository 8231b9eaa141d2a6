import type { MovieMetadata } from '../domain/movies/metadata';
import { watchPreferencesStore } from '../db/watch-preferences-store';
import type { MetadataStore } from '../services/metadata-store';
import type { LoadServices } from './services-context';

/** The movies' facts for cards, which ask before the services are loaded. */
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
    known: (id: number): MovieMetadata | null => store?.peek(id) ?? null,
    follow(id: number, listener: () => void): () => void {
      let leave: (() => void) | null = () => undefined;
      loaded()
        .then((facts) => {
          if (leave === null) return;
          leave = facts.subscribe(id, listener);
          listener();
        })
        // The services did not load: whatever else needs them says so.
        .catch(() => undefined);
      return () => {
        leave?.();
        leave = null;
      };
    },
  };
}
