import { beforeEach, expect, it, vi } from 'vitest';
import { ApiKeyStore } from '../../../src/db/api-key-store';
import { ApiKeySource } from '../../../src/services/services';
import { fakeBackend } from './backend';

const keyStore = new ApiKeyStore();
beforeEach(() => keyStore.remove());

it('the movie database’s key comes from get-secret, requested by name and once for all callers [CALL-25]', async () => {
  const { source, received } = await fakeBackend(() => Response.json({ secret: 'the key', other: 'no' }));
  const key = new ApiKeySource(keyStore, source);
  expect(await Promise.all([key.get(), key.get()])).toEqual([
    { ok: true, value: 'the key' },
    { ok: true, value: 'the key' },
  ]);
  expect(received.map(({ method, path, body }) => [method, path, body])).toEqual([
    ['POST', '/functions/v1/get-secret', { secret_name: 'TMDB_API_KEY' }],
  ]);
});

it.each([{}, { secret: '' }, { secret: 7 }, { key: 'the key' }, null])(
  'a response without a secret fails: %j, and the next call requests it again [CALL-25]',
  async (body) => {
    const { source, received } = await fakeBackend(() => Response.json(body));
    const key = new ApiKeySource(keyStore, source);
    expect(await key.get()).toEqual({ ok: false, error: { reason: 'malformed' } });
    expect(await key.get()).toEqual({ ok: false, error: { reason: 'malformed' } });
    expect(received).toHaveLength(2);
  },
);

it.each(['throws', 'fails'])('a browser without storage keeps the key for the page: opening %s', async (how) => {
  const { source, received } = await fakeBackend(() => Response.json({ secret: 'the key' }));
  const refused = new DOMException('The user denied permission to access storage', 'SecurityError');
  const open = vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
    if (how === 'throws') throw refused;
    const opening = { error: refused } as IDBOpenDBRequest;
    queueMicrotask(() => void opening.onerror?.(new Event('error')));
    return opening;
  });
  try {
    const device = new ApiKeyStore();
    const key = new ApiKeySource(device, source);
    expect(await key.get()).toEqual({ ok: true, value: 'the key' });
    expect(await key.get()).toEqual({ ok: true, value: 'the key' });
    await key.forget('the key');
    expect(await key.get()).toEqual({ ok: true, value: 'the key' });
    expect(received).toHaveLength(2);
  } finally {
    open.mockRestore();
  }
});
