import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeScreen } from '../collection/fake-screen';
import { renderScreen } from '../../i18n/messages/render-app';

/** The paths below each section, by section name, copied from the specification (section 2). */
const SECTIONS: readonly (readonly [name: string, path: string, below: string])[] = [
  ['Charts', 'charts', 'all movies/top50 top200 global classics trending monthly breakthrough year-end decade'],
  ['Movies', 'movies', 'news action drama comedy thriller horror sci-fi awards festivals indie features reviews'],
  ['TV Shows', 'tv', 'trending new-releases top-rated streaming genres networks'],
  ['Culture', 'culture', 'events lifestyle interviews behind-scenes'],
  ['Industry', 'industry', 'news box-office production distribution financing technology'],
  ['Pro Tools', 'tools', 'directors movie-index cast-index release-calendar market-watch events-calendar all'],
];

it('is open to visitors, with a menu of six sections and all their links [RT-09, CHART-01]', async () => {
  fakeScreen(false);
  renderScreen('/charts');
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Charts');
  const menu = within(screen.getByRole('navigation', { name: 'All charts and sections' }));
  expect(menu.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(
    SECTIONS.map(([name]) => name),
  );
  for (const [name, path, below] of SECTIONS) {
    const links = within(menu.getByRole('region', { name })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(below.split(' ').map((rest) => `/${path}/${rest}`));
  }
});
