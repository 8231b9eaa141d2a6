import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Services } from '../../../../src/services/services';
import { cachedMovies } from '../../../../src/domain/browsing-cache/cached-movie';
import { fail, ok } from '../../../../src/domain/values/result';
import { MovieScreen } from '../../../../src/features/movie/movie-route';
import { renderLists } from '../../features/collection/render-lists';
import { candidate } from '../../services/candidates';
import { MOVIE } from '../../../../src/features/movie/messages';
import { MARKS } from '../../../../src/marks/messages';

vi.mock('../../../../src/hooks/session-provider', () => ({
  useSession: () => ({ status: 'signed-out', ended: false }),
}));

afterEach(cleanup);

const [LISTED] = cachedMovies({
  movies: [
    candidate({
      id: 603,
      title: 'The Matrix',
      overview: 'A hacker learns what the world is.',
      releaseDate: '1999-03-31',
      voteAverage: 8.23,
      genreIds: [28, 878],
    }),
  ],
  ratings: null,
  theme: null,
  seenAt: 1,
  requestedAt: 1,
});

function catalogOf(read: Services['browsingCache']['read']): Services['browsingCache'] {
  return { addListing: () => undefined, addMetadata: () => undefined, read };
}

const movies = LISTED ? [LISTED] : [];

function open(id: number, status: number, read: Services['browsingCache']['read']) {
  renderLists(
    <MovieScreen id={id} onTrailer={() => undefined} />,
    () => {
      if (status === 0) throw new TypeError('Failed to fetch');
      return new Response('{}', { status });
    },
    { online: status !== 0, catalog: catalogOf(read) },
  );
}

it('a movie that was never opened shows its list data when offline', async () => {
  open(603, 0, () => Promise.resolve(ok(movies)));
  expect(await screen.findByRole('heading', { level: 1, name: 'The Matrix' })).toBeTruthy();
  expect(screen.getByText('A hacker learns what the world is.')).toBeTruthy();
  for (const fact of ['1999', 'Action', 'Sci-Fi', MARKS.favorite.add]) expect(screen.getByText(fact)).toBeTruthy();
  expect(screen.getByText(MOVIE.tier.excellent)).toBeTruthy();
  expect(screen.getByText(MOVIE.factsOffline)).toBeTruthy();
});

it.each([
  ['has no such movie', 604, () => Promise.resolve(ok(movies))],
  ['can’t be read', 603, () => Promise.resolve(fail({ reason: 'refused' } as const))],
])('a movie is not available on a device that %s', async (_, id, read) => {
  open(id, 0, read);
  expect(await screen.findByText(MOVIE.offline)).toBeTruthy();
});

it('a movie that the movie database no longer has is not shown from the device', async () => {
  const read = vi.fn(() => Promise.resolve(ok(movies)));
  open(603, 404, read);
  expect(await screen.findByRole('heading', { name: 'Movie not found' })).toBeTruthy();
  expect(read).not.toHaveBeenCalled();
});
