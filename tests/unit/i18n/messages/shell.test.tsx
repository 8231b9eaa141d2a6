import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { eventually } from '../../../time/eventually';
import { SHELL } from '../../../../src/i18n/messages/shell';
import { renderApp } from './render-app';

const banner = () => within(screen.getByRole('banner'));
const hrefs = (parent: HTMLElement) =>
  within(parent)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

it('reserves space for the account while the session is being resolved [NAV-03]', () => {
  renderApp('/nowhere', 'resolving');
  expect(banner().getByRole('status').textContent).toBe(SHELL.authLoading);
  expect(banner().queryByRole('link', { name: SHELL.login })).toBeNull();
  expect(banner().queryByRole('button', { name: SHELL.accountMenu })).toBeNull();
});

it('offers Login and Sign Up to a visitor, next to its own links [NAV-01, NAV-02, NAV-04]', () => {
  renderApp('/nowhere');
  expect(banner().getByRole('link', { name: SHELL.login }).getAttribute('href')).toBe('/login');
  expect(banner().getByRole('link', { name: SHELL.signUp }).getAttribute('href')).toBe('/join');
  expect(hrefs(screen.getByRole('banner'))).toEqual(
    expect.arrayContaining([
      '/',
      '/charts',
      '/engine',
      '/tv',
      '/charts/movies/top50',
      '/box-office',
      '/trending-actors',
      '/watchlist',
    ]),
  );
});

it('has the legal pages in the footer [NAV-14]', () => {
  renderApp('/nowhere');
  expect(hrefs(screen.getByRole('contentinfo'))).toEqual(['/privacy', '/terms']);
});

it("has the visitor's links and the menu in the phone's bar", () => {
  renderApp('/nowhere');
  const bar = screen.getByRole('navigation', { name: SHELL.bottomNavigation });
  expect(hrefs(bar)).toEqual(['/', '/engine', '/charts', '/login']);
  expect(within(bar).getByRole('button', { name: SHELL.menu })).toBeTruthy();
});

it('leaves the focus alone on the first screen, and moves it to the heading of the next', async () => {
  renderApp('/nowhere');
  await screen.findByRole('heading', { level: 1 });
  expect(document.activeElement).toBe(document.body);
  const next = banner().getByRole('link', { name: SHELL.boxOffice });
  next.focus();
  fireEvent.click(next);
  await eventually(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
});

it('opens the mega menu, and closes it with the same button', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  renderApp('/nowhere');
  const opener = banner().getByRole('button', { name: SHELL.menu });
  opener.focus();
  fireEvent.click(opener);
  const menu = await screen.findByRole('dialog', { name: SHELL.menu });
  fireEvent.click(within(menu).getByRole('button', { name: SHELL.closeMenu }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(opener);
});

it.each([
  ['a member’s links from the first frame on, if the device hints at one', 'resolving', 'Favorites', 'Login'],
  ['a visitor’s links if it does not', 'visitor', 'Login', 'Favorites'],
] as const)('the bottom bar has %s', (_, session, there, missing) => {
  renderApp('/nowhere', session);
  const bar = within(screen.getByRole('navigation', { name: SHELL.bottomNavigation }));
  expect(bar.getByRole('link', { name: there })).toBeTruthy();
  expect(bar.queryByRole('link', { name: missing })).toBeNull();
});
