import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listedHistory, withImpressions } from '../../../src/domain/history';

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

const range = (from: number, count: number) => Array.from({ length: count }, (_, index) => from + index);

describe('movies shown in the session', () => {
  it('are kept up to 2000 [REC-11]', () => {
    expect(withImpressions(range(1, 1990), range(5000, 10))).toHaveLength(2000);
  });

  it('drop the oldest and 200 more beyond that [REC-12]', () => {
    const trimmed = withImpressions(range(1, 1990), range(5000, 15));
    expect(trimmed).toHaveLength(1800);
    expect(trimmed[0]).toBe(206);
    expect(trimmed.at(-1)).toBe(5014);
  });

  it('contain each movie once, the newest last', () => {
    expect(withImpressions([1, 2, 3], [2, 4])).toEqual([1, 3, 2, 4]);
    fc.assert(
      fc.property(fc.array(fc.nat(3000), { maxLength: 2500 }), fc.array(fc.nat(3000)), (shown, added) => {
        const all = withImpressions(withImpressions([], shown), added);
        expect(all.length).toBeLessThanOrEqual(2000);
        expect(new Set(all).size).toBe(all.length);
        if (added.length > 0) expect(all.at(-1)).toBe([...new Set(added)].at(-1));
      }),
    );
  });
});
