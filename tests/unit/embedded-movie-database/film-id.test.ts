import { describe, expect, it } from 'vitest';
import { buildCatalogue } from '../../../embedded/movie-database/catalogue/catalogue';
import { readCatalogue } from '../../../embedded/movie-database/catalogue/film-files';
import { assignOwnIds, filmKey, OWN_IDS } from '../../../embedded/movie-database/films/film-id';
import { facts } from './film-fixture';

describe('ids of films that TMDB did not number', () => {
  it('lie in a range of their own', () => {
    const { films } = readCatalogue();
    const own = films.filter((film) => film.id >= OWN_IDS.first);
    expect(own.length).toBeGreaterThan(0);
    expect(own.every((film) => film.id < OWN_IDS.first + OWN_IDS.count)).toBe(true);
    expect(new Set(films.map((film) => film.id)).size).toBe(films.length);
  });

  it('follow from title and year, whatever else is in the list', () => {
    const alone = assignOwnIds(['Solo|1999']);
    const among = assignOwnIds(['Other|2001', 'Solo|1999', 'Solo|2000']);
    expect(among.get('Solo|1999')).toBe(alone.get('Solo|1999'));
  });

  it('stay apart when keys hash alike, in the same way for any order', () => {
    const hashed = (key: string): number => (key.includes('#') ? 5 + key.length : 5);
    const ids = assignOwnIds(['b|1', 'a|1', 'cc|1'], hashed);
    expect(ids.get('a|1')).toBe(OWN_IDS.first + 5);
    expect(new Set(ids.values()).size).toBe(3);
    expect(assignOwnIds(['cc|1', 'a|1', 'b|1'], hashed)).toEqual(ids);
  });

  it('differ between two films of one title', () => {
    const remake = { title: 'Twice', releaseDate: '2004-01-01' };
    const { byId } = buildCatalogue([facts(null, { title: 'Twice', releaseDate: '1979-01-01' }), facts(null, remake)]);
    expect(byId.size).toBe(2);
    expect(filmKey('Twice', 1979)).not.toBe(filmKey('Twice', 2004));
  });
});
