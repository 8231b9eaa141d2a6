import { expect, it } from 'vitest';
import { oneAtATime } from '../../../../local-stack/supabase/one-at-a-time';

it('runs calls in order, each after the previous one has ended, even after a failure', async () => {
  const queue = oneAtATime();
  const events: string[] = [];
  const work = (name: string, failing = false) =>
    queue(async () => {
      events.push(`${name} starts`);
      await Promise.resolve();
      events.push(`${name} ends`);
      if (failing) throw new Error(name);
      return name;
    });
  const [first, second, third] = await Promise.allSettled([work('a'), work('b', true), work('c')]);
  expect(events).toEqual(['a starts', 'a ends', 'b starts', 'b ends', 'c starts', 'c ends']);
  expect([first.status, second.status, third.status]).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});
