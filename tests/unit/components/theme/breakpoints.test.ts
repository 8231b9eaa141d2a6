import { expect, it } from 'vitest';
import { system } from '../../../../src/components/theme/system';

it('phones end at 768 px [CONST-01]', () => {
  const [, rem] = /min-width: ([\d.]+)rem/.exec(system.breakpoints.up('md')) ?? [];
  expect(Number(rem) * 16).toBe(768);
});
