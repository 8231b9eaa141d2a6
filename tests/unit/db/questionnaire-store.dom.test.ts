import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { VISITOR_ANSWERS_TTL_MS } from '../../../src/config/questionnaire';
import { parseStoredAnswers, questionnaireStore } from '../../../src/db/questionnaire-store';
import { parseStoredResults } from '../../../src/db/parse-results';
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
  matches: ['crime'],
  reasons: [
    { code: 'genre', genre: 'crime' },
    { code: 'rating', rating: 7.9 },
    { code: 'era', era: 'vintage' },
  ],
};
const HALF: AnswersDraft = { ...NO_ANSWERS, mood: 'tense', genres: ['crime'] };
const kept = { draft: HALF, step: 'genre' as const, movies: [HEAT, { ...HEAT, id: 1 }], place: 1 };

afterEach(() => void vi.useRealTimers());
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

it('a change keeps the other fields', () => {
  questionnaireStore.write(null, kept);
  questionnaireStore.write(null, { place: 0 });
  expect(questionnaireStore.read(null)).toMatchObject({ ...kept, place: 0, owner: null });
});

it.each([null, 'ada'])('the answers of %s outlive the tab', (owner) => {
  questionnaireStore.write(owner, kept);
  sessionStorage.clear();
  expect(questionnaireStore.read(owner)).toMatchObject({ ...kept, owner });
});

it('a tab prefers its own answers to those of another one', () => {
  questionnaireStore.write(null, kept);
  const here = sessionStorage.getItem('matinee.search') ?? '';
  questionnaireStore.write(null, { place: 0 });
  sessionStorage.setItem('matinee.search', here);
  expect(questionnaireStore.read(null)).toMatchObject({ place: 1 });
});

it('a visitor’s answers pass to the member who signs in, but never to another member', () => {
  questionnaireStore.write(null, kept);
  expect(questionnaireStore.read('ada')).toMatchObject(kept);
  questionnaireStore.write('ada', {});
  expect(questionnaireStore.read('bob')).toBeNull();
  expect(questionnaireStore.read(null)).toBeNull();
});

it('a visitor’s answers expire a day after the last change, also for who signs in then; a member’s don’t', () => {
  vi.useFakeTimers({ now: 0 });
  questionnaireStore.write(null, kept);
  vi.setSystemTime(1000);
  questionnaireStore.write(null, { place: 0 });
  vi.setSystemTime(VISITOR_ANSWERS_TTL_MS + 1000);
  expect(questionnaireStore.read(null)).toMatchObject({ place: 0 });
  vi.setSystemTime(VISITOR_ANSWERS_TTL_MS + 1001);
  expect(questionnaireStore.read(null)).toBeNull();
  expect(questionnaireStore.read('ada')).toBeNull();
  questionnaireStore.write('ada', kept);
  vi.setSystemTime(30 * VISITOR_ANSWERS_TTL_MS);
  expect(questionnaireStore.read('ada')).toMatchObject(kept);
});

it('is deleted at sign-out', () => {
  questionnaireStore.write('ada', kept);
  questionnaireStore.clear();
  expect(sessionStorage).toHaveLength(0);
  expect(localStorage).toHaveLength(0);
});

it('a taste reason is restored with its favorite, and not without it', () => {
  const liked = { code: 'liked', favorite: 603, title: 'The Matrix' };
  expect(parseStoredResults({ movies: [{ ...HEAT, reasons: [liked] }] }).movies[0]?.reasons).toEqual([liked]);
  expect(parseStoredResults({ movies: [{ ...HEAT, reasons: [{ ...liked, title: null }] }] }).movies).toEqual([]);
});

it('the watchlist as a reason is restored', () => {
  const reasons = [{ code: 'watchlist' }];
  expect(parseStoredResults({ movies: [{ ...HEAT, reasons }] }).movies[0]?.reasons).toEqual(reasons);
});

it('movies and scroll position are restored as they were stored', () => {
  expect(parseStoredResults(kept)).toEqual({ movies: kept.movies, place: 1, since: null });
  expect(parseStoredResults({ ...kept, since: 5 }).since).toBe(5);
  expect(parseStoredResults({ ...kept, since: 'long ago' }).since).toBeNull();
  expect(parseStoredResults({ ...kept, place: 7 }).place).toBe(0);
});

it.each([{}, { movies: [{ ...HEAT, genres: 'Crime' }] }, { movies: [{ ...HEAT, reasons: [{ code: 'luck' }] }] }])(
  'malformed movies are dropped: %j',
  (value) => {
    expect(parseStoredResults(value)).toEqual({ movies: [], place: 0, since: null });
  },
);

it('restores only steps whose predecessors are answered, and only answers that are offered', () => {
  expect(parseStoredAnswers(kept)).toEqual({ draft: HALF, step: 'genre' });
  expect(parseStoredAnswers({ ...kept, step: 'age' }).step).toBe('company');
  expect(parseStoredAnswers({ step: 'genre', draft: { mood: 'bored', genres: ['crime', 'ballet'] } })).toEqual({
    draft: { ...NO_ANSWERS, genres: ['crime'] },
    step: 'mood',
  });
  expect(parseStoredAnswers(null)).toEqual({ draft: NO_ANSWERS, step: 'mood' });
  expect(parseStoredAnswers({ draft: { ...NO_ANSWERS }, step: 'mood' }).draft, 'no answer is none').toBe(NO_ANSWERS);
});
