import { beforeEach, expect, it } from 'vitest';
import { createScrollMemory } from '../../../../src/app/scroll/use-scroll-memory';
import { SCROLL_POSITIONS_LIMIT } from '../../../../src/config/ui';

const tab = () => sessionStorage;

beforeEach(() => sessionStorage.clear());

it('recalls the scroll position of a history entry, and none for a new one', () => {
  const memory = createScrollMemory(tab);
  memory.record('a', 120);
  memory.record('a', 480);
  expect(memory.get('a')).toBe(480);
  expect(memory.get('b')).toBeNull();
});

it('recalls positions after a reload', () => {
  const before = createScrollMemory(tab);
  before.record('a', 480);
  before.save();
  expect(createScrollMemory(tab).get('a')).toBe(480);
});

it('forgets everything, after a reload as well', () => {
  const memory = createScrollMemory(tab);
  memory.record('a', 480);
  memory.save();
  memory.clear();
  expect(memory.get('a')).toBeNull();
  expect(sessionStorage).toHaveLength(0);
});

it('forgets the entry that was visited the longest ago', () => {
  const memory = createScrollMemory(tab);
  memory.record('first', 1);
  memory.record('second', 2);
  for (let count = 2; count < SCROLL_POSITIONS_LIMIT; count += 1) memory.record(`place ${count}`, count);
  memory.record('first', 3);
  memory.record('one more', 4);
  expect(memory.get('first')).toBe(3);
  expect(memory.get('second')).toBeNull();
});

it.each(['not json', '{"a":1}', '[1,["a","b"]]'])('starts empty from %s', (stored) => {
  sessionStorage.setItem('matinee.scroll', stored);
  expect(createScrollMemory(tab).get('a')).toBeNull();
});

it('works in a browser that refuses to store', () => {
  const memory = createScrollMemory(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  memory.record('a', 1);
  memory.save();
  expect(memory.get('a')).toBe(1);
});
