import { expect, it, vi } from 'vitest';
import { whenNeeded } from '../../../src/words/format/when-needed';

it('a formatter is made when it is first asked for, and once', () => {
  const make = vi.fn(() => new Intl.ListFormat('en'));
  const list = whenNeeded(make);
  expect(make).not.toHaveBeenCalled();
  expect(list()).toBe(list());
  expect(make).toHaveBeenCalledOnce();
});
