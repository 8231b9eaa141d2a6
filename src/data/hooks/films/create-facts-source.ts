import type { FilmFacts } from '../../../domain/film/film-facts';
import { watchPreferencesStore } from '../../local/viewing/kept-viewing';
import type { FilmFactsStore } from '../../services/film-facts-store';
import type { LoadServices } from '../session/services-context';

/** The films' facts for cards, which ask before the services are loaded. */
export function createFactsSource(load: LoadServices) {
  let store: FilmFactsStore | null = null;

  async function loaded(): Promise<FilmFactsStore> {
    const { filmFacts } = await load();
    if (store === null) {
      window.addEventListener('online', filmFacts.again);
      watchPreferencesStore.subscribe(filmFacts.moved);
    }
    store = filmFacts;
    return filmFacts;
  }

  return {
    known: (id: number): FilmFacts | null => store?.known(id) ?? null,
    follow(id: number, listener: () => void): () => void {
      let leave: (() => void) | null = () => undefined;
      loaded()
        .then((facts) => {
          if (leave === null) return;
          leave = facts.follow(id, listener);
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
