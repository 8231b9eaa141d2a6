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

/** Asks for the sample movies and notes the one request. */
async function ask(answer: () => Response) {
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
  it('are the best of the table from 7 on, twenty at most, asked for with the public key [CALL-16]', async () => {
    const { outcome, requests } = await ask(() => Response.json([ROW]));
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

  it('take no poster from another host, and no row without an id', async () => {
    const rows = [
      { ...ROW, poster_url: 'https://elsewhere.test/t/p/w500/matrix.jpg' },
      { ...ROW, id: 'x' },
      { ...ROW, id: 604, poster_url: null },
    ];
    const { outcome } = await ask(() => Response.json(rows));
    expect(outcome.ok && outcome.value.map(({ id, posterPath }) => [id, posterPath])).toEqual([
      [603, null],
      [604, null],
    ]);
  });

  it('say whether the network or the server is to blame', async () => {
    const refused = await ask(() => Response.json({ message: 'down' }, { status: 503 }));
    expect(refused.outcome).toEqual({ ok: false, error: { reason: 'server', status: 503 } });
    const broken = await ask(() => {
      throw new TypeError('Failed to fetch');
    });
    expect(broken.outcome).toEqual({ ok: false, error: { reason: 'unreachable' } });
  });
});
