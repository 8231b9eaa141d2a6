import { screen, within } from '@testing-library/react';
import { matchPath } from 'react-router-dom';
import { expect, it } from 'vitest';
import { headerEntries } from '../../../src/app/shell/app-shell';
import { ACCOUNT_ROUTES, SCREEN_ROUTES } from '../../../src/app/routes/route-table';
import { SITE_MAP } from '../../../src/config/site-map';
import { ROUTES } from '../../../src/config/routes';
import { NOT_FOUND } from '../../../src/i18n/messages/not-found';
import { MEMBER_ADDRESSES } from '../../fixtures/member-addresses';
import { renderScreen } from '../i18n/messages/render-app';

const main = () => within(screen.getByRole('main'));

/** Whether the route table has a screen for an address. */
function hasScreen(address: string): boolean {
  return [...SCREEN_ROUTES, ...ACCOUNT_ROUTES].some(({ path }) => matchPath(path, address) !== null);
}

const menuLinks: readonly string[] = Object.values(SITE_MAP).flat();
const headerLinks = headerEntries(true).flatMap(({ to, submenu = [] }) => [to, ...submenu.map((link) => link.to)]);

it('of all menu links only the Top 50 has a screen [RT-21]', () => {
  expect(menuLinks).toHaveLength(45);
  expect(menuLinks.filter(hasScreen)).toEqual(['/charts/movies/top50']);
});

it("the placeholders among the header's other links have no screen [RT-20, RT-22]", () => {
  const own = new Set(headerLinks.filter((to) => !menuLinks.includes(to)));
  expect([...own].filter((to) => !hasScreen(to)).sort()).toEqual([
    '/box-office',
    '/trending-actors',
    '/tv',
    '/watchlist',
  ]);
  expect([...own].filter(hasScreen).sort()).toEqual([
    '/charts',
    '/collection',
    '/engine',
    '/open',
    '/profile/favorites',
  ]);
});

it.each([
  '/nowhere',
  '/dashboard/more',
  '/engine/room',
  '/collection/1',
  '/movie',
  '/movies',
  '/tv/anything',
  '/profiles',
  '/charts/movies',
  '/charts/movies/top50/1',
  '/login/now',
  '/join/us',
  '/auth',
  '/auth/reset-password/x',
  '/reset-password/x',
  '/privacy/policy',
  '/terms/of/service',
])('%s is not in the route table [RT-14]', (address) => {
  expect(hasScreen(address)).toBe(false);
});

it('an unknown address shows the not-found screen [RT-14, RT-20, RT-21, RT-22, NF-01, NF-02, NF-03]', async () => {
  renderScreen('/tv/networks');
  await screen.findByText(NOT_FOUND.code);
  expect(main().getByRole('heading', { level: 1, name: NOT_FOUND.title })).toBeTruthy();
  expect(main().getByRole('link', { name: 'Return to Home' }).getAttribute('href')).toBe('/');
  expect(document.title).toBe(`${NOT_FOUND.title} · Matinee`);
});

it.each([ROUTES.engine, ...MEMBER_ADDRESSES])(
  '%s shows a spinner while the session is being resolved [RT-15]',
  (address) => {
    renderScreen(address, 'resolving');
    expect(main().getByRole('status').textContent).toBe('Loading…');
  },
);
