import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mixEras } from '../../../../src/domain/recommend/mix-eras';
import { eraOf } from '../../../../src/domain/movies/movie';
import { seededRandom } from '../../../../src/domain/values/random';

const years = (...all: number[]) => all.map((year, index) => ({ year, index }));

describe('decade mixing', () => {
  it('splits at 1990 and 2010 [REC-13]', () => {
    expect([1989, 1990, 2009, 2010].map(eraOf)).toEqual(['classic', 'vintage', 'vintage', 'modern']);
  });

  it('takes the best of each era in turn [REC-14]', () => {
    const ranked = years(2020, 2021, 2022, 2000, 2001, 1960, 1961);
    const picked = mixEras(ranked, 3, seededRandom(1));
    expect(picked.map(({ index }) => index).sort()).toEqual([0, 3, 5]);
  });

  it('starts with the earliest era', () => {
    const picked = mixEras(years(2020, 2000, 1960), 2, seededRandom(1));
    expect(picked.map(({ year }) => year).sort()).toEqual([1960, 2000]);
  });

  it('returns the picks in an order drawn by the seed, not by era [REC-14]', () => {
    const ranked = years(...Array.from({ length: 5 }, () => [1960, 2000, 2020]).flat());
    const order = (seed: number) => mixEras(ranked, 15, seededRandom(seed)).map(({ index }) => index);
    const orders = [1, 2, 3].map(order);
    for (const one of orders) expect(one).not.toEqual([...one].sort((a, b) => a - b));
    expect(new Set(orders.map(String)).size).toBe(3);
    expect(order(1)).toEqual(orders[0]);
  });

  it('fills up from the others when an era runs out [REC-14]', () => {
    const picked = mixEras(years(2020, 2021, 2022, 2023, 1960), 4, seededRandom(1));
    expect(picked.map(({ index }) => index).sort()).toEqual([0, 1, 2, 4]);
  });

  it('starts with the eras that the given movies lack', () => {
    const alreadyPicked = years(2020, 2021, 2000, 2001);
    const picked = mixEras(years(2022, 2002, 1960, 1961), 2, seededRandom(1), alreadyPicked);
    expect(picked.map(({ year }) => year).sort()).toEqual([1960, 1961]);
  });

  it('never prefers an era by more than one while the others have movies', () => {
    const anyYears = fc.array(fc.integer({ min: 1950, max: 2026 }), { maxLength: 60 });
    fc.assert(
      fc.property(anyYears, fc.nat(20), fc.integer(), (all, count, seed) => {
        const ranked = years(...all);
        const picked = mixEras(ranked, count, seededRandom(seed));
        expect(picked).toHaveLength(Math.min(count, ranked.length));
        const inEra = (movies: readonly { year: number }[], era: string) =>
          movies.filter(({ year }) => eraOf(year) === era).length;
        const eras = ['classic', 'vintage', 'modern'].map((era) => ({
          taken: inEra(picked, era),
          left: inEra(ranked, era) - inEra(picked, era),
        }));
        const most = Math.max(...eras.map(({ taken }) => taken));
        for (const { taken, left } of eras) if (left > 0) expect(most - taken).toBeLessThanOrEqual(1);
      }),
    );
  });
});
