import { describe, expect, it } from 'vitest';
import {
  byKind,
  hasScreen,
  isListedOnSyncPage,
  isMarkKind,
  isUserMark,
  kindsWith,
  mayBeCompacted,
} from '../../../../src/domain/marks/mark-kinds';
import { refusalOf, serverSyncError } from '../../../../src/domain/marks/sync-error';
import { nextTimestamp, type ClockReadings } from '../../../../src/domain/marks/timestamp';

const DAY_MS = 86_400_000;

describe('the timestamp of a change', () => {
  const ZERO: ClockReadings = { now: 1000, serverOffset: 0, serverNow: 0, lastTs: 0, seenTs: 0 };

  it.each<[what: string, given: Partial<ClockReadings>, ts: number]>([
    ["the device's clock", {}, 1000],
    ["the server's clock, as the device estimates it", { serverOffset: -300.4 }, 700],
    ['the server’s lower bound', { serverOffset: -300, serverNow: 900 }, 900],
    ['later than all timestamps of the device', { lastTs: 5000 }, 5001],
    ['later than all marks the member saw', { lastTs: 5000, seenTs: 6000 }, 6001],
  ])('is %s', (_what, given, ts) => {
    expect(nextTimestamp({ ...ZERO, ...given })).toBe(ts);
  });
});

describe('a refused sync request', () => {
  const refused = (status: number, code: string | null) => ({ reason: 'refused', status, code, message: '' }) as const;

  it.each([
    [410, 'PT410', { reason: 'gone' }],
    [403, '42501', { reason: 'wrong-user' }],
    [400, '22023', { reason: 'refused', code: '22023' }],
    [409, '23505', { reason: 'refused', code: '23505' }],
    [400, '42883', { reason: 'server', status: 400 }],
    [400, '12345', { reason: 'server', status: 400 }],
    [413, null, { reason: 'refused', code: '413' }],
    [404, null, { reason: 'server', status: 404 }],
    [404, 'PGRST202', { reason: 'server', status: 404 }],
  ])('with status %i and code %j is %j', (status, code, failure) => {
    expect(serverSyncError(refused(status, code))).toEqual(failure);
  });

  it('or another failure keeps its reason', () => {
    const limited = { reason: 'rate-limited', retryAfterMs: 7 } as const;
    expect([serverSyncError(limited), serverSyncError({ reason: 'timeout' })]).toEqual([
      limited,
      { reason: 'timeout' },
    ]);
  });

  it('gives more detail for some codes', () => {
    const codes = ['MQ001', 'MQ002', 'MQ003', 'MQ004', 'MQ010', '22023', ''];
    expect(codes.map(refusalOf)).toEqual([
      'marks-full',
      'recommended-full',
      'movies-full',
      'searches-full',
      'forgotten',
      null,
      null,
    ]);
  });
});

describe('kinds of marks', () => {
  it('have the required traits', () => {
    expect(kindsWith()).toEqual(['favorite', 'watched', 'watchlist', 'dismissed', 'recommended']);
    expect(kindsWith(({ card }) => card)).toEqual(['favorite', 'watched', 'watchlist', 'dismissed']);
    expect(kindsWith(({ excluded }) => excluded === null)).toEqual(['watchlist']);
    expect(kindsWith(({ excluded }) => excluded === 'everywhere')).toEqual(['watched', 'dismissed']);
    expect(kindsWith().filter(isListedOnSyncPage)).toEqual(['dismissed']);
    expect(kindsWith().filter(hasScreen)).toEqual(['favorite', 'watched', 'watchlist']);
    expect(kindsWith(({ pinned }) => pinned)).toEqual(['favorite', 'watched', 'watchlist']);
    expect(kindsWith().filter(isUserMark)).toEqual(['favorite', 'watched', 'watchlist', 'dismissed']);
    expect(kindsWith(({ removedBy }) => removedBy === 'watched')).toEqual(['watchlist']);
    expect(kindsWith(({ statistic }) => statistic === 'favoritesCount')).toEqual(['favorite']);
    expect(kindsWith(({ statistic }) => statistic === 'historyCount')).toEqual(['recommended']);
    expect(['watched', 'toString', 'starred', 7, null].map(isMarkKind)).toEqual([true, false, false, false, false]);
  });

  it('each have an effect', () => {
    expect(Object.entries(byKind((kind) => kind.length))).toEqual(kindsWith().map((kind) => [kind, kind.length]));
  });

  it('are deleted after two years if the server deletes them at all, removals after one', () => {
    const after = (days: number, present = true) =>
      kindsWith().filter((kind) => mayBeCompacted(kind, present, DAY_MS, DAY_MS + days * DAY_MS));
    expect([after(730), after(730.001), after(7300)]).toEqual([[], ['recommended'], ['recommended']]);
    expect([after(365, false), after(365.001, false)]).toEqual([[], kindsWith()]);
  });
});
