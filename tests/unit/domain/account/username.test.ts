import { expect, it } from 'vitest';
import {
  avatarLetter,
  canSaveUsername,
  nameError,
  needsCheck,
  usernameError,
} from '../../../../src/domain/account/username';

it.each([
  ['ada', 'kim@example.com', 'A'],
  [null, 'kim@example.com', 'K'],
  ['', 'kim@example.com', 'K'],
  [null, '', 'U'],
  ['élodie', '', 'É'],
])('the avatar of %s, %s shows %s [NAV-06]', (firstName, email, letter) => {
  expect(avatarLetter(firstName, email)).toBe(letter);
});

it.each(['ann', '李小龍', 'Ann \u2764\uFE0F', 'x'.repeat(60), '\u{1F600}'.repeat(60)])(
  'accepts the username %s',
  (name) => {
    expect(usernameError(name)).toBeNull();
    expect(needsCheck(name, null)).toBe(true);
    expect(canSaveUsername(name, 'available')).toBe(true);
  },
);

it.each([
  ['x'.repeat(61), 'too-long'],
  ['\u200B', 'invisible'],
  ['\uFE0F', 'invisible'],
  ['an\u200Dn', 'invisible'],
  ['ann\u202Enna', 'invisible'],
  ['an\u0007n', 'invisible'],
  ['ann\u{E0041}', 'invisible'],
])('neither checks nor saves the username %j', (name, fault) => {
  expect(usernameError(name)).toBe(fault);
  expect(needsCheck(name, null)).toBe(false);
  expect(canSaveUsername(name, 'unknown')).toBe(false);
});

it('an empty name is valid, and a person’s name may have joiners but must be visible', () => {
  expect([usernameError(''), nameError('  ')]).toEqual([null, null]);
  expect(nameError('\u0645\u06CC\u200C\u062E\u0648')).toBeNull();
  expect(nameError('\u200D')).toBe('invisible');
  expect(nameError('x'.repeat(81))).toBe('too-long');
  expect(nameError(` ${'x'.repeat(80)} `)).toBeNull();
});
