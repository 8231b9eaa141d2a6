import { observable, when, syncState } from '@legendapp/state';
import { observablePersistIndexedDB } from '@legendapp/state/persist-plugins/indexeddb';
import { syncedSupabase } from '@legendapp/state/sync-plugins/supabase';
import type { Engine } from '../engine';
import { clientOf } from './client';

interface Mark {
  id: string;
  movie: number;
  title: string;
  created_at: string | null;
  updated_at: string | null;
  deleted: boolean;
}

/** Legend-State's Supabase plugin with persistence in IndexedDB, soft deletes and endless retries, as documented. */
export const engine: Engine = {
  name: 'Legend-State 3.0.0-beta.48',
  rows: { table: 'legend_marks', movie: 'movie', present: '&deleted=is.false' },
  pollMs: 100,
  async install(inputs) {
    const { member, device } = inputs;
    const supabase = clientOf(inputs);
    const marks = observable<Record<string, Mark>>(
      // Its types need a generated schema of the database; the bench has none.
      syncedSupabase({
        supabase: supabase as never,
        collection: 'legend_marks' as never,
        actions: ['read', 'create', 'update', 'delete'],
        changesSince: 'last-sync',
        fieldCreatedAt: 'created_at',
        fieldUpdatedAt: 'updated_at',
        fieldDeleted: 'deleted',
        persist: {
          name: 'marks',
          plugin: observablePersistIndexedDB({ databaseName: `legend-${device}`, version: 1, tableNames: ['marks'] }),
          retrySync: true,
        },
        retry: { infinite: true, delay: 100, backoff: 'constant' },
      } as never) as never,
    );
    const state = syncState(marks);
    const id = (movie: number) => `${member.id}-${movie}`;
    return {
      load: async () => {
        marks.get();
        await when(state.isLoaded);
      },
      add: async (movie) => {
        marks[id(movie.id)]?.set({ id: id(movie.id), movie: movie.id, title: movie.title } as Mark);
        await Promise.resolve();
      },
      remove: async (movie) => {
        marks[id(movie.id)]?.delete();
        await Promise.resolve();
      },
      online: () => void state.sync(),
      waiting: () => Promise.resolve(Object.keys(state.getPendingChanges() ?? {}).length),
      stop: () => Promise.resolve(),
    };
  },
};
