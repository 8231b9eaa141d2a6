import { describe, expect, it } from 'vitest';
import { NO_ANSWERS, type AnswersDraft } from '../../../../src/domain/questionnaire/answers';
import { answerConflictAt } from '../../../../src/domain/questionnaire/answer-conflicts';

const draft = (fields: Partial<AnswersDraft>): AnswersDraft => ({ ...NO_ANSWERS, mood: 'tense', ...fields });
const rated = (fields: Partial<AnswersDraft>) => draft({ company: 'solo', ageFiltering: 'yes', ...fields });

describe('answers that exclude others are reported at their own step', () => {
  it('a family evening excludes horror and thriller', () => {
    const at = (genres: AnswersDraft['genres'], company: AnswersDraft['company'] = 'family') =>
      answerConflictAt('company', draft({ genres, company }));
    expect(at(['horror'])).toEqual([{ code: 'company-genre', genres: ['horror'], partial: false }]);
    expect(at(['horror', 'comedy', 'thriller'])).toEqual([
      { code: 'company-genre', genres: ['horror', 'thriller'], partial: true },
    ]);
    expect(at(['comedy'])).toEqual([]);
    for (const company of ['solo', 'date', 'friends', null] as const) expect(at(['horror'], company)).toEqual([]);
    // a tapped company leads to the question for ages at once
    expect(answerConflictAt('age', draft({ genres: ['horror'], company: 'family' }))).toEqual(at(['horror']));
  });

  it('ratings exclude genres that need others', () => {
    expect(answerConflictAt('rating', rated({ genres: ['thriller'], ageRatings: ['G', 'PG'] }))).toEqual([
      { code: 'rating-genre', genre: 'thriller', needs: ['PG-13', 'R'], partial: false },
    ]);
    expect(answerConflictAt('rating', rated({ genres: ['horror', 'mystery'], ageRatings: ['PG-13'] }))).toEqual([
      { code: 'rating-genre', genre: 'horror', needs: ['R'], partial: true },
    ]);
    expect(answerConflictAt('rating', rated({ genres: ['horror', 'thriller'], ageRatings: ['R'] }))).toEqual([]);
    expect(answerConflictAt('rating', rated({ genres: ['horror'], ageRatings: [] }))).toEqual([]);
  });

  it('a family evening excludes R, at the later of both steps', () => {
    const family = rated({ genres: ['comedy'], company: 'family' });
    for (const step of ['company', 'rating'] as const) {
      expect(answerConflictAt(step, { ...family, ageRatings: ['R'] })).toEqual([
        { code: 'company-rating', partial: false },
      ]);
      expect(answerConflictAt(step, { ...family, ageRatings: ['PG', 'R'] })).toEqual([
        { code: 'company-rating', partial: true },
      ]);
    }
    expect(answerConflictAt('rating', { ...family, ageRatings: ['PG'] })).toEqual([]);
  });

  it('a family evening limits PG-13 to family genres', () => {
    const teens = rated({ genres: ['crime'], company: 'family', ageRatings: ['PG', 'PG-13'] });
    for (const step of ['company', 'rating'] as const)
      expect(answerConflictAt(step, teens)).toEqual([{ code: 'family-teens', partial: true }]);
    expect(answerConflictAt('rating', { ...teens, company: 'friends' })).toEqual([]);
  });

  it('a genre excluded by the company is not reported as needing a rating', () => {
    const family = rated({ genres: ['horror', 'mystery'], company: 'family', ageRatings: ['PG'] });
    expect(answerConflictAt('rating', family)).toEqual([]);
  });

  it('reports nothing on other steps', () => {
    const family = rated({ genres: ['horror'], company: 'family', ageRatings: ['R'] });
    for (const step of ['mood', 'genre'] as const) expect(answerConflictAt(step, family)).toEqual([]);
  });
});
