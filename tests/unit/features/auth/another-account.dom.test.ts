import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { expect, it, vi } from 'vitest';
import { authMessage } from '../../../../src/features/auth/auth-error-message';
import { SESSION_NOT_SAVED } from '../../../../src/i18n/messages/auth';
import { questionnaireStore } from '../../../../src/db/questionnaire-store';
import { MemberDatabase } from '../../../../src/db/member-database';
import { readSyncState } from '../../../../src/db/sync-state';
import type { SessionStore } from '../../../../src/db/session-store';
import { signInWithTokens } from '../../../../src/services/sign-in';
import { eventually } from '../../../time/eventually';
import { ADA, fakeBackend, tokenExpiringAt } from '../../services/backend';
import { NOW, stored } from '../../services/session-row';

const BOBS = stored({ accessToken: 'token-of-bob', member: { ...stored().member, id: 'bob' } });
const ENDED = { id: 'ended', reason: 'session', memberId: 'bob' } as const;
const WAITING = {
  key: 'search:1',
  operation: { kind: 'search', op: '1', ts: 1, genre: null },
  state: 'waiting',
  addedAt: 1,
  code: null,
} as const;
const TOKENS = { accessToken: tokenExpiringAt(NOW + 3_600_000), refreshToken: 'r' };

it('another account’s tokens change nothing if the signed-in member declines them', async () => {
  const { source, received } = await fakeBackend(() => Response.json(ADA));
  await source.store.write(stored({ member: { ...stored().member, id: 'bob', email: 'bob@example.com' } }));
  const requests: (readonly string[])[] = [];
  const tokens = { accessToken: tokenExpiringAt(NOW + 3_600_000), refreshToken: 'r' };
  const answer = await signInWithTokens(source, tokens, ({ current, incoming }) => {
    requests.push([current.email, incoming.email]);
    return Promise.resolve(false);
  });
  expect(answer).toEqual({ ok: true, value: null });
  expect(requests).toEqual([['bob@example.com', 'ada@example.com']]);
  expect(await source.store.read()).toMatchObject({ member: { id: 'bob' } });
  expect(received.map(({ path }) => path)).toEqual(['/auth/v1/user']);
});

it('a member who signs in while the question is open is asked as well', async () => {
  const { source } = await fakeBackend(() => Response.json(ADA));
  const signIn = (id: string) => source.store.write(stored({ member: { ...stored().member, id } }));
  await signIn('bob');
  const requests: string[] = [];
  const answer = await signInWithTokens(source, TOKENS, async ({ current }) => {
    requests.push(current.id);
    if (current.id === 'bob') await signIn('cleo');
    return current.id === 'bob';
  });
  expect(answer).toEqual({ ok: true, value: null });
  expect(requests).toEqual(['bob', 'cleo']);
  expect(await source.store.read()).toMatchObject({ member: { id: 'cleo' } });
});

it('a member who signs in just before the link’s session is stored is asked as well, and keeps their data', async () => {
  const { source } = await fakeBackend(() => Response.json(ADA));
  const cleos = stored({ member: { ...stored().member, id: 'cleo' } });
  const database = new MemberDatabase('cleo');
  await database.open();
  const write = source.store.write.bind(source.store);
  vi.spyOn(source.store, 'write').mockImplementationOnce(async (session, canReplace) => {
    await write(cleos);
    return write(session, canReplace);
  });
  const requests: string[] = [];
  const answer = await signInWithTokens(source, TOKENS, ({ current }) => {
    requests.push(current.id);
    return Promise.resolve(false);
  });
  expect(answer).toEqual({ ok: true, value: null });
  expect(requests).toEqual(['cleo']);
  expect(await source.store.read()).toEqual(cleos);
  expect(await readSyncState(database)).toMatchObject({ signedOut: false });
  await database.delete();
});

it('a member’s own link asks nothing', async () => {
  const { source } = await fakeBackend(() => Response.json(ADA));
  await source.store.write(stored({ member: { ...stored().member, id: 'ada' } }));
  const accessToken = tokenExpiringAt(NOW + 3_600_000);
  const unasked = () => Promise.reject(new Error('asked'));
  expect((await signInWithTokens(source, { accessToken, refreshToken: 'new' }, unasked)).ok).toBe(true);
  expect(await source.store.read()).toMatchObject({ member: { id: 'ada' }, refreshToken: 'new' });
});

it('accepting another account’s tokens removes the signed-in member’s data', async () => {
  const { source, received } = await fakeBackend(({ path }) =>
    path === '/auth/v1/user' ? Response.json(ADA) : new Response(null, { status: 204 }),
  );
  const before = stored({ accessToken: 'token-of-bob', member: { ...stored().member, id: 'bob' } });
  await source.store.write(before);
  const database = new MemberDatabase('bob');
  await database.open();
  await database.profile.put({ id: 'profile', username: 'bob', firstName: null, lastName: null });
  sessionStorage.setItem('matinee.session-shown', '[603]');
  localStorage.setItem('matinee.search', JSON.stringify({ owner: 'bob' }));
  const tokens = { accessToken: tokenExpiringAt(NOW + 3_600_000), refreshToken: 'r' };
  const answer = await signInWithTokens(source, tokens, () => Promise.resolve(true));
  expect(answer.ok).toBe(true);
  expect(await source.store.read()).toMatchObject({ member: { id: 'ada' } });
  expect(await database.profile.count()).toBe(0);
  expect([sessionStorage.length, localStorage.length]).toEqual([0, 0]);
  await eventually(() => expect(received.at(-1)).toMatchObject({ path: '/auth/v1/logout' }));
  expect(received.at(-1)?.headers.get('authorization')).toBe('Bearer token-of-bob');
  database.close();
});

it.each([
  ['', async () => {}],
  [' and whose account is known to exist', (store: SessionStore) => store.markCleaned(ENDED)],
])('a member whose session was ended%s leaves only pending changes to whoever signs in next', async (_, learn) => {
  const { source } = await fakeBackend(() => Response.json(ADA));
  const database = new MemberDatabase('bob');
  await database.open();
  await database.profile.put({ id: 'profile', username: 'bob', firstName: null, lastName: null });
  await database.outbox.put(WAITING);
  await source.store.write(BOBS);
  await source.store.end(BOBS);
  await learn(source.store);
  questionnaireStore.write('bob', {});
  expect((await signInWithTokens(source, TOKENS, () => Promise.resolve(true))).ok).toBe(true);
  expect([await database.profile.count(), (await readSyncState(database)).signedOut]).toEqual([0, true]);
  expect(await database.outbox.toArray()).toEqual([WAITING]);
  expect(questionnaireStore.read('bob')).toBeNull();
  await database.delete();
});

it('a member who signs in again after their session was ended keeps the data on the device', async () => {
  const { source } = await fakeBackend(() => Response.json(ADA));
  const database = new MemberDatabase('ada');
  await database.open();
  await database.profile.put({ id: 'profile', username: 'ada', firstName: null, lastName: null });
  await source.store.write(stored());
  await source.store.end(stored());
  expect((await signInWithTokens(source, TOKENS, () => Promise.resolve(true))).ok).toBe(true);
  expect([await database.profile.count(), (await readSyncState(database)).signedOut]).toEqual([1, false]);
  expect(await source.store.readPendingCleanups()).toEqual([]);
  await database.delete();
});

it('there is always a session, and nobody is signed out if the new one can’t be stored', async () => {
  const { source } = await fakeBackend(({ path }) =>
    path === '/auth/v1/user' ? Response.json(ADA) : new Response(null, { status: 204 }),
  );
  const bobs = stored({ accessToken: 'token-of-bob', member: { ...stored().member, id: 'bob' } });
  await source.store.write(bobs);
  const database = new MemberDatabase('bob');
  await database.open();
  vi.spyOn(source.store, 'write').mockRejectedValue(new Dexie.QuotaExceededError('full'));
  const answer = await signInWithTokens(source, TOKENS, () => Promise.resolve(true));
  expect(answer).toEqual({ ok: false, error: { reason: 'storage', storage: 'full' } });
  expect(await source.store.read()).toEqual(bobs);
  // The remaining member still receives the next sync.
  expect(await readSyncState(database)).toMatchObject({ signedOut: false });
  await database.delete();
});

it('a device without storage is reported as such, not as an unreachable server', async () => {
  const { source } = await fakeBackend(() => Response.json(ADA));
  vi.spyOn(source.store, 'read').mockRejectedValue(new Dexie.MissingAPIError('no IndexedDB'));
  const answer = await signInWithTokens(source, TOKENS, () => Promise.resolve(true));
  expect(answer).toEqual({ ok: false, error: { reason: 'storage', storage: 'unavailable' } });
  if (!answer.ok) expect(authMessage(answer.error, 'sign-in')).toBe(SESSION_NOT_SAVED.unavailable);
});
