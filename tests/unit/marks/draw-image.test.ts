import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { IMAGE_SIZE, posterBoxes } from '../../../src/marks/draw-image';
import { IMAGE_MOVIES_LIMIT } from '../../../src/config/images';

const counts = fc.integer({ min: 1, max: IMAGE_MOVIES_LIMIT });

describe('the poster layout of an image', () => {
  it('has one place per movie, all of one size and shape, below the heading and without overlaps', () => {
    fc.assert(
      fc.property(counts, (count) => {
        const boxes = posterBoxes(count);
        expect(boxes).toHaveLength(count);
        for (const [index, { x, y, width, height }] of boxes.entries()) {
          expect(width / height).toBeCloseTo(2 / 3, 1);
          expect(x).toBeGreaterThanOrEqual(40);
          expect(x + width).toBeLessThanOrEqual(IMAGE_SIZE.width - 40);
          expect(y).toBeGreaterThanOrEqual(180);
          expect(y + height).toBeLessThanOrEqual(IMAGE_SIZE.height - 100);
          for (const other of boxes.slice(index + 1)) {
            const apart =
              other.x >= x + width || x >= other.x + width || other.y >= y + height || y >= other.y + height;
            expect(apart).toBe(true);
          }
        }
      }),
    );
  });

  it('uses the largest possible size: one movie fills nearly all the space, twelve form four columns', () => {
    const [one] = posterBoxes(1);
    expect(one?.height).toBeGreaterThan(1000);
    const twelve = posterBoxes(12);
    expect(new Set(twelve.map(({ y }) => y)).size).toBe(3);
  });

  it('centers an incomplete row', () => {
    const boxes = posterBoxes(5);
    const last = boxes.filter(({ y }) => y === boxes.at(-1)?.y);
    const left = Math.min(...last.map(({ x }) => x));
    const right = Math.max(...last.map(({ x, width }) => x + width));
    expect(left).toBeCloseTo(IMAGE_SIZE.width - right, 5);
  });
});
