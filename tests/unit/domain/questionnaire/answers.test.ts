import { describe, expect, it } from 'vitest';
import {
  allowedRatings,
  chosenGenreIds,
  completeAnswers,
  NO_ANSWERS,
  readDraft,
  runtimeLimit,
  type AnswersDraft,
} from '../../../../src/domain/questionnaire/answers';
import {
  chooseAgeFiltering,
  chooseMood,
  genresOffered,
  toggleAgeRating,
  toggleGenre,
} from '../../../../src/domain/questionnaire/steps';
import type { GenreChoice } from '../../../../src/config/questionnaire';
import { answers } from '../../services/candidates';

function withGenres(draft: AnswersDraft, ...genres: GenreChoice[]): AnswersDraft {
  return genres.reduce((so, genre) => {
    const next = toggleGenre(so, genre);
    return next.ok ? next.value : so;
  }, draft);
}

const happy = chooseMood(NO_ANSWERS, 'happy');

describe('questionnaire answers', () => {
  it('offers the genres of the mood, and only comedy for an unknown one [QUIZ-18] [QUIZ-20]', () => {
    expect(genresOffered('happy')).toContain('musical');
    for (const unknown of ['grumpy', 'toString', null]) expect(genresOffered(unknown)).toEqual(['comedy']);
  });

  it('rejects a fourth genre [VAL-01] [ERR-41]', () => {
    const three = withGenres(happy, 'action', 'comedy', 'family');
    expect(toggleGenre(three, 'romance')).toEqual({ ok: false, error: 'genre-cap' });
    expect(withGenres(three, 'comedy', 'romance').genres).toEqual(['action', 'family', 'romance']);
  });

  it('drops genres that a new mood does not offer', () => {
    expect(chooseMood(withGenres(happy, 'action', 'comedy'), 'sad').genres).toEqual(['comedy']);
  });

  it('accepts any number of age ratings, kept in order [VAL-02]', () => {
    const all = (['R', 'PG', 'G', 'PG-13'] as const).reduce(toggleAgeRating, chooseAgeFiltering(happy, 'yes'));
    expect(all.ageRatings).toEqual(['G', 'PG', 'PG-13', 'R']);
    expect(toggleAgeRating(all, 'PG').ageRatings).toEqual(['G', 'PG-13', 'R']);
    expect(chooseAgeFiltering(all, 'no').ageRatings).toEqual([]);
  });

  it('is complete only with every answer [ENT-20]', () => {
    const draft: AnswersDraft = { ...withGenres(happy, 'comedy'), company: 'date', ageFiltering: 'yes' };
    expect(completeAnswers(draft)).toBeNull();
    expect(completeAnswers(toggleAgeRating(draft, 'PG'))).toEqual({ ...draft, ageRatings: ['PG'] });
    expect(completeAnswers({ ...draft, ageFiltering: 'no' })).not.toBeNull();
    expect(completeAnswers({ ...draft, ageFiltering: 'no', genres: [] })).toBeNull();
  });

  it('allows the chosen ratings, but never R for families', () => {
    expect(allowedRatings(answers())).toBeNull();
    expect(allowedRatings(answers({ ageFiltering: 'yes', ageRatings: ['R'] }))).toEqual(['R']);
    expect(allowedRatings(answers({ company: 'family' }))).toEqual(['G', 'PG', 'PG-13']);
    expect(allowedRatings(answers({ company: 'family', ageFiltering: 'yes', ageRatings: ['PG', 'R'] }))).toEqual([
      'PG',
    ]);
  });

  it('have an optional runtime limit: none by default, and no step requires it', () => {
    const draft: AnswersDraft = { ...withGenres(happy, 'comedy'), company: 'date', ageFiltering: 'no' };
    expect(completeAnswers(draft)?.maxRuntime).toBeNull();
    expect(completeAnswers({ ...draft, maxRuntime: 90 })?.maxRuntime).toBe(90);
    expect(chooseAgeFiltering({ ...draft, maxRuntime: 120 }, 'yes').maxRuntime).toBe(120);
    expect(([null, 'none', 90, 120] as const).map((maxRuntime) => runtimeLimit({ maxRuntime }))).toEqual([
      null,
      null,
      90,
      120,
    ]);
  });

  it.each([
    [90, 90],
    [120, 120],
    ['none', 'none'],
    [null, null],
    [45, null],
    ['90', null],
    [undefined, null],
  ])('are read with a limit that is still offered: %s', (stored, read) => {
    expect(readDraft({ mood: 'happy', maxRuntime: stored }).maxRuntime).toBe(read);
    expect(readDraft({ maxRuntime: stored })).toBe(NO_ANSWERS);
  });

  it.each([
    [true, true],
    [false, false],
    ['yes', false],
    [undefined, false],
  ])('are read with the choice of the watchlist: %s', (stored, read) => {
    expect(readDraft({ mood: 'happy', fromWatchlist: stored }).fromWatchlist).toBe(read);
  });

  it('query genres that share an id once', () => {
    expect(chosenGenreIds(answers({ mood: 'neutral', genres: ['science', 'nature', 'comedy'] }))).toEqual([99, 35]);
  });
});
