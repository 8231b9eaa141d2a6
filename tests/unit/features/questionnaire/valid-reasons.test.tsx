import 'fake-indexeddb/auto';
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LIKED_RATING } from '../../../../src/config/recommend';
import { useMemberStore } from '../../../../src/hooks/member-provider';
import { useValidReasons } from '../../../../src/features/questionnaire/results';
import { MemberDatabase } from '../../../../src/db/member-database';
import type { Recommendation } from '../../../../src/domain/recommend/recommend';
import { reasonMessage } from '../../../../src/features/questionnaire/results-dialog';
import { eventually } from '../../../time/eventually';
import { REASONS } from '../../../../src/i18n/messages/reasons';

vi.mock('../../../../src/hooks/member-provider');

let database: MemberDatabase;
beforeEach(() => {
  database = new MemberDatabase(crypto.randomUUID());
  const store = { database } as ReturnType<typeof useMemberStore>;
  vi.mocked(useMemberStore).mockReturnValue(store);
});
afterEach(async () => {
  cleanup();
  await database.delete();
});

const MOVIES = [
  {
    id: 1,
    reasons: [
      { code: 'liked', favorite: 603, title: 'The Matrix' },
      { code: 'era', era: 'modern' },
    ],
  },
  { id: 2, reasons: [{ code: 'era', era: 'modern' }] },
] as unknown as readonly Recommendation[];

const MATRIX = { kind: 'favorite', movieId: 603, present: 1, ts: 1, op: 'op', seq: 1 } as const;
const reasonTexts = (movies: readonly Recommendation[]) => movies.map(({ reasons }) => reasons.map(reasonMessage));
const ERA = REASONS.eras.modern;

it('a movie shows its favorite as the reason as long as that is one', async () => {
  const { result } = renderHook(() => useValidReasons(MOVIES));
  expect(reasonTexts(result.current)).toEqual([[ERA], [ERA]]);
  await database.mirror.put(MATRIX);
  await eventually(() => expect(reasonTexts(result.current)).toEqual([[REASONS.liked('The Matrix'), ERA], [ERA]]));
  await database.mirror.put({ ...MATRIX, present: 0 });
  await eventually(() => expect(reasonTexts(result.current)).toEqual([[ERA], [ERA]]));
});

it('a movie shows a movie that the member rated highly as the reason as long as that rating stays', async () => {
  const { result } = renderHook(() => useValidReasons(MOVIES));
  const rating = { ...MATRIX, kind: 'rating', value: LIKED_RATING } as const;
  await database.mirror.put(rating);
  await eventually(() => expect(reasonTexts(result.current)).toEqual([[REASONS.liked('The Matrix'), ERA], [ERA]]));
  await database.mirror.put({ ...rating, value: LIKED_RATING - 1 });
  await eventually(() => expect(reasonTexts(result.current)).toEqual([[ERA], [ERA]]));
});

it('no movie shows a favorite of a signed-out member as the reason', async () => {
  await database.mirror.put(MATRIX);
  const { result, rerender } = renderHook(() => useValidReasons(MOVIES));
  await eventually(() => expect(reasonTexts(result.current)[0]).toHaveLength(2));
  vi.mocked(useMemberStore).mockReturnValue(null);
  rerender();
  await eventually(() => expect(reasonTexts(result.current)).toEqual([[ERA], [ERA]]));
});

it('a movie is said to be on the watchlist as long as it is', async () => {
  const onWatchlist = [{ id: 1, reasons: [{ code: 'watchlist' }] }] as unknown as readonly Recommendation[];
  const mark = { ...MATRIX, kind: 'watchlist', movieId: 1 } as const;
  const { result } = renderHook(() => useValidReasons(onWatchlist));
  expect(reasonTexts(result.current)).toEqual([[]]);
  await database.mirror.put(mark);
  await eventually(() => expect(reasonTexts(result.current)).toEqual([['On your watchlist']]));
  await database.mirror.put({ ...mark, present: 0 });
  await eventually(() => expect(reasonTexts(result.current)).toEqual([[]]));
});
