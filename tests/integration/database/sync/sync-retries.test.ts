import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actAs, rolledBack, verdict, type Database } from '../database';
import { addUser, databases } from '../harness';
import { mark, push } from './sync-calls';

const now = Date.now();

describe.each(databases)('a server error during a push on $name', ({ open }) => {
  let database: Database;
  let ann: string;
  beforeAll(async () => {
    database = await open();
    ann = await addUser(database);
  });
  afterAll(() => database.close());

  /** The result of a push of one mark when storing it fails with a code. */
  const pushFailingWith = (code: string) =>
    rolledBack(database, async (session) => {
      await session.script(`
        create function public.trouble() returns trigger language plpgsql set search_path = '' as
          $$ begin raise exception 'trouble' using errcode = '${code}'; end $$;
        create trigger trouble before insert on public.user_shown_movies
          for each row execute function public.trouble();`);
      await actAs(session, ann);
      const [row] = await session.rows('select public.sync_push($1, $2::jsonb) as response', [
        ann,
        JSON.stringify([mark('recommended', 1, now)]),
      ]);
      return row?.['response'];
    });

  it.each([
    ['a deadlock', '40P01'],
    ['a full disk', '53100'],
    ['an unavailable lock', '55P03'],
    ['a shutdown', '57P01'],
    ['a statement timeout', '57014'],
    ['an I/O error', '58030'],
  ])('%s is not the operation’s fault: the whole call fails, and the device retries', async (_, code) => {
    expect(await verdict(pushFailingWith(code))).toBe(code);
  });

  it.each(['22003', '23514', 'P0001', 'XX000'])(
    '%s is the operation’s fault, which is rejected with it',
    async (code) => {
      expect(await pushFailingWith(code)).toMatchObject({ head: 0, results: [{ status: 'rejected', code }] });
    },
  );

  it('leaves nothing behind', async () => {
    expect(await push(database, ann, [mark('recommended', 1, now)])).toMatchObject({ head: 1 });
  });
});
