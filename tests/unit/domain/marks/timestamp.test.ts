import { expect, it } from 'vitest';
import { serverTime } from '../../../../src/domain/marks/timestamp';

const MOMENT = Date.UTC(2026, 10, 20, 23, 20, 32, 788);

it.each([
  '2026-11-20T23:20:32.788+00:00',
  '2026-11-20 23:20:32.788+00',
  '2026-11-20T23:20:32.788Z',
  '2026-11-21 01:20:32.788+02',
  '2026-11-21 04:50:32.788+0530',
])('a database timestamp is read: %s', (text) => {
  expect(serverTime(text)).toBe(MOMENT);
});

it('a timestamp without fractional seconds is read', () => {
  expect(serverTime('2026-11-20 23:20:32Z')).toBe(MOMENT - 788);
});

it.each([
  '',
  '2026',
  '2026-11-20',
  '2026-11-20 23:20:32',
  '2026-13-45T23:20:32Z',
  'soon',
  'at 2026-11-20T23:20:32Z',
  '2026-11-20T23:20:32Z!',
  null,
  7,
])('an invalid timestamp is rejected: %s', (text) => {
  expect(serverTime(text)).toBeNull();
});
