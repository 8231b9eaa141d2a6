import { describe, expect, it } from 'vitest';
import { createRequestQueue } from '../../../../src/api/tmdb/request-queue';
import { eventually } from '../../../time/eventually';

describe('request slots', () => {
  it('are granted in the order of the requests', async () => {
    const slots = createRequestQueue(1, 1);
    const order: number[] = [];
    const first = await slots.acquire();
    const second = slots.acquire().then((giveBack) => {
      order.push(2);
      giveBack?.();
    });
    const third = slots.acquire().then((giveBack) => {
      order.push(3);
      giveBack?.();
    });
    first?.();
    await Promise.all([second, third]);
    expect(order).toEqual([2, 3]);
  });

  it('count a slot that is released twice only once', async () => {
    const slots = createRequestQueue(1, 1);
    const giveBack = await slots.acquire();
    giveBack?.();
    giveBack?.();
    expect(await slots.acquire()).not.toBeNull();
    let granted = false;
    void slots.acquire().then(() => (granted = true));
    await Promise.resolve();
    expect(granted).toBe(false);
  });

  it('are not lost to a cancelled wait', async () => {
    const slots = createRequestQueue(1, 1);
    const giveBack = await slots.acquire();
    const controller = new AbortController();
    const cancelled = slots.acquire(controller.signal);
    controller.abort();
    expect(await cancelled).toBeNull();
    expect(await slots.acquire(controller.signal)).toBeNull();
    giveBack?.();
    expect(await slots.acquire()).not.toBeNull();
  });

  it('go to interactive requests first, with some always kept free for them', async () => {
    const slots = createRequestQueue(3, 2);
    const order: string[] = [];
    const releases: (() => void)[] = [];
    const enter = async (name: string, urgency: 'interactive' | 'prefetch') => {
      const giveBack = await slots.acquire(undefined, urgency);
      order.push(name);
      if (giveBack) releases.push(giveBack);
    };
    const all = ['a1', 'a2', 'a3'].map((name) => enter(name, 'prefetch'));
    all.push(enter('first', 'interactive'), enter('second', 'interactive'));
    await eventually(() => expect(order).toEqual(['a1', 'a2', 'first']));
    releases.shift()?.();
    await eventually(() => expect(order).toEqual(['a1', 'a2', 'first', 'second']));
    releases.forEach((giveBack) => giveBack());
    await Promise.all(all);
    expect(order.at(-1)).toBe('a3');
  });
});
