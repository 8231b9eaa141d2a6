import { expect, it } from 'vitest';
import { listedHistory } from '../../../src/domain/history';
import { momentText } from '../../../src/domain/moment-text';

it("a shown date reads like 'Jan 5, 2025 14:30' [HIST-03]", () => {
  expect(momentText(Date.UTC(2025, 0, 5, 14, 30), 'UTC')).toBe('Jan 5, 2025 14:30');
  expect(momentText(Date.UTC(2025, 11, 31, 0, 5), 'UTC')).toBe('Dec 31, 2025 00:05');
});

it('lists fifty at most, the newest first, each film once at its latest time [HIST-11]', () => {
  const server = Array.from({ length: 60 }, (_, index) => ({ movieId: index + 1, shownAt: 1000 - index }));
  const listed = listedHistory(server, [{ movieId: 60, shownAt: 2000 }]);
  expect(listed).toHaveLength(50);
  expect(listed.slice(0, 3)).toEqual([
    { movieId: 60, shownAt: 2000 },
    { movieId: 1, shownAt: 1000 },
    { movieId: 2, shownAt: 999 },
  ]);
});
