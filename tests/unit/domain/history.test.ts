import { expect, it } from 'vitest';
import { listedHistory } from '../../../src/domain/history';

it('lists at most fifty movies, newest first, each once [HIST-11]', () => {
  const server = Array.from({ length: 60 }, (_, index) => ({ movieId: index + 1, shownAt: 1000 - index }));
  const listed = listedHistory(server, [{ movieId: 61, shownAt: 2000 }]);
  expect(listed).toHaveLength(50);
  expect(listed.slice(0, 3)).toEqual([
    { movieId: 61, shownAt: 2000 },
    { movieId: 1, shownAt: 1000 },
    { movieId: 2, shownAt: 999 },
  ]);
});

it('sorts by time, and simultaneous movies by id, whatever their input order', () => {
  const row = (movieId: number, shownAt: number) => ({ movieId, shownAt });
  expect(listedHistory([row(9, 5), row(3, 5), row(1, 4)], [row(2, 7), row(4, 5), row(8, 1)])).toEqual([
    row(2, 7),
    row(3, 5),
    row(4, 5),
    row(9, 5),
    row(1, 4),
    row(8, 1),
  ]);
});

it('shows the time of the row itself, not that of its mark [HIST-02]', () => {
  const imported = { movieId: 7, shownAt: 500 };
  expect(listedHistory([imported], [{ movieId: 7, shownAt: 9000 }])).toEqual([imported]);
});
