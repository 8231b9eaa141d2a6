import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { OpenMovieScreen, useSharedMovie } from '../../../../src/features/open-movie/open-movie-screen';
import type { CachedMovie } from '../../../../src/domain/browsing-cache/cached-movie';
import { moviesTitled, type SharedMovie } from '../../../../src/domain/movies/share-target';
import { ok } from '../../../../src/domain/values/result';
import { renderLists } from '../collection/render-lists';
import { candidate } from '../../services/candidates';
import { MARKS } from '../../../../src/marks/messages';
import { LISTS } from '../../../../src/i18n/messages/movies';
import { OPEN_MOVIE } from '../../../../src/features/open-movie/messages';

afterEach(cleanup);

const movie = (id: number, title: string, year: number, voteCount = 1000): CachedMovie => ({
  ...candidate({ id, title, releaseDate: `${year}-06-01`, voteCount }),
  themes: [],
  ratings: null,
  metadata: null,
  seenAt: Date.now(),
});

const MOVIES = [
  movie(1, 'The Heat', 2013, 4000),
  movie(2, 'Heat', 1986, 90),
  movie(3, 'Heat', 1995, 7000),
  movie(4, 'Body Heat', 1981, 900),
  movie(5, 'Amélie', 2001),
];
const title = (words: string, year: number | null = null) => ({ kind: 'title', title: words, year }) as const;

it.each([
  ['heat', null, [3, 2, 1, 4]],
  ['heat', 1986, [2, 3, 1, 4]],
  ['the heat', null, [1]],
  ['amelie', null, [5]],
  ['heat 1995', null, [3]],
  ['heater', null, []],
])('a title matches movies on the device: %s %s', (words, year, ids) => {
  expect(moviesTitled(title(words, year), MOVIES).map(({ id }) => id)).toEqual(ids);
});

function Finding({ shared }: { readonly shared: SharedMovie }) {
  const found = useSharedMovie(shared);
  if (found.match !== null) return <p>Movie {found.match}</p>;
  return <OpenMovieScreen shared={shared} text="" results={found} onFind={() => undefined} />;
}

function open(shared: SharedMovie, answer: () => Response, online = true) {
  const catalog = {
    addListing: () => undefined,
    addMetadata: () => undefined,
    read: () => Promise.resolve(ok(MOVIES)),
  };
  renderLists(<Finding shared={shared} />, answer, { online, catalog });
}

const noNetwork = () => {
  throw new TypeError('Failed to fetch');
};
const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

it('offline a search finds movies on the device, and says where they come from', async () => {
  open(title('heat'), noNetwork, false);
  expect(await screen.findByText(/^Found among the movies/)).toBeTruthy();
  expect(titles()).toEqual(['Heat', 'Heat', 'The Heat', 'Body Heat']);
  expect(screen.queryByText(LISTS.offlineEmptyTitle)).toBeNull();
});

it('offline a title with its year opens its movie', async () => {
  open(title('Heat', 1995), noNetwork, false);
  expect(await screen.findByText('Movie 3')).toBeTruthy();
});

it('the device replaces a failing movie database, but not one that responds', async () => {
  open(title('heat'), () => new Response('', { status: 500 }));
  expect(await screen.findByText(/^Found among the movies/)).toBeTruthy();
  cleanup();
  open(title('heat'), () => Response.json({ page: 1, total_pages: 1, results: [] }));
  expect(await screen.findByRole('heading', { name: OPEN_MOVIE.none })).toBeTruthy();
  expect(screen.queryByText(/^Found among the movies/)).toBeNull();
});

it('a movie that the device lacks needs a connection, as before', async () => {
  open(title('casablanca'), noNetwork, false);
  expect(await screen.findByText(OPEN_MOVIE.offline)).toBeTruthy();
});

it('a movie that was found can be marked', async () => {
  open(title('heat'), noNetwork, false);
  await screen.findByText(/^Found among the movies/);
  expect(screen.getAllByRole('button', { name: MARKS.favorite.add })).toHaveLength(4);
});
