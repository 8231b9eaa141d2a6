import { PULL_PAGE_ROWS } from '../../src/config/sync';
import { DeviceDatabase } from '../../src/db/device-database';
import { MemberDatabase } from '../../src/db/member-database';
import { type AuthContext, parseSession, RefreshBackoff } from '../../src/api/supabase/auth-context';
import { SessionStore } from '../../src/db/session-store';
import { createSyncScheduler } from '../../src/sync/scheduler';
import { AdaptiveBatch } from '../../src/sync/push';
import { browserDeps } from '../../src/sync/clock';
import { setMark } from '../../src/sync/outbox';
import { createSupabaseTransport } from '../../src/sync/transport';
import { syncWithLock } from '../../src/sync/engine';
import { EMBEDDED_PUBLIC_KEY } from '../../local-stack/settings/public-key';
import type { BenchMovie, Engine } from './engine';
import { SERVER, type Member } from './server';

const card = ({ title }: BenchMovie) => ({
  title,
  year: 1999,
  rating: 8.2,
  genres: ['Action'],
  description: '',
  posterPath: null,
});

/** Our engine, with the parts that a page provides: device database, token source, transport and scheduler. */
export async function installMatinee(member: Member, device: string, fetch: AuthContext['fetch']) {
  const database = new MemberDatabase(`${device}-${member.id}`);
  const deviceDatabase = new DeviceDatabase();
  const store = new SessionStore(() => Promise.resolve(deviceDatabase));
  const session = parseSession(member.session, Date.now());
  if (!session) throw new Error('The server returned no session.');
  await store.write(session);
  const tokens: AuthContext = {
    store,
    supabaseUrl: SERVER,
    anonKey: EMBEDDED_PUBLIC_KEY,
    fetch,
    online: () => true,
    now: () => Date.now(),
    withLock: (_, work) => work(),
    refreshBackoff: new RefreshBackoff(),
    random: () => 0,
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  };
  const transport = createSupabaseTransport(tokens, member.id);
  const batchSize = new AdaptiveBatch();
  const sync = () =>
    syncWithLock(
      { database, transport, deps: browserDeps, batchSize, pageSize: new AdaptiveBatch(PULL_PAGE_ROWS) },
      (_, work) => work(),
    );
  return { database, sync };
}

export const matinee: Engine = {
  name: 'Matinee',
  rows: { table: 'user_favorites', movie: 'movie_id', present: '' },
  pollMs: 5,
  async install({ member, device, fetch }) {
    const { database, sync } = await installMatinee(member, device, fetch);
    const driver = createSyncScheduler({
      sync,
      schedule: (ms, call) => {
        const timer = setTimeout(call, ms);
        return () => clearTimeout(timer);
      },
      random: () => Math.random(),
      isSignedIn: () => Promise.resolve(true),
      onStorage: (error) => {
        if (error) throw new Error(`the device storage failed: ${error.reason}`);
      },
    });
    const mark = (present: boolean) => async (movie: BenchMovie) => {
      await setMark(database, browserDeps, 'favorite', { id: movie.id, card: card(movie) }, present);
      driver.request();
    };
    return {
      load: async () => {
        await sync();
      },
      add: mark(true),
      remove: mark(false),
      online: driver.request,
      waiting: () => database.outbox.where('[state+operation.kind]').equals(['waiting', 'favorite']).count(),
      stop: () => {
        driver.stop();
        return Promise.resolve();
      },
    };
  },
};
