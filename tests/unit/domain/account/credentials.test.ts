import { expect, it } from 'vitest';
import { credentialFaults, trimEmail } from '../../../../src/domain/account/credentials';

// A browser's own field for e-mails gives them without spaces already: what the form does shows here alone.
it('an e-mail is looked at and sent without the spaces around it [VAL-03]', () => {
  expect(trimEmail('  ada@example.com ')).toBe('ada@example.com');
  expect(credentialFaults(' ada@example.com ', 'popcorn')).toEqual({ email: false, password: false });
});
