import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withImpressions } from '../../../src/db/session-impressions';

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
