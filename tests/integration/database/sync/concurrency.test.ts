import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seededRandom } from '../../../../src/domain/values/random';
import { as, type Connection, type Database } from '../database';
import { addUser, databases } from '../harness';
import { disagreements, heat, mark, pull, pulledRows, push, type Kind } from './sync-calls';

const writers = 6;
const transactionsEach = 60;
const movies = 24;

/** Base table and movie column of each kind that has them. */
type BasedKind = Exclude<Kind, 'dismissed' | 'rating' | 'viewing'>;
const bases: Record<BasedKind, readonly [table: string, column: string]> = {
  favorite: ['user_favorites', 'movie_id'],
  watched: ['user_watched', 'movie_id'],
  recommended: ['user_shown_movies', 'tmdb_movie_id'],
};
const kinds: readonly BasedKind[] = ['favorite', 'watched', 'recommended'];

/** PGlite has only one connection, so nothing runs concurrently there. */
const servers = databases.filter(({ name }) => name !== 'PGlite');

describe.each(servers)('concurrent writes on $name', ({ open }) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  /** A device that pushes movies in random order, and a client that writes several base tables in one transaction. */
  async function write(connection: Connection, users: readonly string[], seed: number): Promise<void> {
    const random = seededRandom(seed);
    const below = (limit: number) => Math.floor(random() * limit);
    for (let turn = 0; turn < transactionsEach; turn += 1) {
      const user = users[below(users.length)] ?? '';
      const changes = Array.from({ length: 1 + below(6) }, () => ({
        kind: kinds[below(kinds.length)] ?? 'recommended',
        movie: 1 + below(movies),
        present: below(3) > 0,
      }));
      if (below(2) === 0) {
        const ops = changes.map(({ kind, movie, present }) => mark(kind, movie, Date.now(), { present, movie: heat }));
        await push(connection, user, ops);
      } else {
        await as(connection, user, async (session) => {
          for (const { kind, movie, present } of changes) {
            const [table, column] = bases[kind];
            // A movie that nobody has added yet is not touched.
            const sql = present
              ? `insert into public.${table} (user_id, ${column})
                 select $1, $2 where $3 = 'recommended' or exists (select from public.movies where id = $2)
                 on conflict do nothing`
              : `delete from public.${table} where user_id = $1 and ${column} = $2 and $3 <> ''`;
            await session.rows(sql, [user, movie, kind]);
          }
        });
      }
    }
  }

  /** Pulls a user's marks by cursor until it is stopped and nothing new comes: a device's final state. */
  async function follow(connection: Connection, user: string, isOver: () => boolean) {
    const mirror = new Map<string, unknown>();
    let cursor = 0;
    for (;;) {
      const over = isOver();
      const answer = await pull(connection, user, cursor, 5);
      const rows = pulledRows(answer);
      for (const { kind, movie_id: movie, present, seq } of rows) {
        expect(seq).toBeGreaterThan(cursor);
        cursor = Number(seq);
        mirror.set(`${String(kind)} ${String(movie)}`, present);
      }
      if (over && rows.length === 0) return mirror;
    }
  }

  it('pushes and plain writes never deadlock, and devices, marks and base tables end up the same', async () => {
    const users = [await addUser(database), await addUser(database)];
    let over = false;
    const followers = users.map(async (user) => follow(await database.connect(), user, () => over));
    const work = Array.from({ length: writers }, async (_, seed) => write(await database.connect(), users, seed));
    await Promise.all(work).finally(() => {
      over = true;
    });
    const mirrors = await Promise.all(followers);

    expect(await disagreements(database)).toEqual([]);
    for (const [index, user] of users.entries()) {
      const marks = await database.rows(
        `select kind || ' ' || movie_id as key, present from public.sync_marks where user_id = $1`,
        [user],
      );
      expect(marks.length).toBeGreaterThan(movies);
      expect(mirrors[index]).toEqual(new Map(marks.map(({ key, present }) => [String(key), present])));
    }
    const [seqs] = await database.rows(`
      select bool_and(highest <= head.seq) as within from public.sync_head as head
      join (select user_id, max(seq) as highest from public.sync_marks group by 1) as marks using (user_id)`);
    expect(seqs).toEqual({ within: true });
  });

  it('two members can add the same new movies in opposite orders', async () => {
    const people = await Promise.all(
      [1, 2].map(async () => [await addUser(database), await database.connect()] as const),
    );
    for (let round = 0; round < 20; round += 1) {
      const first = 1000 + round * 10;
      const ids = Array.from({ length: 10 }, (_, index) => first + index);
      const answers = await Promise.all(
        people.map(([user, connection], side) =>
          push(
            connection,
            user,
            (side === 0 ? ids : ids.toReversed()).map((id) => mark('favorite', id, Date.now())),
          ),
        ),
      );
      for (const answer of answers) expect(JSON.stringify(answer)).not.toContain('rejected');
    }
  });

  it('a pull never skips a push that is not committed yet', async () => {
    const ann = await addUser(database);
    const [slow, reader] = [await database.connect(), await database.connect()];
    await push(database, ann, [mark('recommended', 1, Date.now())]);

    const later = await as(slow, ann, async (session) => {
      const ops = JSON.stringify([mark('recommended', 2, Date.now())]);
      await session.rows('select public.sync_push($1, $2::jsonb)', [ann, ops]);
      const meanwhile = await pull(reader, ann, 1);
      expect(meanwhile).toMatchObject({ head: 1, rows: [], packed: {} });
      // A second writer must wait for the first, so its marks cannot be visible earlier.
      const queued = push(reader, ann, [mark('recommended', 3, Date.now())]);
      const early = await Promise.race([queued, pull(database, ann, 1)]);
      expect(early).toMatchObject({ head: 1, rows: [], packed: {} });
      return { queued };
    });
    await later.queued;

    const answer = await pull(reader, ann, 1);
    expect(answer).toHaveProperty('head', 3);
    expect(pulledRows(answer)).toMatchObject([
      { movie_id: 2, seq: 2 },
      { movie_id: 3, seq: 3 },
    ]);
  });
});
