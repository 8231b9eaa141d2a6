import { expect, it } from 'vitest';
import { SITE_SECTIONS, siteLinks } from '../../../src/i18n/site-sections';

it('a link of the site map has the name of its own screen', () => {
  const ends = SITE_SECTIONS.map(({ links }) => [links[0], links.at(-1)].map((link) => `${link?.to}: ${link?.label}`));
  expect(ends).toEqual([
    ['/charts/all: All Charts', '/charts/decade: By Decade'],
    ['/movies/news: Movie News', '/movies/reviews: Reviews'],
    ['/tv/trending: Trending Shows', '/tv/networks: Networks'],
    ['/culture/events: Events', '/culture/behind-scenes: Behind the Scenes'],
    ['/industry/news: Industry News', '/industry/technology: Technology'],
    ['/tools/directors: Directors', '/tools/all: All Tools'],
  ]);
});

it('the sections have their names, and every link its own', () => {
  expect(SITE_SECTIONS.map(({ id, label }) => `${id}: ${label}`)).toEqual([
    'charts: Charts',
    'movies: Movies',
    'tv: TV Shows',
    'culture: Culture',
    'industry: Industry',
    'tools: Pro Tools',
  ]);
  for (const { id, links } of SITE_SECTIONS) {
    expect(links).toEqual(siteLinks(id));
    expect(new Set(links.map(({ label }) => label)).size).toBe(links.length);
    for (const { to, label } of links) expect([to.startsWith('/'), label === '']).toEqual([true, false]);
  }
});
