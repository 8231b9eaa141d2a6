import { expect, it } from 'vitest';
import { createSupabaseTransport } from '../../../src/sync/transport';
import { fakeBackend } from '../services/backend';
import { NOW, stored } from '../services/session-row';

it('a card’s texts are cut to the lengths the server accepts, so that its mark is not refused', async () => {
  const { source, received } = await fakeBackend(() => Response.json({}));
  await source.store.write(stored());
  const movie = { title: 'T', year: 1995, rating: 7.9, genres: [], description: 'd', posterPath: null };
  const operation = { kind: 'favorite', movieId: 949, present: true, ts: NOW, op: 'op' } as const;
  const long = { ...movie, title: '🎬'.repeat(301), description: 'd'.repeat(4001) };
  await createSupabaseTransport(source, 'ada').push([
    { ...operation, movie },
    { ...operation, movie: long },
  ]);
  expect(received[0]?.body).toMatchObject({
    ops: [
      { movie_id: 949, movie: { title: 'T', description: 'd', poster_path: null } },
      { movie_id: 949, movie: { title: '🎬'.repeat(300), description: 'd'.repeat(4000), poster_path: null } },
    ],
  });
});
