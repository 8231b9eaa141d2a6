import { expect, it } from 'vitest';
import {
  pendingMarkIn,
  parseReturnToState,
  returnToFrom,
  returnToOf,
  withoutPendingMark,
} from '../../../../src/app/routes/return-to';

const at = (pathname: string, state: unknown = null, search = '') => ({ pathname, search, hash: '', state, key: 'k' });

it('the remembered address is passed between the modes of the sign-in screen [RT-17]', () => {
  expect(returnToFrom(at('/login', { from: '/collection?genre=18' }))).toEqual({ from: '/collection?genre=18' });
});

it("a member's screen that is about to redirect the visitor is remembered itself [RT-17, AUTH-05]", () => {
  expect(returnToFrom(at('/engine', null, '?from=poster'))).toEqual({ from: '/engine?from=poster' });
  expect(returnToFrom(at('/profile/favorites'))).toEqual({ from: '/profile/favorites' });
});

it.each(['/', '/login', '/charts/movies/top50', '/nowhere'])('nothing is remembered for %s', (pathname) => {
  expect(returnToFrom(at(pathname))).toBeNull();
});

it.each(['/profile/favorites', '/charts?movie=603#top', '/dashboard'])('signing in returns to %s', (from) => {
  expect(returnToOf({ from })).toBe(from);
});

it.each([
  ['another host', '//evil.example'],
  ['another host without a scheme', '/\\\\evil.example'],
  ['another host after a backslash', '/\\evil'],
  ['another host after a tab, which browsers drop', '/\t/evil.example'],
  ['a backslash later in the path', '/charts\\..\\evil'],
  ['a URL with a scheme', 'https://evil.example/'],
  ['a relative path', 'charts'],
  ['nothing', ''],
  ['a number', 7],
])('signing in does not return to %s but to the dashboard', (_, from) => {
  expect(returnToOf({ from })).toBe('/dashboard');
});

it.each([null, undefined, 'text', {}])('a state of %j contains no address', (state) => {
  expect(returnToOf(state)).toBe('/dashboard');
});

it('the other mode of the sign-in screen receives the address and the pending mark, but nothing else', () => {
  const state = { from: '/movie/603?x=1', pendingMark: { kind: 'favorite' }, notice: 'mail-link', mode: 'sign-up' };
  expect(parseReturnToState(state)).toEqual({ from: '/movie/603?x=1', pendingMark: { kind: 'favorite' } });
  expect(parseReturnToState({ notice: 'mail-link' })).toBeNull();
});

it('a pending mark is passed on until it is set, then the rest of the state stays', () => {
  expect(pendingMarkIn({ movieDialog: true, pendingMark: 1 })).toEqual({ pendingMark: 1 });
  expect(pendingMarkIn({ movieDialog: true })).toBeNull();
  expect(withoutPendingMark({ movieDialog: true, pendingMark: 1 })).toEqual({ movieDialog: true });
});
