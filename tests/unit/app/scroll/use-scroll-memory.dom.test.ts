import { beforeEach, expect, it } from 'vitest';
import { createScrollMemory } from '../../../../src/app/scroll/route-change-effects';
import { SCROLL_POSITIONS_LIMIT } from '../../../../src/config/ui';

beforeEach(() => sessionStorage.clear());

it('recalls the scroll position of a history entry, and none for a new one', () => {
  const memory = createScrollMemory();
  memory.record('a', 120);
  memory.record('a', 480);
  expect(memory.get('a')).toBe(480);
  expect(memory.get('b')).toBeNull();
});

it('recalls positions after a reload', () => {
  const before = createScrollMemory();
  before.record('a', 480);
  before.save();
  expect(createScrollMemory().get('a')).toBe(480);
});

it('forgets everything, after a reload as well', () => {
  const memory = createScrollMemory();
  memory.record('a', 480);
  memory.save();
  memory.clear();
  expect(memory.get('a')).toBeNull();
  expect(sessionStorage).toHaveLength(0);
});

it('forgets the entry that was visited the longest ago', () => {
  const memory = createScrollMemory();
  memory.record('first', 1);
  memory.record('second', 2);
  for (let count = 2; count < SCROLL_POSITIONS_LIMIT; count += 1) memory.record(`place ${count}`, count);
  memory.record('first', 3);
  memory.record('one more', 4);
  expect(memory.get('first')).toBe(3);
  expect(memory.get('second')).toBeNull();
});

it.each(['{"a":1}', '[1,["a","b"]]'])('starts empty from %s', (stored) => {
  sessionStorage.setItem('matinee.scroll', stored);
  expect(createScrollMemory().get('a')).toBeNull();
});
