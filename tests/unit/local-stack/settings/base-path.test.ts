import { expect, it } from 'vitest';
import { basePath } from '../../../../local-stack/settings/base-path';
import { readSettings } from '../../../../local-stack/settings/settings';

it.each([
  [undefined, '/'],
  ['', '/'],
  ['/', '/'],
  ['/matinee/', '/matinee/'],
  ['/films/to-night/', '/films/to-night/'],
])('MATINEE_BASE=%s is %s', (given, base) => {
  expect(basePath({ MATINEE_BASE: given })).toEqual({ ok: true, value: base });
});

it.each(['matinee', '/matinee', 'matinee/', '//evil.example/', '/a.b/', 'https://movies.example/'])(
  'MATINEE_BASE=%s is rejected with an example',
  (given) => {
    expect(basePath({ MATINEE_BASE: given })).toEqual({
      ok: false,
      error: `MATINEE_BASE must be a path with a slash at both ends, such as /matinee/, not "${given}".`,
    });
  },
);

it('the embedded server does not support a base path, and says so', () => {
  expect(readSettings({ MATINEE_BASE: '/matinee/' }, '/project')).toEqual({
    ok: false,
    error: 'MATINEE_BASE is for static hosts. This server always serves at /, so leave it out.',
  });
});
