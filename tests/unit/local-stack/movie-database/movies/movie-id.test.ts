import { describe, expect, it } from 'vitest';
import { buildCatalog } from '../../../../../local-stack/movie-database/catalog/catalog';
import { readCatalog } from '../../../../../local-stack/movie-database/catalog/movie-files';
import { assignOwnIds, movieKey, OWN_IDS } from '../../../../../local-stack/movie-database/movies/movie-id';
import { facts } from '../movie-fixture';

describe('ids of movies without a TMDB id', () => {
  it('are in a range of their own', () => {
    const { movies } = readCatalog();
    const own = movies.filter((movie) => movie.id >= OWN_IDS.first);
    expect(own.length).toBeGreaterThan(0);
    expect(own.every((movie) => movie.id < OWN_IDS.first + OWN_IDS.count)).toBe(true);
    expect(new Set(movies.map((movie) => movie.id)).size).toBe(movies.length);
  });

  it('depend on title and year only, whatever else is in the list', () => {
    const alone = assignOwnIds(['Solo|1999']);
    const among = assignOwnIds(['Other|2001', 'Solo|1999', 'Solo|2000']);
    expect(among.get('Solo|1999')).toBe(alone.get('Solo|1999'));
  });

  it('stay distinct when keys have the same hash, in any order', () => {
    const hashed = (key: string): number => (key.includes('#') ? 5 + key.length : 5);
    const ids = assignOwnIds(['b|1', 'a|1', 'cc|1'], hashed);
    expect(ids.get('a|1')).toBe(OWN_IDS.first + 5);
    expect(new Set(ids.values()).size).toBe(3);
    expect(assignOwnIds(['cc|1', 'a|1', 'b|1'], hashed)).toEqual(ids);
  });

  it('differ between two movies with the same title', () => {
    const remake = { title: 'Twice', releaseDate: '2004-01-01' };
    const { byId } = buildCatalog([facts(null, { title: 'Twice', releaseDate: '1979-01-01' }), facts(null, remake)]);
    expect(byId.size).toBe(2);
    expect(movieKey('Twice', 1979)).not.toBe(movieKey('Twice', 2004));
  });
});
