import { describe, expect, it } from 'vitest';
import { COMPANY_PREFERENCES, WELL_KNOWN_VOTES } from '../../../../src/config/company-preferences';
import { GENRE } from '../../../../src/config/genres';
import { AGE_RATINGS, COMPANIES, type Company } from '../../../../src/config/questionnaire';
import { SCORE_WEIGHTS } from '../../../../src/config/recommend';
import { candidateScore, recommend } from '../../../../src/domain/recommend/recommend';
import { companyTaste, isMadeForFamilies } from '../../../../src/domain/questionnaire/company';
import { answers, candidate, NOW } from '../../services/candidates';

const companies: readonly Company[] = COMPANIES;
/** @param certifications with an unknown default, so that ratings have no weight */
const taste = (company: Company, genreIds: number[], certifications: string[] | null = ['NR'], voteCount = 1000) =>
  companyTaste(candidate({ genreIds, voteCount, certifications }), answers({ company, genres: ['fantasy'] }));
const weights = companies.flatMap((company) =>
  [...COMPANY_PREFERENCES[company].genres].map(([id, weight]) => ({ company, id, weight })),
);

describe('company weights', () => {
  it.each(weights)('weigh genre $id for $company with $weight', ({ company, id, weight }) => {
    // A western has no weight of its own and makes a movie neither more nor less suitable for children.
    const besides = id === GENRE.family ? [GENRE.animation] : [GENRE.western];
    const base = taste(company, besides);
    expect(taste(company, [...besides, id]) - base).toBeCloseTo(Math.min(weight, 1 - base));
  });

  it.each(companies.flatMap((company) => AGE_RATINGS.map((rating) => ({ company, rating }))))(
    'weigh $rating for $company: the known rating, whatever the genres suggest',
    ({ company, rating }) => {
      const { ratings, genres } = COMPANY_PREFERENCES[company];
      const weight = ratings.get(rating) ?? 0;
      expect(taste(company, [GENRE.western], [rating])).toBeCloseTo(weight);
      expect(taste(company, [GENRE.horror], [rating])).toBeCloseTo((genres.get(GENRE.horror) ?? 0) + weight);
    },
  );

  it.each(companies)('weigh the estimate for %s if the rating is unknown or one of several', (company) => {
    const { ratings, genres, childrens } = COMPANY_PREFERENCES[company];
    const of = (rating: string) => ratings.get(rating) ?? 0;
    for (const unknown of [null, [...AGE_RATINGS]]) {
      expect(taste(company, [GENRE.western], unknown)).toBeCloseTo(of('PG'));
      expect(taste(company, [GENRE.thriller], unknown)).toBeCloseTo(of('PG-13'));
      expect(taste(company, [GENRE.horror], unknown)).toBeCloseTo((genres.get(GENRE.horror) ?? 0) + of('R'));
      expect(taste(company, [GENRE.animation], unknown)).toBeCloseTo(childrens + of('G'));
    }
    // Ratings that the questions exclude have no weight, and open ones are not invented.
    expect(taste(company, [GENRE.western], ['PG-13', 'R'])).toBeCloseTo(0);
    expect(taste(company, [GENRE.western], [])).toBeCloseTo(0);
  });

  it.each(companies)('weigh popularity for %s', (company) => {
    const known = taste(company, [GENRE.western], ['NR'], WELL_KNOWN_VOTES);
    const unknown = taste(company, [GENRE.western], ['NR'], WELL_KNOWN_VOTES - 1);
    expect(known - unknown).toBeCloseTo(COMPANY_PREFERENCES[company].wellKnown);
  });

  it('include documentaries, history and music for every company', () => {
    for (const genre of [GENRE.documentary, GENRE.history, GENRE.music]) {
      expect(companies.filter((company) => (COMPANY_PREFERENCES[company].genres.get(genre) ?? 0) === 0)).toEqual([]);
      expect(new Set(companies.map((company) => COMPANY_PREFERENCES[company].genres.get(genre))).size).toBe(4);
    }
  });

  it("never count against children's movies if Family or Animation was chosen", () => {
    for (const genre of ['family', 'animation'] as const) {
      const given = answers({ genres: [genre] });
      expect(companyTaste(candidate({ genreIds: [GENRE.animation] }), given)).toBe(0);
    }
  });

  it('move a movie up or down', () => {
    const score = (genre: number, company: Company) =>
      candidateScore(
        candidate({ genreIds: [genre], certifications: ['NR'] }),
        answers({ mood: 'neutral', company }),
        NOW,
        1,
      );
    const gain = (company: Company) => score(GENRE.romance, company) - score(GENRE.western, company);
    expect(gain('date')).toBeCloseTo(SCORE_WEIGHTS.company * 0.8);
    expect(gain('friends')).toBeCloseTo(SCORE_WEIGHTS.company * -0.3);
  });

  it('give four companies four different evenings', () => {
    const genres = [GENRE.romance, GENRE.action, GENRE.drama, GENRE.family, GENRE.mystery, GENRE.adventure];
    const candidates = Array.from({ length: 120 }, (_, index) =>
      candidate({ id: index + 1, genreIds: [GENRE.comedy, genres[index % 6] ?? 0], voteCount: index % 2 ? 800 : 9000 }),
    );
    const evenings = companies.map((company) => {
      const result = recommend({ answers: answers({ company }), candidates, excluded: new Set(), now: NOW, seed: 1 });
      return new Set(result.ok ? result.value.map(({ id }) => id) : []);
    });
    for (const [place, one] of evenings.entries()) {
      for (const other of evenings.slice(place + 1))
        expect([...one].filter((id) => other.has(id)).length).toBeLessThan(8);
    }
  });

  it("give no children's movies to a date or friends, unless Family or Animation is chosen", () => {
    const candidates = [
      candidate({ id: 1, genreIds: [GENRE.comedy, GENRE.family] }),
      candidate({ id: 2, genreIds: [GENRE.comedy, GENRE.animation] }),
      candidate({ id: 3 }),
    ];
    for (const company of ['date', 'friends'] as const) {
      const ids = (genres: readonly ('comedy' | 'family' | 'animation')[]) => {
        const given = answers({ company, genres });
        const result = recommend({ answers: given, candidates, excluded: new Set(), now: NOW, seed: 1 });
        return result.ok ? result.value.map(({ id }) => id).sort() : [];
      };
      expect(ids(['comedy'])).toEqual([3]);
      expect(ids(['comedy', 'family'])).toEqual([1, 2, 3]);
      expect(ids(['comedy', 'animation'])).toEqual([1, 2, 3]);
    }
  });

  it('recognize a family movie by its genre or a mild rating', () => {
    expect(isMadeForFamilies([GENRE.family], 'PG-13')).toBe(true);
    expect(isMadeForFamilies([GENRE.animation], '')).toBe(true);
    expect(isMadeForFamilies([GENRE.drama], 'PG')).toBe(true);
    expect(isMadeForFamilies([GENRE.drama], 'PG-13')).toBe(false);
    expect(isMadeForFamilies([GENRE.drama], '')).toBe(false);
  });
});
