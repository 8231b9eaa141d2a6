import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { TrendingBlock } from '../../../../src/features/charts/trending-block';
import { json, listItem, listPage, refusal } from '../../api/tmdb/fake-fetch';
import type { Respond } from './page';
import { renderLists, type Surroundings } from '../collection/render-lists';
import { CARD, MOVIE_DATABASE } from '../../../../src/i18n/messages/movies';
import { MARKS } from '../../../../src/marks/messages';

afterEach(cleanup);

const block = (answer: Respond, surroundings?: Surroundings) => renderLists(<TrendingBlock />, answer, surroundings);

it('shows the first five movies of the day with a poster, in English [CALL-33, DASH-04]', async () => {
  const items = [listItem(1), listItem(2, { poster_path: null }), ...[3, 4, 5, 6, 7].map((id) => listItem(id))];
  const requests = block(() => json(listPage(items)));
  await screen.findByText('Movie 1');
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(
    [1, 3, 4, 5, 6].map((id) => `Movie ${id}`),
  );
  expect(requests.map(({ path, query }) => `${path} ${query.get('language') ?? ''}`)).toEqual([
    '/trending/movie/day en-US',
  ]);
  expect(screen.getByRole('region', { name: 'Trending Now' })).toBeTruthy();
  expect(screen.getByText('Updated Daily')).toBeTruthy();
});

it('shows a movie’s title, year, rating, poster, first two genres and a heart [ENT-23, CARD-08]', async () => {
  const movie = listItem(9, {
    release_date: '1994-06-01',
    vote_average: 8.46,
    genre_ids: [18, 80, 53],
    poster_path: '/nine.jpg',
  });
  block(() => json(listPage([movie])));
  const card = within(await screen.findByRole('article'));
  expect(card.getByText('1994')).toBeTruthy();
  expect(card.getByText('8.5')).toBeTruthy();
  expect(card.getByRole('img', { name: 'Poster of Movie 9' }).getAttribute('src')).toContain('/nine.jpg');
  expect(within(card.getByRole('list', { name: CARD.genres })).getAllByRole('listitem')).toHaveLength(2);
  expect(card.getByRole('button', { name: MARKS.favorite.add })).toBeTruthy();
});

it('has five skeletons while it loads', () => {
  block(() => new Promise<Response>(() => undefined));
  expect(document.querySelectorAll('section li[aria-hidden=true]')).toHaveLength(5);
});

it('shows an error in its place [ERR-21]', async () => {
  block(() => refusal(404, 34));
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to load trending movies');
});

it.each(['key-missing', 'key-refused'] as const)('mentions the key if that fails: %s [ERR-23]', async (reason) => {
  block(() => json({}), { keyError: { reason } });
  expect((await screen.findByRole('alert')).textContent).toContain(MOVIE_DATABASE.keyFailed);
});
