import { describe, expect, it } from 'vitest';
import { SENSITIVE_WORDS } from '../../../../src/config/landing';
import {
  familyCandidates,
  familyPicksPlan,
  isFamilyCertification,
  isFamilyFriendly,
} from '../../../../src/domain/lists/family-picks';
import { candidate, NOW } from '../../services/candidates';

const friendly = (fields: Parameters<typeof candidate>[0]) => isFamilyFriendly(candidate(fields), NOW);

describe('family-friendly picks', () => {
  it('come from four genre queries [LAND-08]', () => {
    const plan = familyPicksPlan(NOW, 7);
    expect(plan.map(({ movies }) => movies.genres)).toEqual([[16], [10751], [35], [12]]);
    for (const { movies, pages } of plan) {
      expect(movies).toMatchObject({ withoutGenres: [27, 53], certifications: ['G', 'PG', 'PG-13'], minRating: 6 });
      expect(pages).toEqual([1]);
    }
    expect(familyPicksPlan(NOW, 7)).toEqual(plan);
  });

  it('are neither horror nor thriller [VAL-13]', () => {
    expect(friendly({ genreIds: [35, 27] })).toBe(false);
    expect(friendly({ genreIds: [35, 53] })).toBe(false);
    expect(friendly({ genreIds: [35, 16] })).toBe(true);
  });

  it('have no sensitive word in title or overview, as whole words [VAL-14]', () => {
    expect(SENSITIVE_WORDS.length).toBeGreaterThanOrEqual(28);
    for (const word of SENSITIVE_WORDS) {
      expect(friendly({ title: `The ${word.toUpperCase()}!` })).toBe(false);
      expect(friendly({ overview: `A tale of ${word}, sadly.` })).toBe(false);
    }
    expect(friendly({ overview: 'A skilled painkiller maker from Essex, gored by nobody.' })).toBe(true);
  });

  it('have a poster, a rating of at least 6 and a past release [VAL-15, VAL-16]', () => {
    expect(friendly({ posterPath: null })).toBe(false);
    expect(friendly({ voteAverage: 5.9 })).toBe(false);
    expect(friendly({ voteAverage: 6 })).toBe(true);
    expect(friendly({ releaseDate: '2099-01-01' })).toBe(false);
  });

  it('are certified G, PG or PG-13 if known [VAL-12]', () => {
    expect(['', 'G', 'PG', 'PG-13', 'R', 'NC-17', 'NR'].map(isFamilyCertification)).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  it('are drawn from 20 random candidates by the seed [LAND-09]', () => {
    const many = Array.from({ length: 60 }, (_, index) => candidate({ id: index + 1 }));
    const drawn = familyCandidates([...many, ...many], NOW, 1);
    expect(new Set(drawn.map(({ id }) => id)).size).toBe(20);
    expect(familyCandidates([...many].reverse(), NOW, 1)).toEqual(drawn);
    expect(familyCandidates(many, NOW, 2)).not.toEqual(drawn);
  });
});
