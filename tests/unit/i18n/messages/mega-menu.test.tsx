import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderApp } from './render-app';
import { SHELL } from '../../../../src/i18n/messages/shell';

const SECTIONS = {
  Charts:
    '/charts/movies/top50 /charts/all /charts/top200 /charts/global /charts/classics /charts/trending /charts/monthly /charts/breakthrough /charts/year-end /charts/decade',
  Movies:
    '/movies/news /movies/action /movies/drama /movies/comedy /movies/thriller /movies/horror /movies/sci-fi /movies/awards /movies/festivals /movies/indie /movies/features /movies/reviews',
  'TV Shows': '/tv/trending /tv/new-releases /tv/top-rated /tv/streaming /tv/genres /tv/networks',
  Culture: '/culture/events /culture/lifestyle /culture/interviews /culture/behind-scenes',
  Industry:
    '/industry/news /industry/box-office /industry/production /industry/distribution /industry/financing /industry/technology',
  'Pro Tools':
    '/tools/directors /tools/movie-index /tools/cast-index /tools/release-calendar /tools/market-watch /tools/events-calendar /tools/all',
  'Go to': '/ /charts /engine /open /charts/movies/top50',
  Account: '/login /join',
  More: '/tv /box-office /trending-actors /watchlist',
} as const;

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});

async function openMenu() {
  renderApp('/nowhere');
  fireEvent.click(within(screen.getByRole('banner')).getByRole('button', { name: SHELL.menu }));
  return screen.findByRole('dialog', { name: SHELL.menu });
}

it('has every link in its section, each with a unique name there [NAV-09, NAV-10, NAV-11]', async () => {
  const menu = await openMenu();
  for (const [name, links] of Object.entries(SECTIONS)) {
    const found = within(within(menu).getByRole('region', { name })).getAllByRole('link');
    expect(found.map((link) => link.getAttribute('href'))).toEqual(links.split(' '));
    expect(new Set(found.map(({ textContent }) => textContent)).size, name).toBe(found.length);
  }
});

it('folds away the sections with missing screens, and keeps what is there before them', async () => {
  const menu = await openMenu();
  const folded = (name: string, section: string) =>
    within(within(menu).getByRole('region', { name: section }))
      .getByRole('link', { name })
      .closest('details') !== null;
  expect(folded('Horror', 'Movies')).toBe(true);
  expect(folded(SHELL.tvShows, SHELL.more)).toBe(true);
  expect(folded(SHELL.top50, SHELL.places)).toBe(false);
  expect(folded('Home', SHELL.places)).toBe(false);
});

it('moves through links and sections with the arrow keys', async () => {
  const menu = await openMenu();
  const press = (key: string) => fireEvent.keyDown(document.activeElement ?? menu, { key });
  const focused = () => document.activeElement?.textContent;
  press('ArrowDown');
  expect(focused()).toBe('Home');
  press('ArrowDown');
  expect(focused()).toBe('Charts');
  press('ArrowRight');
  expect(focused()).toBe('Login');
  press('ArrowRight');
  expect(focused()).toBe('Top 50');
  press('End');
  expect(focused()).toBe(SHELL.watchlist);
});

it('closes when a link is chosen, and focuses the next screen', async () => {
  const menu = await openMenu();
  fireEvent.click(within(menu).getByRole('link', { name: 'Movie News' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

it('closes on Escape', async () => {
  const menu = await openMenu();
  fireEvent(menu, new Event('cancel', { cancelable: true }));
  expect(screen.queryByRole('dialog')).toBeNull();
});
