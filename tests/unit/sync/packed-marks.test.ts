import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MemberDatabase } from '../../../src/db/member-database';
import { readSyncState } from '../../../src/db/sync-state';
import { AdaptiveBatch } from '../../../src/sync/push';
import { chunkPage } from '../../../src/sync/pull';
import { syncOnce } from '../../../src/sync/engine';
import { parsePullResponse, type PullResponse, type SyncTransport } from '../../../src/sync/protocol';
import { fail, ok } from '../../../src/domain/values/result';
import { CARD, digestOf, deps, NOW } from './copied-server';

const HEAD = { uid: 'ada', epoch: 'first', head: 9, digest: 0, server_time: NOW };
const long = (seq: number, kind = 'favorite') => ({
  ...{ kind, movie_id: seq, present: true, ts: NOW, op: `op-${seq}`, seq },
  movie: { title: 'Heat', year: 1995, rating: 7.9, genres: [], description: '', poster_path: null },
});
const packed = (seq: number) => [seq, true, NOW, `op-${seq}`, seq];
const told = (answer: object, after = 0) =>
  parsePullResponse({ ...HEAD, rows: [], packed: {}, more: false, ...answer }, 'ada', after);

describe('an answer with packed marks', () => {
  it('is read as all marks, in the server’s order', () => {
    const answer = told({ rows: [long(2), long(4)], packed: { recommended: [packed(1), packed(3)] } });
    expect(answer?.rows.map(({ kind, movieId, seq, movie }) => [kind, movieId, seq, movie?.title])).toEqual([
      ['recommended', 1, 1, undefined],
      ['favorite', 2, 2, 'Heat'],
      ['recommended', 3, 3, undefined],
      ['favorite', 4, 4, 'Heat'],
    ]);
  });

  it('keeps a kind that this version does not know for one that does', () => {
    const answer = told({ packed: { unheard: [[5, false, NOW, 'op', 7]] } });
    const row = { kind: 'unheard', movie_id: 5, present: false, ts: NOW, op: 'op', seq: 7, rest: [] };
    expect(answer?.unknownRows).toEqual([{ key: 'unheard:5', seq: 7, row }]);
    expect(answer?.rows).toEqual([]);
  });

  it('keeps all that it was passed of such a kind, in whatever shape, once that tells its place in the order', () => {
    const marks = [
      [5, false, NOW, 'op', 7, 'happy', { of: 3 }],
      ['a', 'b', null, 4, 8],
      { seq: 9, movie: 5, stars: 4 },
    ];
    const answer = told({ rows: [long(2)], packed: { unheard: marks } });
    const row = { kind: 'unheard', movie_id: 5, present: false, ts: NOW, op: 'op', seq: 7, rest: ['happy', { of: 3 }] };
    const other = { kind: 'unheard', movie_id: 'a', present: 'b', ts: null, op: 4, seq: 8, rest: [] };
    expect(answer?.unknownRows).toEqual([
      { key: 'unheard:5', seq: 7, row },
      { key: 'unheard#8', seq: 8, row: other },
      { key: 'unheard#9', seq: 9, row: { kind: 'unheard', seq: 9, movie: 5, stars: 4 } },
    ]);
    expect(answer?.rows.map(({ seq }) => seq)).toEqual([2]);
  });

  it('reads a mark of a known kind by what it knows, whatever a later server tells besides', () => {
    const answer = told({ packed: { recommended: [[...packed(3), 'happy', null]] } });
    expect(answer?.rows).toEqual([
      { kind: 'recommended', movieId: 3, present: true, ts: NOW, op: 'op-3', seq: 3, movie: null },
    ]);
    expect(answer?.unknownRows).toEqual([]);
  });

  it.each([
    ['a list that is none', { packed: { recommended: 5 } }],
    ['a mark that is no array', { packed: { recommended: [{ seq: 1 }] } }],
    ['a mark without a number', { packed: { recommended: [[5, true, NOW, 'op']] } }],
    ['a mark of an unknown kind without a number', { packed: { unheard: [[5, true, NOW, 'op'], { movie: 5 }] } }],
    ['a mark of an unknown kind that is a number', { packed: { unheard: [5] } }],
    ['a mark of an unknown kind from before what was asked', { packed: { unheard: [packed(3)] } }, 3],
    ['a mark from before what was asked', { rows: [long(3)] }, 3],
    ['more to come after nothing', { more: true }],
    ['no rows at all', { rows: null }],
    ['no packed marks at all', { packed: null }],
    ['no digest', { digest: null }],
    ['no word of whether more follow', { more: null }],
  ])('%s is malformed', (_what, answer, after = 0) => {
    expect(told(answer, after)).toBeNull();
  });
});

describe('the parts of a page', () => {
  const page = (more: boolean) => {
    const answer = told({ rows: [long(2), long(4, 'unheard')], packed: { recommended: [1, 3, 5].map(packed) }, more });
    if (!answer) throw new Error('malformed');
    return answer;
  };
  const seqsOf = ({ rows, unknownRows }: PullResponse) => [...rows, ...unknownRows].map(({ seq }) => seq).toSorted();

  it.each([
    { most: 2, seqs: [[1, 2], [3, 4], [5]] },
    { most: 5, seqs: [[1, 2, 3, 4, 5]] },
    { most: 4, seqs: [[1, 2, 3, 4], [5]] },
    { most: 1, seqs: [[1], [2], [3], [4], [5]] },
  ])('of $most rows hold all of it, in order', ({ most, seqs }) => {
    expect([...chunkPage(page(false), most)].map(seqsOf)).toEqual(seqs);
  });

  it.each([true, false])('are followed by more, the last as the page is: %s', (more) => {
    expect([...chunkPage(page(more), 2)].map((part) => part.more)).toEqual([true, true, more]);
  });

  it('of a page without marks are the page', () => {
    const none = { ...page(false), rows: [], unknownRows: [] };
    expect([...chunkPage(none, 2)]).toEqual([none]);
  });
});

describe('a round', () => {
  let database: MemberDatabase;
  beforeEach(() => {
    database = new MemberDatabase(crypto.randomUUID());
  });
  afterEach(() => database.delete());

  it('keeps the parts that it took before it was stopped, and goes on behind them', async () => {
    const asked: number[] = [];
    const shown = (seq: number) => ({
      ...{ kind: 'recommended' as const, movieId: seq, present: true, ts: NOW, op: crypto.randomUUID(), seq },
      movie: seq === 1 ? CARD : null,
    });
    const rows = [1, 2, 3, 4, 5].map(shown);
    const transport: SyncTransport = {
      push: () => Promise.resolve(fail({ reason: 'offline' })),
      pull(after) {
        asked.push(after);
        const page = { epoch: 'first', head: 5, digest: digestOf(rows), serverTime: NOW, unknownRows: [], more: false };
        return Promise.resolve(ok({ ...page, rows: rows.filter(({ seq }) => seq > after) }));
      },
    };
    const round = { database, transport, deps, batchSize: new AdaptiveBatch(), pageSize: new AdaptiveBatch(2) };
    let parts = 0;
    // The member leaves while the second part is taken in.
    database.sync.hook('updating', (changes) => ('cursor' in changes && (parts += 1) === 1 ? { signedOut: true } : {}));
    expect(await syncOnce(round)).toEqual(fail({ reason: 'signed-out' }));
    expect((await readSyncState(database)).cursor).toBe(2);
    expect(await database.mirror.count()).toBe(2);

    await database.sync.toCollection().modify({ signedOut: false });
    expect(await syncOnce(round)).toEqual(ok({ pushed: 0, pulled: 3 }));
    expect(asked).toEqual([0, 2]);
    expect(await database.mirror.count()).toBe(5);
  });
});
