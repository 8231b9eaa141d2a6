import { expect, it } from 'vitest';
import { createSupabaseTransport } from '../../../src/data/sync/transport/supabase-transport';
import { fakeBackend } from '../auth/backend';
import { NOW, stored } from '../auth/session-row';

const ANSWER = { uid: 'ada', epoch: 'first', head: 0, server_time: NOW, rows: [] };
const noFunction = () => Response.json({ code: 'PGRST202', message: 'no such function' }, { status: 404 });

/** A pull from a server that answers calls with and without `reads` as told; and with which arguments it was called. */
async function pull(told: () => Response, plain: () => Response) {
  const { source, received } = await fakeBackend(({ body }) => ('reads' in body ? told() : plain()));
  await source.store.write(stored());
  const answer = await createSupabaseTransport(source, 'ada').pull(7, 1000);
  return { answer, asked: received.map(({ body }) => body) };
}

it('says what it reads', async () => {
  const { answer, asked } = await pull(() => Response.json({ ...ANSWER, reads: 2 }), noFunction);
  expect(answer).toMatchObject({ ok: true });
  expect(asked).toEqual([{ uid: 'ada', after: 7, max_rows: 1000, reads: 3 }]);
});

it('a server of the first release is asked as it knows', async () => {
  const { answer, asked } = await pull(noFunction, () => Response.json(ANSWER));
  expect(answer).toMatchObject({ ok: true });
  expect(asked[1]).toEqual({ uid: 'ada', after: 7, max_rows: 1000 });
});

it('an answer that leaves kinds out is not taken: the server has learned between the two calls', async () => {
  const { answer } = await pull(noFunction, () => Response.json({ ...ANSWER, reads: 1 }));
  expect(answer).toEqual({ ok: false, error: { reason: 'server', status: 404 } });
});

it('a server without the function at all is one in trouble', async () => {
  const { answer, asked } = await pull(noFunction, noFunction);
  expect(answer).toEqual({ ok: false, error: { reason: 'server', status: 404 } });
  expect(asked).toHaveLength(2);
});
