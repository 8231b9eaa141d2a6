import { expect, it } from 'vitest';
import { returnToFrom } from '../../../../src/app/routes/return-to';

const at = (pathname: string, state: unknown = null, search = '') => ({ pathname, search, hash: '', state, key: 'k' });

it('what the sign-in screen remembers goes along between its faces [RT-17]', () => {
  expect(returnToFrom(at('/login', { from: '/collection?genre=18' }))).toEqual({ from: '/collection?genre=18' });
});

it("a members' screen that the visitor is about to be led away from is remembered itself [RT-17, AUTH-05]", () => {
  expect(returnToFrom(at('/engine', null, '?from=poster'))).toEqual({ from: '/engine?from=poster' });
  expect(returnToFrom(at('/profile/favorites'))).toEqual({ from: '/profile/favorites' });
});

it.each(['/', '/login', '/charts/movies/top50', '/nowhere'])('nothing is remembered of %s', (pathname) => {
  expect(returnToFrom(at(pathname))).toBeNull();
});
