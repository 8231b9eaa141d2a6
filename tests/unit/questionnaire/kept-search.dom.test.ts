import { beforeEach, expect, it } from 'vitest';
import { keptSearch } from '../../../src/data/local/device/kept-search';
import { parseKeptAnswers } from '../../../src/data/local/device/parse-kept-answers';
import { parseKeptFilms } from '../../../src/data/local/device/parse-kept-films';
import { NO_ANSWERS, type AnswersDraft } from '../../../src/domain/questionnaire/answers';
import type { Recommendation } from '../../../src/domain/recommend/recommend';

const HEAT: Recommendation = {
  id: 949,
  title: 'Heat',
  year: 1995,
  rating: 7.9,
  genres: ['Crime'],
  description: '',
  posterPath: null,
  trailerUrl: '',
  certification: 'R',
  certificationEstimated: false,
  streamingOn: [],
  streamingEstimated: true,
  meets: ['crime'],
  reasons: [
    { code: 'genre', genre: 'crime' },
    { code: 'rating', rating: 7.9 },
    { code: 'era', era: 'vintage' },
  ],
};
const HALF: AnswersDraft = { ...NO_ANSWERS, mood: 'tense', genres: ['crime'] };
const kept = { draft: HALF, step: 'genre' as const, films: [HEAT, { ...HEAT, id: 1 }], place: 1 };

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

it('a change keeps the rest', () => {
  keptSearch.keep(null, kept);
  keptSearch.keep(null, { place: 0 });
  expect(keptSearch.read(null)).toEqual({ ...kept, place: 0, owner: null });
});

it("a member's outlives the tab, a visitor's does not", () => {
  keptSearch.keep('ada', kept);
  sessionStorage.clear();
  expect(keptSearch.read('ada')).toEqual({ ...kept, owner: 'ada' });
  keptSearch.clear();
  keptSearch.keep(null, kept);
  sessionStorage.clear();
  expect(keptSearch.read(null)).toBeNull();
});

it("a visitor's becomes that of the member who signs in; nobody reads another member's", () => {
  keptSearch.keep(null, kept);
  expect(keptSearch.read('ada')).toMatchObject(kept);
  keptSearch.keep('ada', {});
  expect(keptSearch.read('bob')).toBeNull();
  expect(keptSearch.read(null)).toBeNull();
});

it('a sign-out leaves nothing of it', () => {
  keptSearch.keep('ada', kept);
  keptSearch.clear();
  expect(sessionStorage).toHaveLength(0);
  expect(localStorage).toHaveLength(0);
});

it('a reason by taste comes back with its favorite, and not without', () => {
  const liked = { code: 'liked', favorite: 603, title: 'The Matrix' };
  expect(parseKeptFilms({ films: [{ ...HEAT, reasons: [liked] }] }).films[0]?.reasons).toEqual([liked]);
  expect(parseKeptFilms({ films: [{ ...HEAT, reasons: [{ ...liked, title: null }] }] }).films).toEqual([]);
});

it('films and place come back as they were kept', () => {
  expect(parseKeptFilms(kept)).toEqual({ films: kept.films, place: 1, since: null });
  expect(parseKeptFilms({ ...kept, since: 5 }).since).toBe(5);
  expect(parseKeptFilms({ ...kept, since: 'long ago' }).since).toBeNull();
  expect(parseKeptFilms({ ...kept, place: 7 }).place).toBe(0);
});

it.each([{}, { films: [{ ...HEAT, genres: 'Crime' }] }, { films: [{ ...HEAT, reasons: [{ code: 'luck' }] }] }])(
  'films that are not what they should be are none: %j',
  (value) => {
    expect(parseKeptFilms(value)).toEqual({ films: [], place: 0, since: null });
  },
);

it('a step is reached only over answered ones, and answers that are not offered are not given', () => {
  expect(parseKeptAnswers(kept)).toEqual({ draft: HALF, step: 'genre' });
  expect(parseKeptAnswers({ ...kept, step: 'age' }).step).toBe('company');
  expect(parseKeptAnswers({ step: 'genre', draft: { mood: 'bored', genres: ['crime', 'ballet'] } })).toEqual({
    draft: { ...NO_ANSWERS, genres: ['crime'] },
    step: 'mood',
  });
  expect(parseKeptAnswers(null)).toEqual({ draft: NO_ANSWERS, step: 'mood' });
  expect(parseKeptAnswers({ draft: { ...NO_ANSWERS }, step: 'mood' }).draft, 'no answer is none').toBe(NO_ANSWERS);
});
