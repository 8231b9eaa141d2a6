import { describe, expect, it } from 'vitest';
import { createRequestSlots } from '../../../src/data/tmdb/request-slots';

describe('request slots', () => {
  it('are given in the order asked for', async () => {
    const slots = createRequestSlots(1);
    const order: number[] = [];
    const first = await slots.take();
    const second = slots.take().then((giveBack) => {
      order.push(2);
      giveBack?.();
    });
    const third = slots.take().then((giveBack) => {
      order.push(3);
      giveBack?.();
    });
    first?.();
    await Promise.all([second, third]);
    expect(order).toEqual([2, 3]);
  });

  it('count a slot given back twice once', async () => {
    const slots = createRequestSlots(1);
    const giveBack = await slots.take();
    giveBack?.();
    giveBack?.();
    expect(await slots.take()).not.toBeNull();
    let taken = false;
    void slots.take().then(() => (taken = true));
    await Promise.resolve();
    expect(taken).toBe(false);
  });

  it('are not lost to a wait that was cancelled', async () => {
    const slots = createRequestSlots(1);
    const giveBack = await slots.take();
    const controller = new AbortController();
    const cancelled = slots.take(controller.signal);
    controller.abort();
    expect(await cancelled).toBeNull();
    expect(await slots.take(controller.signal)).toBeNull();
    giveBack?.();
    expect(await slots.take()).not.toBeNull();
  });
});
