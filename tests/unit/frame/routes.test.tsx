// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PLACEHOLDERS } from '../../../src/config/placeholders';
import { SITE_MAP } from '../../../src/config/site-map';
import { renderScreen } from './render-app';

const main = () => within(screen.getByRole('main'));

function expectNotFound() {
  expect(main().getByText('404')).toBeTruthy();
  expect(main().getByRole('heading', { level: 1, name: "This scene hasn't been filmed yet" })).toBeTruthy();
  expect(main().getByRole('link', { name: 'Return to Home' }).getAttribute('href')).toBe('/');
  expect(document.title).toBe("This scene hasn't been filmed yet · Matinee");
}

const outside = SITE_MAP.flatMap(({ links }) => links.map(({ to }) => to)).filter(
  (to) => to !== '/charts/movies/top50',
);

it('knows every link of the menu that has no screen', () => {
  expect(outside).toHaveLength(44);
});

it.each(outside)('%s has no screen yet [RT-21, NF-01, NF-02, NF-03]', (address) => {
  renderScreen(address);
  expectNotFound();
});

it.each([PLACEHOLDERS.boxOffice, PLACEHOLDERS.trendingActors, PLACEHOLDERS.watchlist])(
  'the header leads from %s to the not-found screen [RT-20]',
  (address) => {
    renderScreen(address);
    expectNotFound();
  },
);

it.each([PLACEHOLDERS.tvShows, '/tv/anything'])(
  '%s, a place for TV shows, lands on the not-found screen [RT-22]',
  (address) => {
    renderScreen(address);
    expectNotFound();
  },
);

it.each([
  '/nowhere',
  '/dashboard/more',
  '/engine/room',
  '/collection/1',
  '/movie',
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
  renderScreen(address);
  expectNotFound();
});

it.each([
  '/dashboard',
  '/engine',
  '/collection',
  '/profile',
  '/profile/favorites',
  '/profile/badges',
  '/profile/history',
  '/profile/stats',
  '/profile/settings',
  '/profile/sync',
])('%s shows a spinner while the session is being resolved [RT-15]', (address) => {
  renderScreen(address, 'resolving');
  expect(main().getByRole('status').textContent).toBe('Loading…');
});
