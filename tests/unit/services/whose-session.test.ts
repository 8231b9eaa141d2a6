import 'fake-indexeddb/auto';
import { describe, expect, it, vi } from 'vitest';
import { MemberDatabase } from '../../../src/db/member-database';
import { signOut } from '../../../src/services/sign-out';
import { accessToken } from '../../../src/api/supabase/auth-context';
import type { Session } from '../../../src/domain/account/session';
import { ADA, fakeBackend, refusal, sessionAnswer, type Received } from './backend';
import { NOW, stored } from './session-row';
import { eventually } from '../../time/eventually';

const ENDED = stored({ expiresAt: NOW });
const BOB = { ...stored().member, id: 'bob', email: 'bob@example.com' };
const BOBS = stored({ accessToken: 'token-b', refreshToken: 'refresh-b', member: BOB });

const renewed = () =>
  Response.json(sessionAnswer({ access_token: 'token-2', refresh_token: 'refresh-2', user: { ...ADA } }));

/** A device on which Ada's token is being renewed: the backend answers when it is told to. */
async function renewing(answer: () => Response) {
  let tell: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (tell = resolve));
  const backend = await fakeBackend(async ({ path }: Received) => {
    if (path !== '/auth/v1/token') return new Response(null, { status: 204 });
    await held;
    return answer();
  });
  await backend.source.store.write(ENDED);
  const asked = accessToken(backend.source);
  await eventually(() => expect(backend.received).toHaveLength(1));
  return { ...backend, asked, tell };
}

async function leave(source: Awaited<ReturnType<typeof renewing>>['source']) {
  const database = new MemberDatabase('ada');
  await database.open();
  await signOut(source.store, source, database.userId, database);
  database.close();
}

describe('an answer to a renewal that comes late', () => {
  it('signs nobody in after sign-out', async () => {
    const { source, asked, tell } = await renewing(renewed);
    await leave(source);
    tell();
    expect(await asked).toEqual({ ok: false, error: { reason: 'unauthorized' } });
    expect(await source.store.read()).toBeNull();
  });

  it('does not replace the session of who has signed in meanwhile', async () => {
    const { source, asked, tell } = await renewing(renewed);
    await leave(source);
    await source.store.write(BOBS);
    tell();
    await asked;
    expect(await source.store.read()).toEqual(BOBS);
  });

  it('does not replace a newer session of the same member', async () => {
    const { source, asked, tell } = await renewing(renewed);
    await leave(source);
    const again = stored({ accessToken: 'token-3', refreshToken: 'refresh-3' });
    await source.store.write(again);
    tell();
    expect(await asked).toEqual({ ok: true, value: { token: 'token-3', userId: 'ada' } });
    expect(await source.store.read()).toEqual(again);
  });

  it('ends no session but the one it was for, when it is a refusal', async () => {
    const { source, asked, tell } = await renewing(() => refusal(400, 'refresh_token_not_found', 'gone'));
    await leave(source);
    await source.store.write(BOBS);
    tell();
    await asked;
    expect(await source.store.read()).toEqual(BOBS);
  });

  it('after trouble signs nobody in either', async () => {
    let asks = 0;
    const { source, asked, tell } = await renewing(() =>
      (asks += 1) < 4 ? new Response('', { status: 503 }) : renewed(),
    );
    await leave(source);
    tell();
    expect((await asked).ok).toBe(false);
    expect(await source.store.read()).toBeNull();
  });
});

describe('sign-out', () => {
  async function leaving(session: Session) {
    const backend = await fakeBackend(() => new Response(null, { status: 204 }));
    await backend.source.store.write(session);
    await leave(backend.source);
    return backend;
  }

  it('leaves the session of another member alone, on the device and at the backend', async () => {
    const { source, received } = await leaving(BOBS);
    expect(await source.store.read()).toEqual(BOBS);
    expect(received).toEqual([]);
  });

  it('revokes what stood when it took it away, also when that was renewed a moment before', async () => {
    const { source, received } = await fakeBackend(() => new Response(null, { status: 204 }));
    await source.store.write(stored());
    const read = source.store.read.bind(source.store);
    // another tab renews the session between any look at it and its removal
    const spy = vi.spyOn(source.store, 'read').mockImplementation(async () => {
      const seen = await read();
      await source.store.write(stored({ accessToken: 'token-2', refreshToken: 'refresh-2' }));
      return seen;
    });
    await leave(source);
    spy.mockRestore();
    expect(await source.store.read()).toBeNull();
    await eventually(() => expect(received).toHaveLength(1));
  });
});
