import { describe, expect, it } from 'vitest';
import { GENRE } from '../../../src/config/film/genres';
import type { FilmFacts } from '../../../src/domain/film/film-facts';
import type { QuestionnaireAnswers } from '../../../src/domain/questionnaire/answers';
import { factsPass, withFoundFacts, withinSeries } from '../../../src/domain/recommend/facts-rule';
import { recommend } from '../../../src/domain/recommend/recommend';
import { answers, candidate, NOW } from './candidates';

const facts = (certification: string): FilmFacts => ({
  certification,
  providers: null,
  trailerUrl: '',
  keywords: [],
  seriesId: null,
});
const FAMILY_EVENING: Partial<QuestionnaireAnswers> = { company: 'family' };
const UNDER_PG: Partial<QuestionnaireAnswers> = { ageFiltering: 'yes', ageRatings: ['PG'] };

describe('a film whose facts are known', () => {
  it.each<[stays: boolean, genre: number, certification: string, given: Partial<QuestionnaireAnswers>]>([
    [true, GENRE.drama, 'R', {}],
    [true, GENRE.drama, 'PG', UNDER_PG],
    [false, GENRE.drama, 'PG-13', UNDER_PG],
    [true, GENRE.drama, 'PG', FAMILY_EVENING],
    [false, GENRE.drama, 'PG-13', FAMILY_EVENING],
    [false, GENRE.drama, '', FAMILY_EVENING],
    [true, GENRE.animation, 'PG-13', FAMILY_EVENING],
    [false, GENRE.drama, 'PG-13', { ...FAMILY_EVENING, ageFiltering: 'yes', ageRatings: ['PG-13'] }],
    [true, GENRE.family, 'PG-13', { ...FAMILY_EVENING, ageFiltering: 'yes', ageRatings: ['PG-13'] }],
  ])('stays: %s, with genre %i and the certification %j for %j', (stays, genre, certification, given) => {
    expect(factsPass(candidate({ genreIds: [genre] }), answers(given), facts(certification))).toBe(stays);
  });

  it('is left out where two of its series stand already; films of no series never are', () => {
    const films = [7, 7, 8, null, null, null, 7].map((seriesId, id) => ({ id, seriesId }));
    const left = (before: (number | null)[]) => withinSeries(films, before).map(({ id }) => id);
    expect(left([])).toEqual([0, 1, 2, 3, 4, 5]);
    expect(left([7, null])).toEqual([0, 2, 3, 4, 5]);
    expect(left([7, 7, 7])).toEqual([2, 3, 4, 5]);
  });

  it('counts for the themes that its facts prove', () => {
    const given = answers({ mood: 'lonely', genres: ['indie', 'drama'] });
    const drama = candidate({ genreIds: [GENRE.drama] });
    const found = recommend({ answers: given, candidates: [drama], excluded: new Set(), now: NOW, seed: 1 });
    const [film] = found.ok ? found.value : [];
    if (film === undefined) throw new Error('no film');
    expect(film).toMatchObject({ meets: ['drama'], standsInFor: ['indie'] });
    const known = withFoundFacts(film, drama, given, { ...facts('R'), independent: true });
    expect(known.meets).toEqual(['indie', 'drama']);
    expect(known.reasons).toContainEqual({ code: 'genre', genre: 'indie' });
    expect(withFoundFacts(film, drama, given, facts('R')).meets).toEqual(['drama']);
  });
});
