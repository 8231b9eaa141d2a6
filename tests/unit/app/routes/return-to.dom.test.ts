import { expect, it } from 'vitest';
import {
  pendingMarkIn,
  parseReturnToState,
  returnToFrom,
  returnToOf,
  withoutPendingMark,
} from '../../../../src/app/routes/return-to';

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

it.each(['/profile/favorites', '/charts?movie=603#top', '/dashboard'])(
  '%s is gone back to after signing in',
  (from) => {
    expect(returnToOf({ from })).toBe(from);
  },
);

it.each([
  ['another host', '//evil.example'],
  ['another host, as browsers read it', '/\\\\evil.example'],
  ['another host behind a backslash', '/\\evil'],
  ['another host behind a tab, which browsers drop', '/\t/evil.example'],
  ['a backslash further on', '/charts\\..\\evil'],
  ['an address with a scheme', 'https://evil.example/'],
  ['a relative one', 'charts'],
  ['nothing', ''],
  ['a number', 7],
])('%s is no place to go back to: the dashboard is', (_, from) => {
  expect(returnToOf({ from })).toBe('/dashboard');
});

it.each([null, undefined, 'text', {}])('a state of %j names no place', (state) => {
  expect(returnToOf(state)).toBe('/dashboard');
});

it("the sign-in screen's other face is given the place and the wish, and nothing of the first face", () => {
  const state = { from: '/movie/603?x=1', pendingMark: { kind: 'favorite' }, notice: 'mail-link', mode: 'sign-up' };
  expect(parseReturnToState(state)).toEqual({ from: '/movie/603?x=1', pendingMark: { kind: 'favorite' } });
  expect(parseReturnToState({ notice: 'mail-link' })).toBeNull();
});

it('a wish goes along until it is fulfilled, and then the rest of the state stays', () => {
  expect(pendingMarkIn({ movieDialog: true, pendingMark: 1 })).toEqual({ pendingMark: 1 });
  expect(pendingMarkIn({ movieDialog: true })).toBeNull();
  expect(withoutPendingMark({ movieDialog: true, pendingMark: 1 })).toEqual({ movieDialog: true });
});
