import { expect, it } from 'vitest';
import { credentialErrors, trimEmail } from '../../../../src/domain/account/credentials';

// A browser's email field trims the value itself, so only this test sees the trimming of the form.
it('an email is checked and sent without surrounding spaces [VAL-03]', () => {
  expect(trimEmail('  ada@example.com ')).toBe('ada@example.com');
  expect(credentialErrors(' ada@example.com ', 'popcorn')).toEqual({ email: false, password: false });
});
