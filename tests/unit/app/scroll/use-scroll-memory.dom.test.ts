import { beforeEach, expect, it } from 'vitest';
import { createScrollMemory } from '../../../../src/app/scroll/use-scroll-memory';
import { SCROLL_POSITIONS_LIMIT } from '../../../../src/config/ui';

const tab = () => sessionStorage;

beforeEach(() => sessionStorage.clear());

it('recalls where a place of the history was left, and nothing of a new one', () => {
  const memory = createScrollMemory(tab);
  memory.remember('a', 120);
  memory.remember('a', 480);
  expect(memory.recall('a')).toBe(480);
  expect(memory.recall('b')).toBeNull();
});

it('finds its places after a reload', () => {
  const before = createScrollMemory(tab);
  before.remember('a', 480);
  before.keep();
  expect(createScrollMemory(tab).recall('a')).toBe(480);
});

it('forgets everything, also for a reload', () => {
  const memory = createScrollMemory(tab);
  memory.remember('a', 480);
  memory.keep();
  memory.forget();
  expect(memory.recall('a')).toBeNull();
  expect(sessionStorage).toHaveLength(0);
});

it('forgets the place that was not visited for longest', () => {
  const memory = createScrollMemory(tab);
  memory.remember('first', 1);
  memory.remember('second', 2);
  for (let count = 2; count < SCROLL_POSITIONS_LIMIT; count += 1) memory.remember(`place ${count}`, count);
  memory.remember('first', 3);
  memory.remember('one more', 4);
  expect(memory.recall('first')).toBe(3);
  expect(memory.recall('second')).toBeNull();
});

it.each(['not json', '{"a":1}', '[1,["a","b"]]'])('starts empty from %s', (left) => {
  sessionStorage.setItem('matinee.scroll', left);
  expect(createScrollMemory(tab).recall('a')).toBeNull();
});

it('works in a browser that refuses to store', () => {
  const memory = createScrollMemory(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  memory.remember('a', 1);
  memory.keep();
  expect(memory.recall('a')).toBe(1);
});
