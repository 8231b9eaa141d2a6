import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { isMarked } from '../../../src/db/marks';
import { MemberDatabase } from '../../../src/db/member-database';
import { setMark } from '../../../src/sync/outbox';
import { ServerClock } from '../../../src/sync/clock';

const CARD = { title: 'The Matrix', year: 1999, rating: 8.2, genres: [], description: '', posterPath: null };
let ids = 0;
const environment = { now: () => 5000, serverClock: new ServerClock(() => 0), newId: () => `op-${(ids += 1)}` };

let ada: MemberDatabase;
let bob: MemberDatabase;
beforeEach(() => {
  ada = new MemberDatabase('ada');
  bob = new MemberDatabase('bob');
});
afterEach(async () => {
  await ada.delete();
  await bob.delete();
});

it.each([
  ['favorite', 'watched', 'FAV-05'],
  ['watched', 'favorite', 'FAV-09'],
] as const)(
  'a %s mark belongs to one movie and one member, is independent of %s, and can be removed [%s]',
  async (...[kind, other]) => {
    await setMark(ada, environment, kind, { id: 603, card: CARD }, true);
    expect(await isMarked(ada, kind, 603)).toBe(true);
    expect(await isMarked(ada, other, 603)).toBe(false);
    expect(await isMarked(ada, kind, 604)).toBe(false);
    expect(await isMarked(bob, kind, 603)).toBe(false);
    await setMark(ada, environment, kind, { id: 603, card: CARD }, false);
    expect(await isMarked(ada, kind, 603)).toBe(false);
  },
);
