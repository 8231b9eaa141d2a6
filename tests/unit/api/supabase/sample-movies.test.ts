import { describe, expect, it } from 'vitest';
import { fetchSampleMovies } from '../../../../src/api/supabase/sample-movies';

const ROW = {
  id: 603,
  title: 'The Matrix',
  year: 1999,
  rating: 8.217,
  genres: ['Action'],
  description: 'A programmer learns that the world he knows is a simulation.',
  poster_url: 'https://image.tmdb.org/t/p/w500/matrix.jpg',
};

/** Requests the sample movies and records the one request. */
async function load(answer: () => Response) {
  const requests: { url: URL; headers: Headers }[] = [];
  const outcome = await fetchSampleMovies({
    supabaseUrl: 'https://project.test',
    anonKey: 'public-key',
    now: () => 0,
    online: () => true,
    fetch: (input, init) => {
      requests.push({
        url: new URL(input instanceof Request ? input.url : input),
        headers: new Headers(init?.headers),
      });
      return Promise.resolve(answer());
    },
  });
  return { outcome, requests };
}

describe('sample movies', () => {
  it('are the best of the table with a rating from 7 on, twenty at most, requested with the public key [CALL-16]', async () => {
    const { outcome, requests } = await load(() => Response.json([ROW]));
    expect(requests).toHaveLength(1);
    expect(requests[0]?.url.pathname).toBe('/rest/v1/movies');
    expect(requests[0]?.url.searchParams.get('rating')).toBe('gte.7');
    expect(requests[0]?.url.searchParams.get('order')).toBe('rating.desc');
    expect(requests[0]?.url.searchParams.get('limit')).toBe('20');
    expect(requests[0]?.headers.get('apikey')).toBe('public-key');
    expect(requests[0]?.headers.get('authorization')).toBe('Bearer public-key');
    expect(outcome).toEqual({
      ok: true,
      value: [
        {
          id: 603,
          title: 'The Matrix',
          year: 1999,
          rating: 8.2,
          genres: ['Action'],
          description: ROW.description,
          posterPath: '/matrix.jpg',
        },
      ],
    });
  });

  it('drop posters of other hosts and rows without an id', async () => {
    const rows = [
      { ...ROW, poster_url: 'https://elsewhere.test/t/p/w500/matrix.jpg' },
      { ...ROW, id: 'x' },
      { ...ROW, id: 604, poster_url: null },
    ];
    const { outcome } = await load(() => Response.json(rows));
    expect(outcome.ok && outcome.value.map(({ id, posterPath }) => [id, posterPath])).toEqual([
      [603, null],
      [604, null],
    ]);
  });

  it('report whether the network or the server failed', async () => {
    const refused = await load(() => Response.json({ message: 'down' }, { status: 503 }));
    expect(refused.outcome).toEqual({ ok: false, error: { reason: 'server', status: 503 } });
    const unreachable = await load(() => {
      throw new TypeError('Failed to fetch');
    });
    expect(unreachable.outcome).toEqual({ ok: false, error: { reason: 'unreachable' } });
  });
});
