import 'fake-indexeddb/auto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { PULL_PAGE_ROWS } from '../../../src/config/sync';
import { MemberDatabase } from '../../../src/db/member-database';
import { AdaptiveBatch } from '../../../src/sync/push';
import { setMark } from '../../../src/sync/outbox';
import { syncOnce } from '../../../src/sync/engine';
import { ServerClock } from '../../../src/sync/clock';
import { createSupabaseTransport } from '../../../src/sync/transport';
import { isRecord } from '../../../src/domain/values/guards';
import { fakeBackend } from '../../unit/services/backend';
import { NOW, stored } from '../../unit/services/session-row';
import { as, type Database } from '../database/database';
import { addUser } from '../database/harness';
import { openPostgres } from '../database/postgres-database';

/** The database's time per mark, and its statement timeout. */
const MARK_SECONDS = 0.02;
const STATEMENT_MS = 900;
const MARKS = 80;

let server: Database;
let ann: string;
let device: MemberDatabase;
beforeAll(async () => {
  server = await openPostgres();
});
afterAll(() => server.close());
beforeEach(async () => {
  ann = await addUser(server);
  device = new MemberDatabase(ann);
});

const environment = { now: () => NOW, serverClock: new ServerClock(() => 0), newId: () => crypto.randomUUID() };

/** PostgREST's response to a function call: an error code comes with the same status. */
async function answered(path: string, body: Readonly<Record<string, unknown>>): Promise<Response> {
  const name = path.replace('/rest/v1/rpc/', '');
  const named = Object.keys(body).map((key) => `${key} => _.${key}`);
  const from =
    name === 'sync_push' ? 'uid uuid, ops jsonb' : 'uid uuid, after bigint, max_rows integer, capabilities integer';
  try {
    const [row] = await as(server, ann, (session) =>
      session.rows(`select public.${name}(${named.join()}) as response from json_to_record($1::json) as _(${from})`, [
        JSON.stringify(body),
      ]),
    );
    return Response.json(row?.['response']);
  } catch (error) {
    const code = isRecord(error) ? error['code'] : undefined;
    if (typeof code !== 'string') throw error;
    return Response.json({ code, message: String(error) }, { status: code.startsWith('22') ? 400 : 500 });
  }
}

/** Syncs until nothing is pending. @returns the number of operations and the status of each push */
async function pushesUntilDrained(): Promise<readonly (readonly [operations: number, status: number])[]> {
  const pushes: [number, number][] = [];
  const { source } = await fakeBackend(async ({ path, body }) => {
    const answer = await answered(path, body);
    const ops = body['ops'];
    if (Array.isArray(ops)) pushes.push([ops.length, answer.status]);
    return answer;
  });
  const member = {
    id: ann,
    email: 'ann@example.com',
    createdAt: '2025-01-05T10:00:00Z',
    providers: ['email'] as const,
  };
  await source.store.write(stored({ member: { ...member, providers: [...member.providers] } }));
  const transport = createSupabaseTransport(source, ann);
  const [batchSize, pageSize] = [new AdaptiveBatch(), new AdaptiveBatch(PULL_PAGE_ROWS)];
  const waiting = () => device.outbox.filter(({ state }) => state === 'waiting').count();
  for (let cycles = 0; (await waiting()) > 0 && cycles < 20; cycles += 1)
    await syncOnce({ database: device, transport, deps: environment, batchSize, pageSize });
  expect(await waiting()).toBe(0);
  return pushes;
}

const delivered = async () =>
  (await server.rows('select movie_id from public.sync_marks where user_id = $1 order by 1', [ann])).map(
    ({ movie_id: id }) => id,
  );
const movie = (id: number, title = 'Heat') => ({
  id,
  card: { title, year: 1995, rating: 8, genres: ['Crime'], description: '', posterPath: null },
});
const upTo = (last: number) => Array.from({ length: last }, (_, at) => at + 1);

it('a push that exceeds the statement timeout is halved, and nothing is lost or done twice', async () => {
  await server.script(`
    create function public.slow() returns trigger language plpgsql set search_path = '' as
      'begin perform pg_sleep(${MARK_SECONDS}); return new; end';
    create trigger slow before insert on public.sync_marks for each row execute function public.slow();
    set statement_timeout = ${STATEMENT_MS};`);
  for (const id of upTo(MARKS)) await setMark(device, environment, 'favorite', movie(id), true);
  const pushes = await pushesUntilDrained();
  await server.script(`
    set statement_timeout = 0; drop trigger slow on public.sync_marks; drop function public.slow()`);
  expect(pushes[0]).toEqual([MARKS, 500]);
  expect(pushes[1]?.[0]).toBe(MARKS / 2);
  const done = pushes.filter(([, status]) => status === 200).reduce((sum, [operations]) => sum + operations, 0);
  expect(done).toBe(MARKS);
  expect(await delivered()).toEqual(upTo(MARKS));
});

it("a card with a NUL, which the database's JSON cannot contain, is found by bisection and set aside alone", async () => {
  for (const id of upTo(9)) {
    await setMark(device, environment, 'favorite', movie(id, id === 5 ? 'He\0at' : 'Heat'), true);
  }
  await pushesUntilDrained();
  expect(await delivered()).toEqual([1, 2, 3, 4, 6, 7, 8, 9]);
  const aside = await device.outbox.where('state').equals('blocked').toArray();
  expect(aside.map(({ operation }) => operation)).toMatchObject([{ movieId: 5 }]);
});
