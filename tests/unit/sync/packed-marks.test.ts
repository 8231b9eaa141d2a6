import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MemberDatabase } from '../../../src/db/member-database';
import { readSyncState } from '../../../src/db/sync-state';
import { AdaptiveBatch } from '../../../src/sync/push';
import { chunkPage } from '../../../src/sync/pull';
import { syncOnce } from '../../../src/sync/engine';
import { parsePullResponse, type PullResponse, type SyncTransport } from '../../../src/sync/protocol';
import { fail, ok } from '../../../src/domain/values/result';
import { CARD, digestOf, deps, NOW } from './restored-backup';

const HEAD = { uid: 'ada', epoch: 'first', head: 9, digest: 0, server_time: NOW };
const fullRow = (seq: number, kind = 'favorite') => ({
  ...{ kind, movie_id: seq, present: true, ts: NOW, op: `op-${seq}`, seq },
  movie: { title: 'Heat', year: 1995, rating: 7.9, genres: [], description: '', poster_path: null },
});
const packed = (seq: number) => [seq, true, NOW, `op-${seq}`, seq];
const parse = (answer: object, after = 0) =>
  parsePullResponse({ ...HEAD, rows: [], packed: {}, more: false, ...answer }, 'ada', after);

describe('a response with packed marks', () => {
  it('is read as all of its marks, in the server’s order', () => {
    const answer = parse({ rows: [fullRow(2), fullRow(4)], packed: { recommended: [packed(1), packed(3)] } });
    expect(answer?.rows.map(({ kind, movieId, seq, movie }) => [kind, movieId, seq, movie?.title])).toEqual([
      ['recommended', 1, 1, undefined],
      ['favorite', 2, 2, 'Heat'],
      ['recommended', 3, 3, undefined],
      ['favorite', 4, 4, 'Heat'],
    ]);
  });

  it('stores marks of an unknown kind for a version that knows it', () => {
    const answer = parse({ packed: { unheard: [[5, false, NOW, 'op', 7]] } });
    const row = { kind: 'unheard', movie_id: 5, present: false, ts: NOW, op: 'op', seq: 7, rest: [] };
    expect(answer?.unknownRows).toEqual([{ key: 'unheard:5', seq: 7, row }]);
    expect(answer?.rows).toEqual([]);
  });

  it('stores every mark of an unknown kind, whatever its shape, if it has a sequence number', () => {
    const marks = [
      [5, false, NOW, 'op', 7, 'happy', { of: 3 }],
      ['a', 'b', null, 4, 8],
      { seq: 9, movie: 5, stars: 4 },
    ];
    const answer = parse({ rows: [fullRow(2)], packed: { unheard: marks } });
    const row = {
      kind: 'unheard',
      movie_id: 5,
      present: false,
      ts: NOW,
      op: 'op',
      seq: 7,
      value: 'happy',
      rest: [{ of: 3 }],
    };
    const other = { kind: 'unheard', movie_id: 'a', present: 'b', ts: null, op: 4, seq: 8, rest: [] };
    expect(answer?.unknownRows).toEqual([
      { key: 'unheard:5', seq: 7, row },
      { key: 'unheard#8', seq: 8, row: other },
      { key: 'unheard#9', seq: 9, row: { kind: 'unheard', seq: 9, movie: 5, stars: 4 } },
    ]);
    expect(answer?.rows.map(({ seq }) => seq)).toEqual([2]);
  });

  it('reads the known fields of a known kind and ignores extra fields of a later server', () => {
    const answer = parse({ packed: { recommended: [[...packed(3), 'happy', null]] } });
    expect(answer?.rows).toEqual([
      { kind: 'recommended', movieId: 3, present: true, ts: NOW, op: 'op-3', seq: 3, movie: null },
    ]);
    expect(answer?.unknownRows).toEqual([]);
  });

  it.each([
    ['packed marks that are not a list', { packed: { recommended: 5 } }],
    ['a mark that is not an array', { packed: { recommended: [{ seq: 1 }] } }],
    ['a mark without a sequence number', { packed: { recommended: [[5, true, NOW, 'op']] } }],
    [
      'a mark of an unknown kind without a sequence number',
      { packed: { unheard: [[5, true, NOW, 'op'], { movie: 5 }] } },
    ],
    ['a mark of an unknown kind that is a plain number', { packed: { unheard: [5] } }],
    ['a mark of an unknown kind from before the requested position', { packed: { unheard: [packed(3)] } }, 3],
    ['a mark from before the requested position', { rows: [fullRow(3)] }, 3],
    ['an empty page that says more follows', { more: true }],
    ['a response without rows', { rows: null }],
    ['a response without packed marks', { packed: null }],
    ['a response without a digest', { digest: null }],
    ['a response that does not say whether more follows', { more: null }],
  ])('%s is malformed', (_what, answer, after = 0) => {
    expect(parse(answer, after)).toBeNull();
  });
});

describe('the chunks of a page', () => {
  const page = (more: boolean) => {
    const answer = parse({
      rows: [fullRow(2), fullRow(4, 'unheard')],
      packed: { recommended: [1, 3, 5].map(packed) },
      more,
    });
    if (!answer) throw new Error('malformed');
    return answer;
  };
  const seqsOf = ({ rows, unknownRows }: PullResponse) => [...rows, ...unknownRows].map(({ seq }) => seq).toSorted();

  it.each([
    { most: 2, seqs: [[1, 2], [3, 4], [5]] },
    { most: 5, seqs: [[1, 2, 3, 4, 5]] },
    { most: 4, seqs: [[1, 2, 3, 4], [5]] },
    { most: 1, seqs: [[1], [2], [3], [4], [5]] },
  ])('with $most rows each contain the whole page, in order', ({ most, seqs }) => {
    expect([...chunkPage(page(false), most)].map(seqsOf)).toEqual(seqs);
  });

  it.each([true, false])('all say that more follows, and the last repeats the page’s own flag: %s', (more) => {
    expect([...chunkPage(page(more), 2)].map((chunk) => chunk.more)).toEqual([true, true, more]);
  });

  it('are the page itself when it has no marks', () => {
    const none = { ...page(false), rows: [], unknownRows: [] };
    expect([...chunkPage(none, 2)]).toEqual([none]);
  });
});

describe('a sync', () => {
  let database: MemberDatabase;
  beforeEach(() => {
    database = new MemberDatabase(crypto.randomUUID());
  });
  afterEach(() => database.delete());

  it('keeps the chunks applied before it was interrupted and resumes after them', async () => {
    const requestedAfter: number[] = [];
    const recommendedMark = (seq: number) => ({
      ...{ kind: 'recommended' as const, movieId: seq, present: true, ts: NOW, op: crypto.randomUUID(), seq },
      movie: seq === 1 ? CARD : null,
    });
    const rows = [1, 2, 3, 4, 5].map(recommendedMark);
    const transport: SyncTransport = {
      push: () => Promise.resolve(fail({ reason: 'offline' })),
      pull(after) {
        requestedAfter.push(after);
        const page = { epoch: 'first', head: 5, digest: digestOf(rows), serverTime: NOW, unknownRows: [], more: false };
        return Promise.resolve(ok({ ...page, rows: rows.filter(({ seq }) => seq > after) }));
      },
    };
    const context = { database, transport, deps, batchSize: new AdaptiveBatch(), pageSize: new AdaptiveBatch(2) };
    let chunks = 0;
    // The member signs out while the second chunk is applied.
    database.sync.hook('updating', (changes) =>
      'cursor' in changes && (chunks += 1) === 1 ? { signedOut: true } : {},
    );
    expect(await syncOnce(context)).toEqual(fail({ reason: 'signed-out' }));
    expect((await readSyncState(database)).cursor).toBe(2);
    expect(await database.mirror.count()).toBe(2);

    await database.sync.toCollection().modify({ signedOut: false });
    expect(await syncOnce(context)).toEqual(ok({ pushed: 0, pulled: 3 }));
    expect(requestedAfter).toEqual([0, 2]);
    expect(await database.mirror.count()).toBe(5);
  });
});
