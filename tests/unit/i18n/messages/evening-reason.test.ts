import { describe, expect, it } from 'vitest';
import { GENRE } from '../../../../src/config/genres';
import { EVENING_REASONS, isEveningReason } from '../../../../src/config/reasons';
import { COMPANIES, MOODS } from '../../../../src/config/questionnaire';
import { eveningReasonFor } from '../../../../src/domain/recommend/reasons';
import type { QuestionnaireAnswers } from '../../../../src/domain/questionnaire/answers';
import { REASONS } from '../../../../src/i18n/messages/reasons';
import { readKnownMovies } from '../../../fixtures/evenings/known-movies';
import { answers, candidate } from '../../services/candidates';
import { holdsFor } from './valid-evening-reasons';

const of = (given: Partial<QuestionnaireAnswers>, genres: readonly (keyof typeof GENRE)[], words = '', rated = '') =>
  eveningReasonFor(
    candidate({ genreIds: genres.map((genre) => GENRE[genre]), overview: words }),
    answers(given),
    rated,
  );

describe("the evening's reason for a movie", () => {
  it.each([
    ['happy-comedy', of({}, ['comedy', 'romance'])],
    ['relaxed-comedy', of({ mood: 'relaxed' }, ['comedy', 'family'])],
    ['relaxed-romance', of({ mood: 'relaxed' }, ['romance', 'drama'])],
    ['tense-horror', of({ mood: 'tense' }, ['thriller', 'horror'])],
    ['sad-romance', of({ mood: 'sad' }, ['drama', 'romance'])],
    ['lonely-scifi', of({ mood: 'lonely' }, ['scifi', 'drama'])],
    ['neutral-history', of({ mood: 'neutral' }, ['history', 'war'])],
    ['family-g', of({ mood: 'neutral', company: 'family' }, ['family'], '', 'G')],
    ['family-family', of({ mood: 'neutral', company: 'family' }, ['family'], '', 'PG')],
    ['date-romance', of({ mood: 'neutral', company: 'date' }, ['romance'])],
    ['friends-comedy', of({ mood: 'neutral', company: 'friends' }, ['comedy'])],
  ])('is %s, the mood before the company', (expected, sentence) => {
    expect(sentence).toBe(expected);
  });

  it('is missing if none can be verified', () => {
    expect(of({ mood: 'happy' }, ['comedy', 'crime'])).toBeNull();
    expect(of({ mood: 'relaxed' }, ['comedy'], 'A murder shakes the village.')).toBeNull();
    expect(of({ mood: 'sad' }, ['drama', 'comedy'])).toBeNull();
    expect(of({ mood: 'neutral', company: 'family' }, ['drama'], '', 'PG')).toBeNull();
    expect(
      of({ mood: 'lonely', company: 'friends' }, ['comedy', 'drama'], 'A father hides his son in the war.'),
    ).toBeNull();
  });

  it('is true for every well-known movie that has it', () => {
    const { catalog } = readKnownMovies();
    const untrue: string[] = [];
    const sentence = new Set<string>();
    for (const mood of MOODS)
      for (const company of COMPANIES)
        for (const movie of catalog.movies) {
          const given = answers({ mood, company });
          const reason = eveningReasonFor({ ...movie, backdropPath: null }, given, movie.certification);
          if (reason === null) continue;
          sentence.add(reason);
          if (!holdsFor(reason, movie, given)) untrue.push(`${movie.title}: ${reason}`);
        }
    expect(untrue).toEqual([]);
    expect([...sentence].sort()).toEqual(Object.keys(EVENING_REASONS).sort());
  });

  it('has a different sentence in each case', () => {
    const sentences = Object.values(REASONS.evening);
    expect(Object.keys(REASONS.evening).filter(isEveningReason)).toHaveLength(sentences.length);
    expect(new Set(sentences).size).toBe(sentences.length);
  });
});
