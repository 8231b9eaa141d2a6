import { describe, expect, it } from 'vitest';
import {
  parseMovieUrl,
  searchWithMovie,
  searchWithoutMovie,
  searchWithoutTrailer,
  searchWithTrailer,
} from '../../../src/hooks/movie-url';

describe('URL of the movie dialog', () => {
  it('contains a movie, and optionally its trailer', () => {
    expect(parseMovieUrl('?sort=rating')).toBeNull();
    expect(parseMovieUrl('?movie=603')).toEqual({ id: 603, trailer: false });
    expect(parseMovieUrl('?sort=rating&movie=603&trailer=1')).toEqual({ id: 603, trailer: true });
    expect(parseMovieUrl('?movie=603&trailer=yes')).toEqual({ id: 603, trailer: false });
  });

  it.each(['', 'abc', '0', '-1', '1.5', '007', '6e2', '9007199254740993'])(
    'has no movie in ?movie=%s [ERR-13]',
    (text) => {
      expect(parseMovieUrl(`?movie=${text}`)).toEqual({ id: null, trailer: false });
    },
  );

  it('keeps the other search parameters', () => {
    expect(searchWithMovie('?sort=rating', 603)).toBe('?sort=rating&movie=603');
    expect(searchWithMovie('?movie=1&trailer=1', 603)).toBe('?movie=603');
    expect(searchWithTrailer('?movie=603')).toBe('?movie=603&trailer=1');
    expect(searchWithoutTrailer('?movie=603&trailer=1')).toBe('?movie=603');
    expect(searchWithoutMovie('?sort=rating&movie=603&trailer=1')).toBe('?sort=rating');
    expect(searchWithoutMovie('?movie=603')).toBe('');
  });
});
