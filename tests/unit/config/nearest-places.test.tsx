import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { BROWSE_MOVIES } from '../../../src/config/landing';
import { isBuilt, PLACEHOLDERS, SITE_MAP } from '../../../src/config/site-map';
import { collectionPath, parseCollectionParams, nearestPlace } from '../../../src/config/nearest-places';
import { SCREEN_ROUTES, ACCOUNT_ROUTES } from '../../../src/app/routes/route-table';
import { renderApp } from '../i18n/messages/render-app';
import { NOT_FOUND } from '../../../src/i18n/messages/not-found';

const menus = [...Object.values(SITE_MAP).flat(), ...Object.values(PLACEHOLDERS), BROWSE_MOVIES].filter(
  (path) => !isBuilt(path),
);
const routes: ReadonlySet<string> = new Set([...SCREEN_ROUTES, ...ACCOUNT_ROUTES].map(({ path }) => path));

it.each(menus)('%s, which is in a menu but has no screen, suggests one that exists', (path) => {
  const offer = nearestPlace(path);
  expect(routes).toContain(offer?.to.split('?')[0]);
  // an unknown collection query suggests less than it says
  if (offer?.to.includes('?')) expect(parseCollectionParams(offer.to.replace(/^.*\?/, '?'))).not.toEqual({});
});

it.each([
  ['/movies/horror', 'Horror in the collection', '/collection?genre=horror'],
  ['/movies/sci-fi/', 'Sci-Fi in the collection', '/collection?genre=scifi'],
  ['/charts/decade', NOT_FOUND.offers.newest, '/collection?sort=year'],
  ['/watchlist', NOT_FOUND.offers.watchlist, '/profile/watchlist'],
  ['/movies', NOT_FOUND.offers.finder, '/engine'],
])('the not-found screen of %s suggests %s', async (address, name, to) => {
  renderApp(address);
  expect(await screen.findByRole('heading', { name: "This scene hasn't been filmed yet" })).toBeTruthy();
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(to);
  expect(screen.getByRole('link', { name: 'Return to Home' }).getAttribute('href')).toBe('/');
});

it('an address outside the menus suggests the home screen, and finding a movie by its title', async () => {
  renderApp('/nowhere');
  await screen.findByRole('heading', { name: "This scene hasn't been filmed yet" });
  expect(screen.queryByText(NOT_FOUND.nearest)).toBeNull();
  const find = within(screen.getByRole('main')).getByRole('link', { name: 'Find a movie' });
  expect(find.getAttribute('href')).toBe('/open');
});

const SEARCH = { text: 'heat & dust', genre: 'horror', own: '1', mix: '1', sort: 'year' } as const;

it('a query in the collection’s URL is understood, and nonsense is rejected', () => {
  expect(parseCollectionParams(new URL(collectionPath(SEARCH), 'https://a.test').search)).toEqual(SEARCH);
  for (const search of [
    '',
    '?genre=constructor',
    '?sort=rating',
    '?genre=Horror',
    '?text=%20',
    '?own=0',
    '?genre=all',
  ]) {
    expect(collectionPath(parseCollectionParams(search))).toBe('/collection');
  }
});
