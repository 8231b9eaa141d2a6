import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { as, verdict, type Database } from '../database';
import { addUser, databases } from '../harness';

const NETFLIX = [{ name: 'Netflix', ids: [8, 1796] }];

describe.each(databases)('a member’s watch preferences on $name', ({ open }) => {
  let database: Database;
  let ann: string;
  beforeAll(async () => {
    database = await open();
  });
  beforeEach(async () => {
    ann = await addUser(database);
  });
  afterAll(() => database.close());

  const choose = (user: string, country: string, at: string | null, services: unknown = NETFLIX, language = 'de-DE') =>
    as(database, user, (session) =>
      session.touched(
        `insert into public.profiles (id, country, language, services, watch_preferences_at) values ($1, $2, $3, $4, $5)
         on conflict (id) do update set country = excluded.country, language = excluded.language,
           services = excluded.services, watch_preferences_at = excluded.watch_preferences_at`,
        [user, country, language, JSON.stringify(services), at],
      ),
    );
  const currentRow = (user = ann) =>
    database.rows(
      `select country, language, services, extract(epoch from watch_preferences_at - now())::integer as ahead
       from public.profiles where id = $1`,
      [user],
    );

  it('are those of the last choice, in whatever order devices send them', async () => {
    await choose(ann, 'DE', '2026-11-20T12:00:00Z');
    await choose(ann, 'FR', '2026-11-20T11:59:59Z', [], 'fr-FR');
    expect(await currentRow()).toMatchObject([{ country: 'DE', language: 'de-DE', services: NETFLIX }]);
    await choose(ann, 'GB', null, [], 'en-US');
    expect(await currentRow()).toMatchObject([{ country: 'DE' }]);
    await choose(ann, 'AT', '2026-11-20T12:00:00Z', [], 'en-US');
    expect(await currentRow()).toMatchObject([{ country: 'AT', language: 'en-US', services: [] }]);
  });

  it('stay when names are saved without them', async () => {
    await choose(ann, 'DE', '2026-11-20T12:00:00Z');
    await as(database, ann, (session) => session.touched(`update public.profiles set first_name = 'Ann'`));
    expect(await currentRow()).toMatchObject([{ country: 'DE', services: NETFLIX }]);
  });

  it('are dated at most five minutes ahead of the server’s time', async () => {
    await choose(ann, 'DE', '2099-01-01T00:00:00Z');
    const [row] = await currentRow();
    expect(row?.['ahead']).toBeGreaterThan(200);
    expect(row?.['ahead']).toBeLessThanOrEqual(300);
    const bob = await addUser(database);
    await as(database, bob, (session) => session.touched('delete from public.profiles').catch(() => 0));
    await choose(bob, 'DE', '2099-01-01T00:00:00Z');
    expect((await currentRow(bob))[0]?.['ahead']).toBeLessThanOrEqual(300);
  });

  it.each([
    ['a lowercase country', 'de', [], 'de-DE'],
    ['a country of three letters', 'DEU', [], 'de-DE'],
    ['a language without a country', 'DE', [], 'de'],
    ['a language with a letter before it', 'DE', [], 'xde-DE'],
    ['a language with a letter after it', 'DE', [], 'de-DEx'],
    ['services that are not a list', 'DE', {}, 'de-DE'],
    ['61 services', 'DE', Array(61).fill({ name: 'A', ids: [1] }), 'de-DE'],
    ['a service that is a string', 'DE', ['Netflix'], 'de-DE'],
    ['a service without a name', 'DE', [{ ids: [8] }], 'de-DE'],
    ['a service with an empty name', 'DE', [{ name: '', ids: [8] }], 'de-DE'],
    ['a service name of 81 letters', 'DE', [{ name: 'x'.repeat(81), ids: [8] }], 'de-DE'],
    ['a service name that is a number', 'DE', [{ name: 8, ids: [8] }], 'de-DE'],
    ['a service without ids', 'DE', [{ name: 'Netflix', ids: [] }], 'de-DE'],
    ['a service without a list of ids', 'DE', [{ name: 'Netflix' }], 'de-DE'],
    ['a service with 21 ids', 'DE', [{ name: 'Netflix', ids: Array(21).fill(8) }], 'de-DE'],
    ['an id that is a string', 'DE', [{ name: 'Netflix', ids: ['8'] }], 'de-DE'],
    ['an id with a fraction', 'DE', [{ name: 'Netflix', ids: [8.5] }], 'de-DE'],
    ['an id below one', 'DE', [{ name: 'Netflix', ids: [0] }], 'de-DE'],
    ['a service with more than a name and ids', 'DE', [{ name: 'Netflix', ids: [8], more: [] }], 'de-DE'],
    ['an id of ten digits', 'DE', [{ name: 'Netflix', ids: [1_000_000_000] }], 'de-DE'],
  ])('are refused with %s', async (_, country, services, language) => {
    expect(await verdict(choose(ann, country, '2026-11-20T12:00:00Z', services, language))).toBe('23514');
  });

  it.each([
    ['60 services', Array(60).fill({ name: 'A', ids: [1] })],
    ['a name of 80 letters', [{ name: 'x'.repeat(80), ids: [8] }]],
    ['20 ids of nine digits', [{ name: 'A', ids: Array(20).fill(999_999_999) }]],
  ])('are accepted with %s', async (_, services) => {
    expect(await verdict(choose(ann, 'DE', '2026-11-20T12:00:00Z', services))).toBe('accepted');
  });

  it('are refused when larger than any real list of services', async () => {
    const wide = (letter: string) =>
      Array.from({ length: 60 }, (_, at) => ({
        name: letter.repeat(80),
        ids: Array.from({ length: 20 }, (_one, index) => 100_000_000 + at * 20 + index),
      }));
    expect(await verdict(choose(ann, 'DE', '2026-11-20T12:00:00Z', wide('x')))).toBe('accepted');
    expect(await verdict(choose(ann, 'DE', '2026-11-20T12:00:01Z', wide('😀')))).toBe('23514');
  });

  it('are refused with a number of endless digits, which is small until it is written out', async () => {
    for (const id of ['1e131071', `8.${'0'.repeat(16_383)}`, `1e-16383`]) {
      const services = `[{"name": "Netflix", "ids": [${id}]}]`;
      expect(
        await verdict(
          as(database, ann, (session) => session.rows('update public.profiles set services = $1::jsonb', [services])),
        ),
      ).toBe('23514');
    }
  });

  it('cannot be read or changed by anyone else', async () => {
    await choose(ann, 'DE', '2026-11-20T12:00:00Z');
    const bob = await addUser(database);
    const seen = await as(database, bob, (session) => session.rows('select id, country from public.profiles'));
    expect(seen).toEqual([{ id: bob, country: null }]);
    const changed = as(database, bob, (session) =>
      session.touched(`update public.profiles set country = 'FR', watch_preferences_at = now() where id = $1`, [ann]),
    );
    expect(await changed).toBe(0);
    expect(await currentRow()).toMatchObject([{ country: 'DE' }]);
  });
});
