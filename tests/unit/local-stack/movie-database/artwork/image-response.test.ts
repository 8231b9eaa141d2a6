import { describe, expect, it } from 'vitest';
import { BoundedMap } from '../../../../../local-stack/movie-database/artwork/bounded-map';
import { createMovieDatabase } from '../../../../../local-stack/movie-database/movie-database';
import { catalogOf, facts, KEY, NOON } from '../movie-fixture';

const catalog = catalogOf(facts(603));
const database = createMovieDatabase({ key: KEY, now: () => NOON, catalog });
const imageResponse = (path: string) => database.fetch(new Request(`http://localhost/movie-database/t/p${path}`));

describe('images', () => {
  it('are drawings that may be cached forever, read from anywhere, and run nothing', async () => {
    const answer = imageResponse('/w342/poster-603.svg');
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      'x-content-type-options': 'nosniff',
    });
    expect(await answer.text()).toMatch(/^<svg /);
  });

  it.each(['w92', 'w185', 'w342', 'w500', 'w780', 'w1280', 'original'])('come in width %s', (width) => {
    expect(imageResponse(`/${width}/poster-603.svg`).status).toBe(200);
    expect(imageResponse(`/${width}/backdrop-603.svg`).status).toBe(200);
  });

  it.each([
    '/w77/poster-603.svg',
    '/w92/poster-604.svg',
    '/w92/poster-.svg',
    '/w92/still-603.svg',
    '/w92/poster-603.png',
    '/',
  ])('are not found at %s', (path) => {
    expect(imageResponse(path).status).toBe(404);
  });
});

describe('the drawing cache', () => {
  it('creates a value once and evicts the least recently used', () => {
    const memory = new BoundedMap<string, number>(2);
    let made = 0;
    const recall = (key: string): number => memory.getOrCreate(key, () => (made += 1));
    expect([recall('a'), recall('b'), recall('a'), recall('c')]).toEqual([1, 2, 1, 3]);
    expect(memory.size).toBe(2);
    expect(recall('a')).toBe(1);
    expect(recall('b')).toBe(4);
  });
});
