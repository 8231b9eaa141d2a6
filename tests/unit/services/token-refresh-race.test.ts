import 'fake-indexeddb/auto';
import { describe, expect, it, vi } from 'vitest';
import { MemberDatabase } from '../../../src/db/member-database';
import { signOut } from '../../../src/services/sign-out';
import { accessToken } from '../../../src/api/supabase/auth-context';
import type { Session } from '../../../src/domain/account/session';
import { ADA, fakeBackend, refusal, sessionResponse, type Received } from './backend';
import { NOW, stored } from './session-row';
import { eventually } from '../../time/eventually';

const ENDED = stored({ expiresAt: NOW });
const BOB = { ...stored().member, id: 'bob', email: 'bob@example.com' };
const BOBS = stored({ accessToken: 'token-b', refreshToken: 'refresh-b', member: BOB });

const refreshedTokens = () =>
  Response.json(sessionResponse({ access_token: 'token-2', refresh_token: 'refresh-2', user: { ...ADA } }));

/** A device whose token is being refreshed; the backend responds when released. */
async function startRefresh(answer: () => Response) {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const backend = await fakeBackend(async ({ path }: Received) => {
    if (path !== '/auth/v1/token') return new Response(null, { status: 204 });
    await released;
    return answer();
  });
  await backend.source.store.write(ENDED);
  const refreshing = accessToken(backend.source);
  await eventually(() => expect(backend.received).toHaveLength(1));
  return { ...backend, refreshing, release };
}

async function signOutAda(source: Awaited<ReturnType<typeof startRefresh>>['source']) {
  const database = new MemberDatabase('ada');
  await database.open();
  await signOut(source.store, source, database.userId, database);
  database.close();
}

describe('a late response to a token refresh', () => {
  it('signs nobody in after sign-out', async () => {
    const { source, refreshing, release } = await startRefresh(refreshedTokens);
    await signOutAda(source);
    release();
    expect(await refreshing).toEqual({ ok: false, error: { reason: 'unauthorized' } });
    expect(await source.store.read()).toBeNull();
  });

  it('does not replace the session of another member who has signed in since', async () => {
    const { source, refreshing, release } = await startRefresh(refreshedTokens);
    await signOutAda(source);
    await source.store.write(BOBS);
    release();
    await refreshing;
    expect(await source.store.read()).toEqual(BOBS);
  });

  it('does not replace a newer session of the same member', async () => {
    const { source, refreshing, release } = await startRefresh(refreshedTokens);
    await signOutAda(source);
    const again = stored({ accessToken: 'token-3', refreshToken: 'refresh-3' });
    await source.store.write(again);
    release();
    expect(await refreshing).toEqual({ ok: true, value: { token: 'token-3', userId: 'ada' } });
    expect(await source.store.read()).toEqual(again);
  });

  it('ends only its own session when it is a refusal', async () => {
    const { source, refreshing, release } = await startRefresh(() => refusal(400, 'refresh_token_not_found', 'gone'));
    await signOutAda(source);
    await source.store.write(BOBS);
    release();
    await refreshing;
    expect(await source.store.read()).toEqual(BOBS);
  });

  it('signs nobody in after server errors either', async () => {
    let attempts = 0;
    const { source, refreshing, release } = await startRefresh(() =>
      (attempts += 1) < 4 ? new Response('', { status: 503 }) : refreshedTokens(),
    );
    await signOutAda(source);
    release();
    expect((await refreshing).ok).toBe(false);
    expect(await source.store.read()).toBeNull();
  });
});

describe('sign-out', () => {
  async function signOutWith(session: Session) {
    const backend = await fakeBackend(() => new Response(null, { status: 204 }));
    await backend.source.store.write(session);
    await signOutAda(backend.source);
    return backend;
  }

  it('leaves another member’s session alone, on the device and on the backend', async () => {
    const { source, received } = await signOutWith(BOBS);
    expect(await source.store.read()).toEqual(BOBS);
    expect(received).toEqual([]);
  });

  it('revokes the session it removed, even one that was refreshed a moment before', async () => {
    const { source, received } = await fakeBackend(() => new Response(null, { status: 204 }));
    await source.store.write(stored());
    const read = source.store.read.bind(source.store);
    // another tab refreshes the session between reading and removing it
    const spy = vi.spyOn(source.store, 'read').mockImplementation(async () => {
      const session = await read();
      await source.store.write(stored({ accessToken: 'token-2', refreshToken: 'refresh-2' }));
      return session;
    });
    await signOutAda(source);
    spy.mockRestore();
    expect(await source.store.read()).toBeNull();
    await eventually(() => expect(received).toHaveLength(1));
  });
});
