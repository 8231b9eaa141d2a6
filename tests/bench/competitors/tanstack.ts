import { createCollection } from '@tanstack/db';
import { IndexedDBAdapter, NonRetriableError, startOfflineExecutor } from '@tanstack/offline-transactions';
import type { Engine } from '../engine';
import { clientOf } from './client';

interface Mark {
  id: number;
  title: string;
}

/** The browser's online state, as the bench sets it. */
class Detector {
  readonly #listeners = new Set<() => void>();
  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };
  notifyOnline = () => {
    for (const listener of this.#listeners) listener();
  };
  isOnline = () => true;
  dispose = () => this.#listeners.clear();
}

/**
 * TanStack DB with its offline transactions in IndexedDB: a transaction for each tap, sent by a mutation function of ours
 * to the same tables that our own engine fills, as its documentation shows.
 */
export const engine: Engine = {
  name: 'TanStack offline-transactions 1.0.53',
  rows: { table: 'user_favorites', movie: 'movie_id', present: '' },
  pollMs: 50,
  async install(inputs) {
    const { member, device } = inputs;
    const client = clientOf(inputs);
    let write: (row: Mark, type: 'insert' | 'delete') => void = () => undefined;
    const marks = createCollection<Mark, number>({
      id: 'marks',
      getKey: ({ id }) => id,
      sync: {
        sync: ({ begin, write: put, commit, markReady }) => {
          // A row is inserted once and deleted once, even if it is reported repeatedly.
          const known = new Set<number>();
          write = (value, type) => {
            if (known.has(value.id) === (type === 'insert')) return;
            if (type === 'insert') known.add(value.id);
            else known.delete(value.id);
            begin();
            put({ type, value });
            commit();
          };
          markReady();
        },
      },
    });
    await marks.preload();
    const detector = new Detector();
    const executor = startOfflineExecutor({
      collections: { marks },
      storage: new IndexedDBAdapter(`tanstack-${device}`),
      onlineDetector: detector,
      leaderElection: {
        requestLeadership: () => Promise.resolve(true),
        releaseLeadership: () => undefined,
        isLeader: () => true,
        onLeadershipChange: () => () => undefined,
      },
      mutationFns: {
        mark: async ({ transaction }) => {
          for (const { type, modified, original } of transaction.mutations) {
            const row = (type === 'delete' ? original : modified) as unknown as Mark;
            const favorites = client.from('user_favorites');
            const { error, status } = await (type === 'delete'
              ? favorites.delete().eq('user_id', member.id).eq('movie_id', row.id)
              : favorites.insert({ user_id: member.id, movie_id: row.id }));
            // A duplicate comes from an earlier attempt; a refusal does not change by retrying.
            if (error && error.code !== '23505') {
              if (status === 403) throw new NonRetriableError(error.message);
              throw new Error(error.message);
            }
            write(row, type === 'delete' ? 'delete' : 'insert');
          }
        },
      },
    });
    await executor.waitForInit();
    const tap = (change: () => void) => {
      const transaction = executor.createOfflineTransaction({ mutationFnName: 'mark', autoCommit: false });
      transaction.mutate(change);
      // It settles when the server has it, which is later when offline.
      transaction.commit().catch(() => undefined);
    };
    return {
      load: async () => {
        const { data } = await client.from('user_favorites').select('movie_id').limit(1000);
        for (const row of data ?? []) write({ id: Number(row['movie_id']), title: '' }, 'insert');
      },
      add: async (movie) => {
        tap(() => marks.insert({ id: movie.id, title: movie.title }));
        await Promise.resolve();
      },
      remove: async (movie) => {
        tap(() => marks.delete(movie.id));
        await Promise.resolve();
      },
      online: () => detector.notifyOnline(),
      waiting: async () => (await executor.peekOutbox()).length,
      stop: () => {
        executor.dispose();
        return Promise.resolve();
      },
    };
  },
};
