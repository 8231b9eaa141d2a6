import { describe, expect, it } from 'vitest';
import { GENRE } from '../../../../src/config/genres';
import { allowedMovies, type CachedMovie } from '../../../../src/domain/browsing-cache/cached-movie';
import { discoverPlan } from '../../../../src/domain/recommend/discover-plan';
import { candidateRule } from '../../../../src/domain/recommend/recommend';
import { type LimitSlot, readDraft } from '../../../../src/domain/questionnaire/answers';
import { answers } from '../../services/candidates';

const NOW = '2026-11-28';
const said = (...slots: readonly LimitSlot[]) => ({
  ...answers({ genres: ['comedy'], company: 'solo' }),
  sentence: { text: 'a sentence', slots, services: [] },
});
const MOVIE: CachedMovie = {
  ...{
    id: 1,
    title: 'Amélie',
    overview: 'A waitress helps others.',
    releaseDate: '2001-04-25',
    originalLanguage: 'fr',
  },
  ...{ voteAverage: 7.9, voteCount: 9000, popularity: 9, genreIds: [GENRE.comedy, GENRE.romance] },
  ...{ posterPath: null, backdropPath: null, seenAt: 0, ratings: ['R'], metadata: null },
};

describe('the limits of a sentence', () => {
  it('that are stored keep what this version knows', () => {
    const slots = ['no:horror', 'no:unknown', 'years:-1999', 'years:old', 'max:90', 'max:long', 'light', 'other:1', 7];
    const stored = { mood: 'happy', sentence: { text: 'a sentence', slots, services: [] } };
    expect(readDraft(stored).sentence?.slots).toEqual(['no:horror', 'years:-1999', 'max:90', 'light']);
  });

  it.each<[LimitSlot, LimitSlot]>([
    ['years:2000-2009', 'years:1990-1999'],
    ['years:2001-', 'years:2002-'],
    ['years:-2001', 'years:-2000'],
    ['notyears:1990-1999', 'notyears:2000-2009'],
    ['lang:fr', 'lang:de'],
    ['nolang:en', 'nolang:fr'],
    ['no:horror', 'no:romance'],
  ])('%s allows a movie that %s excludes', (fits, excludes) => {
    expect(candidateRule(said(fits), NOW)(MOVIE)).toBe(true);
    expect(candidateRule(said(excludes), NOW)(MOVIE)).toBe(false);
  });

  it('leave out grim movies and those of unknown language', () => {
    const { originalLanguage: _language, ...unknown } = MOVIE;
    expect(candidateRule(said('light'), NOW)({ ...MOVIE, overview: 'A war.' })).toBe(false);
    expect(candidateRule(said('light'), NOW)(MOVIE)).toBe(true);
    expect(candidateRule(said('lang:fr'), NOW)(unknown)).toBe(false);
    expect(candidateRule(said('nolang:de'), NOW)(unknown)).toBe(false);
  });

  it('narrow every query, and drop those of other years', () => {
    const queries = discoverPlan(said('years:1990-1999', 'lang:fr', 'max:100', 'min:80', 'no:horror'), NOW);
    expect(queries.map(({ label }) => label)).toEqual(['vintage', 'highly-rated', 'revenue', 'vote-count']);
    for (const { movies } of queries) {
      expect(movies).toMatchObject({ releasedFrom: '1990-01-01', releasedUntil: '1999-12-31', language: 'fr' });
      expect(movies.runtime).toEqual({ min: 80, max: 100 });
      expect(movies.withoutGenres).toContain(GENRE.horror);
    }
  });

  it('need a known length offline', () => {
    expect(allowedMovies([MOVIE], said('min:80'))).toEqual([]);
    expect(allowedMovies([MOVIE], said())).toEqual([MOVIE]);
  });
});
