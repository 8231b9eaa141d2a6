import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { MemberDatabase } from '../../../src/db/member-database';
import { countUnsentPreferences, readWatchPreferences } from '../../../src/db/account-cache';
import { changeSyncState } from '../../../src/db/sync-state';
import { wipeDeletedMember, wipeMember } from '../../../src/db/wipe-member';
import { refreshProfile, setWatchPreferences } from '../../../src/services/refresh-account';
import { ServerClock } from '../../../src/sync/clock';
import type { WatchPreferences } from '../../../src/domain/watch-preferences';
import { fakeBackend, type Received } from './backend';
import { stored } from './session-row';

const GERMANY: WatchPreferences = { country: 'DE', services: [{ name: 'Netflix', ids: [8] }], language: 'de-DE' };
const FRANCE: WatchPreferences = { country: 'FR', services: [], language: 'fr-FR' };
const NOW = Date.UTC(2026, 10, 24);

let database: MemberDatabase;
let now = NOW;
beforeEach(() => {
  now = NOW;
  database = new MemberDatabase('ada');
});
afterEach(() => database.delete());

const choose = (value: WatchPreferences) =>
  setWatchPreferences(database, { now: () => now, newId: () => 'op', serverClock: new ServerClock(() => 0) }, value);
const rowOf = ({ country, language, services }: WatchPreferences, at: number) => ({
  username: null,
  first_name: null,
  last_name: null,
  country,
  language,
  services,
  watch_preferences_at: new Date(at).toISOString(),
});

async function server(answer: (received: Received) => Response | Promise<Response>) {
  const { source, received } = await fakeBackend(answer);
  await source.store.write(stored());
  return { source, received };
}

it('a choice is stored at once, counts as a pending change, and is later than the one it replaces', async () => {
  expect(await choose(GERMANY)).toMatchObject({ ok: true });
  expect(await readWatchPreferences(database)).toEqual({
    id: 'watch-preferences',
    value: GERMANY,
    at: NOW,
    sent: false,
  });
  expect(await countUnsentPreferences(database)).toBe(1);
  now = NOW - 60_000;
  await choose(FRANCE);
  expect(await readWatchPreferences(database)).toMatchObject({ value: FRANCE, at: NOW + 1 });
  await changeSyncState(database, { serverOffset: 600_000 });
  await choose(GERMANY);
  expect(await readWatchPreferences(database)).toMatchObject({ at: NOW + 540_000 });
});

it('a choice is pushed, and the server’s current one is then stored', async () => {
  await choose(GERMANY);
  const { source, received } = await server(({ method }) =>
    Response.json([method === 'POST' ? rowOf(FRANCE, NOW + 5) : rowOf(FRANCE, NOW + 5)]),
  );
  expect(await refreshProfile(source, database)).toBe(true);
  expect(received.map(({ method }) => method)).toEqual(['POST', 'GET']);
  expect(received[0]?.body).toEqual({
    id: 'ada',
    country: 'DE',
    language: 'de-DE',
    services: GERMANY.services,
    watch_preferences_at: new Date(NOW).toISOString(),
  });
  expect(await readWatchPreferences(database)).toEqual({
    id: 'watch-preferences',
    value: FRANCE,
    at: NOW + 5,
    sent: true,
  });
  expect(await countUnsentPreferences(database)).toBe(0);
});

it('a choice made while an earlier one is in flight is pushed next', async () => {
  await choose(GERMANY);
  const { source } = await server(async ({ method }) => {
    if (method === 'POST') await choose(FRANCE);
    return Response.json([rowOf(GERMANY, NOW)]);
  });
  await refreshProfile(source, database);
  expect(await readWatchPreferences(database)).toMatchObject({ value: FRANCE, sent: false });
});

it('a choice that can’t be pushed stays pending, whatever the server has', async () => {
  await choose(GERMANY);
  const { source } = await server(({ method }) =>
    method === 'POST' ? Response.json({}, { status: 500 }) : Response.json([rowOf(FRANCE, NOW + 5)]),
  );
  await refreshProfile(source, database);
  expect(await readWatchPreferences(database)).toMatchObject({ value: GERMANY, sent: false });
});

it('another device’s choice arrives with the profile', async () => {
  const { source, received } = await server(() => Response.json([rowOf(GERMANY, NOW)]));
  await refreshProfile(source, database);
  expect(received).toHaveLength(1);
  expect(await readWatchPreferences(database)).toEqual({
    id: 'watch-preferences',
    value: GERMANY,
    at: NOW,
    sent: true,
  });
});

it('a time without a choice is ignored', async () => {
  const { source } = await server(() =>
    Response.json([{ country: null, watch_preferences_at: new Date(NOW).toISOString() }]),
  );
  await refreshProfile(source, database);
  expect(await readWatchPreferences(database)).toBeNull();
});

it.each([
  ['nothing', [{ username: null, watch_preferences_at: null }]],
  ['an earlier one', [rowOf(FRANCE, NOW - 1000)]],
])('a choice is pushed again to a restored server that has %s', async (_, rows) => {
  await database.profile.put({ id: 'watch-preferences', value: GERMANY, at: NOW, sent: true });
  const { source } = await server(() => Response.json(rows));
  await refreshProfile(source, database);
  expect(await readWatchPreferences(database)).toEqual({
    id: 'watch-preferences',
    value: GERMANY,
    at: NOW,
    sent: false,
  });
});

it('sign-out leaves only an unpushed choice, and a deleted account leaves nothing', async () => {
  await choose(GERMANY);
  await wipeMember(database);
  expect(await readWatchPreferences(database)).toMatchObject({ value: GERMANY });
  await wipeDeletedMember(database);
  expect(await database.profile.count()).toBe(0);
  await database.profile.put({ id: 'watch-preferences', value: GERMANY, at: NOW, sent: true });
  await wipeMember(database);
  expect(await database.profile.count()).toBe(0);
});
