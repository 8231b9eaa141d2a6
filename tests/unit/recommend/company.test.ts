import { describe, expect, it } from 'vitest';
import { COMPANY_TASTE, WELL_KNOWN_VOTES } from '../../../src/config/recommend/company-tastes';
import { GENRE } from '../../../src/config/film/genres';
import { COMPANIES, type Company } from '../../../src/config/recommend/questionnaire-choices';
import { SCORE_WEIGHTS } from '../../../src/config/recommend/recommendation';
import { candidateScore } from '../../../src/domain/recommend/candidate-score';
import { companyTaste, isMadeForFamilies } from '../../../src/domain/questionnaire/company';
import { recommend } from '../../../src/domain/recommend/recommend';
import { answers, candidate, NOW } from './candidates';

const companies: readonly Company[] = COMPANIES;
const taste = (company: Company, genreIds: number[], voteCount = 1000) =>
  companyTaste(candidate({ genreIds, voteCount }), answers({ company }));
const weights = companies.flatMap((company) =>
  [...COMPANY_TASTE[company].genres].map(([id, weight]) => ({ company, id, weight })),
);

describe('company', () => {
  it.each(weights)('weighs genre $id for $company with $weight', ({ company, id, weight }) => {
    // A western has no weight of its own, and makes no film more or less one for children.
    const besides = id === GENRE.family ? [GENRE.animation] : [GENRE.western, GENRE.thriller];
    const more = taste(company, [...besides, id]) - taste(company, besides);
    const rating =
      id === GENRE.horror
        ? (COMPANY_TASTE[company].ratings.R ?? 0) - (COMPANY_TASTE[company].ratings['PG-13'] ?? 0)
        : 0;
    const most = 1 - taste(company, besides);
    expect(more).toBeCloseTo(Math.min(weight + rating, most));
  });

  it.each(companies)("weighs %s's ratings, children's films and what everybody knows", (company) => {
    const { ratings, genres, childrens, wellKnown } = COMPANY_TASTE[company];
    const { G = 0, PG = 0, R = 0, 'PG-13': teens = 0 } = ratings;
    expect(taste(company, [GENRE.western])).toBeCloseTo(PG);
    expect(taste(company, [GENRE.thriller])).toBeCloseTo(teens);
    expect(taste(company, [GENRE.horror])).toBeCloseTo((genres.get(GENRE.horror) ?? 0) + R);
    expect(taste(company, [GENRE.animation])).toBeCloseTo(childrens + G);
    const known = taste(company, [GENRE.western], WELL_KNOWN_VOTES);
    expect(known - taste(company, [GENRE.western], WELL_KNOWN_VOTES - 1)).toBeCloseTo(wellKnown);
  });

  it("weighs no children's film down for those who chose Family or Animation", () => {
    for (const genre of ['family', 'animation'] as const) {
      const given = answers({ genres: [genre] });
      expect(companyTaste(candidate({ genreIds: [GENRE.animation] }), given)).toBe(0);
    }
  });

  it('moves a film up or down', () => {
    const score = (company: Company) =>
      candidateScore(candidate({ genreIds: [GENRE.romance] }), answers({ company }), NOW, 1);
    expect(score('date') - score('friends')).toBeCloseTo(SCORE_WEIGHTS.company * (0.8 + 0.4));
  });

  it('gives four companies four evenings', () => {
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

  it("gives no children's films to a date or friends, unless Family or Animation is chosen", () => {
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

  it('calls a film made for families by its genre or a mild rating', () => {
    expect(isMadeForFamilies([GENRE.family], 'PG-13')).toBe(true);
    expect(isMadeForFamilies([GENRE.animation], '')).toBe(true);
    expect(isMadeForFamilies([GENRE.drama], 'PG')).toBe(true);
    expect(isMadeForFamilies([GENRE.drama], 'PG-13')).toBe(false);
    expect(isMadeForFamilies([GENRE.drama], '')).toBe(false);
  });
});
