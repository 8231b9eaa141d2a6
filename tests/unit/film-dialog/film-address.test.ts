import { describe, expect, it } from 'vitest';
import {
  filmAddress,
  searchWithFilm,
  searchWithoutFilm,
  searchWithoutTrailer,
  searchWithTrailer,
} from '../../../src/app/film-dialogs/film-address';

describe('address of the film dialogs', () => {
  it('names a film, and perhaps its trailer', () => {
    expect(filmAddress('?sort=rating')).toBeNull();
    expect(filmAddress('?film=603')).toEqual({ id: 603, trailer: false });
    expect(filmAddress('?sort=rating&film=603&trailer=1')).toEqual({ id: 603, trailer: true });
    expect(filmAddress('?film=603&trailer=yes')).toEqual({ id: 603, trailer: false });
  });

  it.each(['', 'abc', '0', '-1', '1.5', '007', '6e2', '9007199254740993'])(
    'has no film in ?film=%s [ERR-13]',
    (text) => {
      expect(filmAddress(`?film=${text}`)).toEqual({ id: null, trailer: false });
    },
  );

  it('keeps what else stands in the search', () => {
    expect(searchWithFilm('?sort=rating', 603)).toBe('?sort=rating&film=603');
    expect(searchWithFilm('?film=1&trailer=1', 603)).toBe('?film=603');
    expect(searchWithTrailer('?film=603')).toBe('?film=603&trailer=1');
    expect(searchWithoutTrailer('?film=603&trailer=1')).toBe('?film=603');
    expect(searchWithoutFilm('?sort=rating&film=603&trailer=1')).toBe('?sort=rating');
    expect(searchWithoutFilm('?film=603')).toBe('');
  });
});
