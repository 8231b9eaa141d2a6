import { describe, expect, it } from 'vitest';
import {
  isNetworkError,
  networkError,
  type RefusedRequest,
  requestFailure,
} from '../../../../src/domain/requests/request-error';
import { retryAfterMs, backoffMs } from '../../../../src/domain/requests/backoff';

const REFUSED: RefusedRequest = { status: 400, code: null, message: 'no', withToken: false, retryAfterMs: null };
const refused = (fields: Partial<RefusedRequest>) => ({
  reason: 'refused',
  status: fields.status,
  code: fields.code ?? null,
  message: 'no',
});

describe('a request without a response', () => {
  it.each([
    [false, false, 'offline'],
    [false, true, 'offline'],
    [true, false, 'unreachable'],
    [true, true, 'timeout'],
  ] as const)('online: %s, timed out: %s: %s', (online, timedOut, reason) => {
    expect(networkError(online, timedOut)).toBe(reason);
    expect(isNetworkError(reason)).toBe(true);
  });

  it('is not one with a response', () => {
    for (const reason of ['server', 'refused', '', 'constructor']) expect(isNetworkError(reason)).toBe(false);
  });
});

describe('an error response', () => {
  it.each<[given: Partial<RefusedRequest>, failure: unknown]>([
    [{ status: 401, withToken: true }, { reason: 'unauthorized' }],
    [{ status: 401 }, refused({ status: 401 })],
    [{ status: 403, code: 'bad_jwt', withToken: true }, { reason: 'unauthorized' }],
    [{ status: 403, code: 'session_not_found', withToken: true }, { reason: 'unauthorized' }],
    [{ status: 403, code: 'user_not_found', withToken: true }, { reason: 'unauthorized' }],
    [{ status: 403, code: 'bad_jwt' }, refused({ status: 403, code: 'bad_jwt' })],
    [{ status: 403, code: '42501', withToken: true }, refused({ status: 403, code: '42501' })],
    [{ status: 429 }, { reason: 'rate-limited', retryAfterMs: null }],
    [
      { status: 429, retryAfterMs: 5000, withToken: true },
      { reason: 'rate-limited', retryAfterMs: 5000 },
    ],
    [{ status: 408 }, { reason: 'server', status: 408 }],
    [{ status: 500 }, { reason: 'server', status: 500 }],
    [{ status: 503 }, { reason: 'server', status: 503 }],
    [{ status: 499 }, refused({ status: 499 })],
    [{ status: 409, code: '23505' }, refused({ status: 409, code: '23505' })],
  ])('%j is classified as %j', (given, failure) => {
    expect(requestFailure({ ...REFUSED, ...given })).toEqual(failure);
  });
});

describe('a server’s requested delay', () => {
  const NOW = Date.UTC(2026, 10, 20, 12);

  it.each([
    [null, null],
    ['', null],
    [' ', null],
    ['soon', null],
    ['0', 0],
    ['-5', 0],
    ['1.5', 1500],
    ['120', 120_000],
    ['Fri, 20 Nov 2026 12:00:30 GMT', 30_000],
    ['Fri, 20 Nov 2026 11:00:00 GMT', 0],
  ])('%j is %j ms', (header, ms) => {
    expect(retryAfterMs(header, NOW)).toBe(ms);
  });

  it.each([
    [1, 0, null, 1000],
    [1, 0.5, null, 1500],
    [0, 0, null, 1000],
    [3, 0.25, null, 5000],
    [3, 0.25, NaN, 5000],
    [3, 0.25, 1, 4000],
    [1, 0.5, 90_000.4, 90_000],
    [1, 0.5, Infinity, 3_600_000],
  ])(
    'after %i failures, with the random value %d and a requested delay of %j: %i ms',
    (failures, chance, retryAfter, ms) => {
      expect(backoffMs(failures, chance, retryAfter)).toBe(ms);
    },
  );
});
