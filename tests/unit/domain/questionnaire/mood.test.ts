import { describe, expect, it } from 'vitest';
import { GENRE } from '../../../../src/config/genres';
import { GRIM_WORDS, MOOD_PREFERENCES } from '../../../../src/config/mood-preferences';
import {
  COMPANIES,
  MOODS,
  QUESTIONNAIRE_GENRES,
  type GenreChoice,
  type Mood,
} from '../../../../src/config/questionnaire';
import { MOOD_GENRE_IDS, SCORE_WEIGHTS } from '../../../../src/config/recommend';
import { companyTaste } from '../../../../src/domain/questionnaire/company';
import { isGrim, moodTaste } from '../../../../src/domain/questionnaire/mood';
import type { QuestionnaireAnswers } from '../../../../src/domain/questionnaire/answers';
import { candidateScore } from '../../../../src/domain/recommend/recommend';
import type { FoundCandidate } from '../../../../src/domain/recommend/candidate';
import { answers, candidate, NOW } from '../../services/candidates';

const taste = (mood: Mood, movie: Partial<FoundCandidate>, given: Partial<QuestionnaireAnswers> = {}) =>
  moodTaste(candidate({ genreIds: [], ...movie }), answers({ mood, genres: ['fantasy'], ...given }));
const weights = MOODS.flatMap((mood) =>
  [...MOOD_PREFERENCES[mood].genres].map(([id, weight]) => ({ mood, id, weight })),
);

describe('mood weights', () => {
  it.each(weights)('weigh genre $id for $mood with $weight', ({ mood, id, weight }) => {
    expect(taste(mood, { genreIds: [GENRE.western, id] })).toBeCloseTo(weight);
  });

  it.each([
    ['happy', ['comedy', 'music'], ['war', 'horror', 'thriller', 'crime', 'history', 'drama']],
    [
      'relaxed',
      ['comedy', 'romance', 'music', 'family'],
      ['war', 'horror', 'thriller', 'crime', 'action', 'history', 'mystery'],
    ],
    ['tense', ['thriller', 'mystery', 'horror'], ['comedy', 'music']],
    ['sad', ['drama', 'romance'], ['war', 'horror', 'thriller', 'crime', 'comedy', 'action']],
    ['lonely', ['drama', 'scifi', 'romance'], ['war', 'horror', 'action', 'crime', 'thriller']],
  ] as const)('like some genres and dislike others: %s, %j, %j', (mood, liked, disliked) => {
    const ofGenre = (genre: keyof typeof GENRE) => taste(mood, { genreIds: [GENRE[genre]] });
    expect(liked.filter((genre) => ofGenre(genre) <= 0)).toEqual([]);
    expect(disliked.filter((genre) => ofGenre(genre) >= 0)).toEqual([]);
  });

  it('are zero when neutral', () => {
    expect(Object.values(GENRE).filter((id) => taste('neutral', { genreIds: [id] }) !== 0)).toEqual([]);
  });

  it.each(MOODS)('are never negative for the mood’s own genres: %s', (mood) => {
    expect(MOOD_GENRE_IDS[mood].filter((id) => (MOOD_PREFERENCES[mood].genres.get(id) ?? 0) < 0)).toEqual([]);
  });

  it('stay between -1 and 1', () => {
    expect(taste('relaxed', { genreIds: [GENRE.war, GENRE.horror, GENRE.crime] })).toBe(-1);
    expect(taste('relaxed', { genreIds: [GENRE.comedy, GENRE.romance, GENRE.music, GENRE.family] })).toBe(1);
  });

  const dislikedChoices = weights.flatMap(({ mood, id, weight }) =>
    weight >= 0
      ? []
      : Object.entries(QUESTIONNAIRE_GENRES)
          .filter(([, genre]) => genre.id === id)
          .map(([genre]) => [mood, genre as GenreChoice, id] as const),
  );
  it.each(dislikedChoices)('are not negative for a chosen genre: %s, %s', (mood, genre, id) => {
    expect(taste(mood, { genreIds: [id] })).toBeLessThan(0);
    expect(taste(mood, { genreIds: [id] }, { genres: [genre] })).toBe(0);
  });

  it('omit romance from a relaxed evening among friends, and nowhere else', () => {
    const romance = { genreIds: [GENRE.romance] };
    expect(taste('relaxed', romance, { company: 'friends' })).toBe(0);
    expect(taste('relaxed', romance, { company: 'date' })).toBeGreaterThan(0);
    expect(taste('sad', romance, { company: 'friends' })).toBeGreaterThan(0);
  });
});

describe('grim words', () => {
  it.each([
    { title: 'The Cartel' },
    { overview: 'After the war, a farmer comes home.' },
    { overview: 'A teacher is diagnosed with terminal cancer.' },
    { overview: 'A MURDER shakes the village.' },
  ])('are found in title and overview: %o', (words) => {
    expect(isGrim(candidate({ title: 'A story', overview: '', ...words }))).toBe(true);
  });

  it.each([
    { title: 'Star Wars' },
    { title: 'The Terminal' },
    { overview: 'A skilled painkiller maker falls in love.' },
    { overview: 'Something happens.' },
  ])('are whole words: %o', (words) => {
    expect(isGrim(candidate({ title: 'A story', overview: '', ...words }))).toBe(false);
  });

  it('each count on their own', () => {
    expect(new Set(GRIM_WORDS).size).toBe(GRIM_WORDS.length);
    expect(GRIM_WORDS.filter((word) => !isGrim(candidate({ overview: `It is ${word}.` })))).toEqual([]);
  });

  it("do not make a family movie grim: the king's death in it is no reason", () => {
    expect(isGrim(candidate({ overview: 'After the death of the king', genreIds: [GENRE.family] }))).toBe(false);
  });

  it('count against happy and relaxed only', () => {
    const loss = (mood: Mood) => taste(mood, { overview: 'A murder' }) - taste(mood, { overview: '' });
    expect(MOODS.filter((mood) => loss(mood) < 0)).toEqual(['happy', 'relaxed']);
    expect(MOODS.filter((mood) => loss(mood) > 0)).toEqual([]);
  });
});

describe('mood and company together', () => {
  const war = candidate({ genreIds: [GENRE.war] });
  const plain = candidate({ genreIds: [GENRE.western] });
  const gain = (given: QuestionnaireAnswers) =>
    candidateScore(war, given, NOW, 1) - candidateScore(plain, given, NOW, 1);

  it.each(COMPANIES)('weigh mood about twice as much as company, and as much for a family: %s', (company) => {
    const given = answers({ mood: 'relaxed', genres: ['comedy'], company });
    const byCompany = SCORE_WEIGHTS.company * (companyTaste(war, given) - companyTaste(plain, given));
    const weight = (gain(given) - byCompany) / -1;
    expect(Math.abs(weight / SCORE_WEIGHTS.company - (company === 'family' ? 1 : 2))).toBeLessThan(0.1);
  });

  it('do not count the company’s dislike against a chosen genre', () => {
    const documentary = candidate({ genreIds: [GENRE.documentary], certifications: ['NR'] });
    const given = (genre: GenreChoice) => answers({ mood: 'relaxed', genres: [genre], company: 'friends' });
    expect(companyTaste(documentary, given('comedy'))).toBeLessThan(0);
    expect(companyTaste(documentary, given('documentary'))).toBe(0);
  });
});
