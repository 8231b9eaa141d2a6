import { createRxDatabase } from 'rxdb/plugins/core';
import { replicateSupabase } from 'rxdb/plugins/replication-supabase';
import { getRxStorageDexie } from 'rxdb/plugins/storage-dexie';
import type { Engine } from '../engine';
import { clientOf } from './client';

interface Mark {
  id: string;
  movie: number;
  title: string;
}

/** RxDB with its Supabase replication and its Dexie storage. There is no Realtime on this server, so nothing subscribes. */
export const engine: Engine = {
  name: 'RxDB 17.6.0',
  rows: { table: 'rxdb_marks', movie: 'movie', present: '&_deleted=is.false' },
  pollMs: 100,
  async install(inputs) {
    const { member, device } = inputs;
    // It quotes column names in filters, which this server's PostgREST does not parse.
    const client = clientOf({
      ...inputs,
      fetch: (input, init) => inputs.fetch(String(input).replaceAll('%22', ''), init),
    });
    const quiet = { on: () => quiet, subscribe: () => quiet };
    Object.assign(client, { channel: () => quiet, removeChannel: () => Promise.resolve('ok') });
    const database = await createRxDatabase({
      name: `rxdb-${device}`,
      storage: getRxStorageDexie(),
      multiInstance: false,
      closeDuplicates: true,
    });
    const { marks } = await database.addCollections<{ marks: import('rxdb').RxCollection<Mark> }>({
      marks: {
        schema: {
          version: 0,
          primaryKey: 'id',
          type: 'object',
          properties: {
            id: { type: 'string', maxLength: 80 },
            movie: { type: 'integer' },
            title: { type: 'string' },
          },
          required: ['id', 'movie', 'title'],
        },
      },
    });
    const replication = replicateSupabase<Mark>({
      tableName: 'rxdb_marks',
      client,
      collection: marks,
      replicationIdentifier: 'marks',
      live: true,
      retryTime: 100,
      pull: { batchSize: 1000, modifier: ({ id, movie, title, _deleted }) => ({ id, movie, title, _deleted }) },
      push: { batchSize: 500 },
    });
    const id = (movie: number) => `${member.id}-${movie}`;
    return {
      load: () => replication.awaitInitialReplication(),
      add: async (movie) => void (await marks.insert({ id: id(movie.id), movie: movie.id, title: movie.title })),
      remove: async (movie) => void (await marks.findOne(id(movie.id)).remove()),
      online: () => replication.reSync(),
      waiting: async () => {
        const done = await Promise.race([
          replication.awaitInSync().then(() => true),
          new Promise<false>((resolve) => setTimeout(() => resolve(false), 50)),
        ]);
        return done ? 0 : 1;
      },
      stop: async () => {
        await replication.cancel().catch(() => undefined);
      },
    };
  },
};
