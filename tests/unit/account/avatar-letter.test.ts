import { expect, it } from 'vitest';
import { avatarLetter } from '../../../src/domain/account/username';

it.each([
  ['ada', 'kim@example.com', 'A'],
  [null, 'kim@example.com', 'K'],
  ['', 'kim@example.com', 'K'],
  [null, '', 'U'],
  ['élodie', '', 'É'],
])('the avatar of %s, %s shows %s [NAV-06]', (firstName, email, letter) => {
  expect(avatarLetter(firstName, email)).toBe(letter);
});
