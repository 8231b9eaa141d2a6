import { describe, expect, it } from 'vitest';
import { GENRE } from '../../../../src/config/genres';
import type { MovieMetadata } from '../../../../src/domain/movies/metadata';
import type { QuestionnaireAnswers } from '../../../../src/domain/questionnaire/answers';
import { passesMetadata, withFetchedMetadata, withinSeries } from '../../../../src/domain/recommend/metadata-filter';
import { recommend } from '../../../../src/domain/recommend/recommend';
import { answers, candidate, NOW } from '../../services/candidates';

const facts = (certification: string, more: Partial<MovieMetadata> = {}): MovieMetadata => ({
  certification,
  providers: null,
  trailerUrl: '',
  keywords: [],
  seriesId: null,
  ...more,
});
const FAMILY_EVENING: Partial<QuestionnaireAnswers> = { company: 'family' };
const UNDER_PG: Partial<QuestionnaireAnswers> = { ageFiltering: 'yes', ageRatings: ['PG'] };

describe('a movie with known metadata', () => {
  it.each<[kept: boolean, genre: number, certification: string, given: Partial<QuestionnaireAnswers>]>([
    [true, GENRE.drama, 'R', {}],
    [true, GENRE.drama, 'PG', UNDER_PG],
    [false, GENRE.drama, 'PG-13', UNDER_PG],
    [true, GENRE.drama, 'PG', FAMILY_EVENING],
    [false, GENRE.drama, 'PG-13', FAMILY_EVENING],
    [false, GENRE.drama, '', FAMILY_EVENING],
    [true, GENRE.animation, 'PG-13', FAMILY_EVENING],
    [false, GENRE.drama, 'PG-13', { ...FAMILY_EVENING, ageFiltering: 'yes', ageRatings: ['PG-13'] }],
    [true, GENRE.family, 'PG-13', { ...FAMILY_EVENING, ageFiltering: 'yes', ageRatings: ['PG-13'] }],
  ])('is kept: %s, with genre %i and the certification %j for %j', (kept, genre, certification, given) => {
    expect(passesMetadata(candidate({ genreIds: [genre] }), answers(given), facts(certification), NOW)).toBe(kept);
  });

  it.each<[kept: boolean, given: Partial<QuestionnaireAnswers>]>([
    [true, {}],
    [true, { company: 'date' }],
    [false, { company: 'friends' }],
    [false, { company: 'family' }],
    [false, { ageFiltering: 'yes', ageRatings: ['G', 'PG', 'PG-13', 'R'] }],
  ])('rated NC-17 is kept: %s for %j', (kept, given) => {
    expect(passesMetadata(candidate(), answers(given), facts('NC-17'), NOW)).toBe(kept);
  });

  it.each<[kept: boolean, runtime: number | undefined, maxRuntime: 90 | 120 | 'none' | null]>([
    [true, undefined, null],
    [false, 39, null],
    [true, 40, null],
    [true, 300, null],
    [true, 300, 'none'],
    [true, 90, 90],
    [false, 91, 90],
    [true, 91, 120],
    [false, 121, 120],
    [false, 6, 120],
    // The query has excluded longer ones.
    [true, undefined, 90],
  ])('is kept: %s, with %s minutes of at most %s', (kept, runtime, maxRuntime) => {
    const known = facts('PG', runtime === undefined ? {} : { runtime });
    expect(passesMetadata(candidate(), answers({ maxRuntime }), known, NOW)).toBe(kept);
  });

  it.each([{ fromTasteOnly: true }, { onWatchlist: true }] as const)(
    'from no query is kept under a runtime limit only if its runtime is known: %j',
    (from) => {
      const unlisted = candidate(from);
      const limited = answers({ maxRuntime: 90 });
      expect(passesMetadata(unlisted, limited, facts('PG', { runtime: 80 }), NOW)).toBe(true);
      expect(passesMetadata(unlisted, limited, facts('PG'), NOW)).toBe(false);
      expect(passesMetadata(unlisted, limited, null, NOW)).toBe(false);
      expect(passesMetadata(unlisted, answers({ ageFiltering: 'yes', ageRatings: ['PG'] }), null, NOW)).toBe(false);
      expect(passesMetadata(unlisted, answers(), null, NOW)).toBe(true);
      expect(passesMetadata(unlisted, answers({ maxRuntime: 'none' }), null, NOW)).toBe(true);
    },
  );

  it.each<[kept: boolean, publicRelease: string | null | undefined]>([
    [true, undefined],
    [true, '2026-11-20'],
    [false, '2026-11-21'],
    [false, null],
  ])('is kept: %s, if released on %s', (kept, publicRelease) => {
    const known = facts('PG', publicRelease === undefined ? {} : { publicRelease });
    expect(passesMetadata(candidate(), answers(), known, `${NOW}T20:00:00Z`)).toBe(kept);
  });

  it('is dropped if two of its series were picked already, which never applies to movies without a series', () => {
    const movies = [7, 7, 8, null, null, null, 7].map((seriesId, id) => ({ id, seriesId }));
    const remaining = (before: (number | null)[]) => withinSeries(movies, before).map(({ id }) => id);
    expect(remaining([])).toEqual([0, 1, 2, 3, 4, 5]);
    expect(remaining([7, null])).toEqual([0, 2, 3, 4, 5]);
    expect(remaining([7, 7, 7])).toEqual([2, 3, 4, 5]);
  });

  it('counts for the themes that its metadata proves', () => {
    const given = answers({ mood: 'lonely', genres: ['indie', 'drama'] });
    const drama = candidate({ genreIds: [GENRE.drama] });
    const found = recommend({ answers: given, candidates: [drama], excluded: new Set(), now: NOW, seed: 1 });
    const [movie] = found.ok ? found.value : [];
    if (movie === undefined) throw new Error('no movie');
    expect(movie).toMatchObject({ matches: ['drama'], fallbackFor: ['indie'] });
    const known = withFetchedMetadata(movie, drama, given, { ...facts('R'), independent: true });
    expect(known.matches).toEqual(['indie', 'drama']);
    expect(known.reasons).toContainEqual({ code: 'genre', genre: 'indie' });
    expect(withFetchedMetadata(movie, drama, given, facts('R')).matches).toEqual(['drama']);
  });
});
