import { describe, expect, it } from 'vitest';
import { DISPLAY_GENRES, RECOMMENDATION_GENRES } from '../../../../src/config/genres';
import { AGE_RATINGS, COMPANIES, MOODS } from '../../../../src/config/questionnaire';
import { CHOICES } from '../../../../src/i18n/messages/questionnaire';
import { MOOD_GENRE_IDS } from '../../../../src/config/recommend';
import { genresOffered } from '../../../../src/domain/questionnaire/steps';

describe('the questionnaire offers', () => {
  it('six moods [QUIZ-15]', () => {
    expect(MOODS.map((mood) => [mood, CHOICES.mood[mood]])).toEqual([
      ['happy', 'Happy & Upbeat'],
      ['relaxed', 'Chill & Relaxed'],
      ['tense', 'Tense & Excited'],
      ['sad', 'Sad & Emotional'],
      ['lonely', 'Introspective & Lonely'],
      ['neutral', 'Neutral & Curious'],
    ]);
  });

  it('four kinds of company [QUIZ-16]', () => {
    expect(COMPANIES.map((company) => [company, CHOICES.company[company]])).toEqual([
      ['solo', 'Just Me'],
      ['date', 'Date Night'],
      ['friends', 'With Friends'],
      ['family', 'Family Movie Night'],
    ]);
  });

  it('four age ratings [QUIZ-17]', () => {
    expect(AGE_RATINGS).toEqual(['G', 'PG', 'PG-13', 'R']);
  });

  it.each([
    ['happy', 'action, adventure, animation, musical, fantasy, family, comedy, romance', 'QUIZ-18'],
    ['relaxed', 'drama, romance, documentary, indie, fantasy, comedy, animation, family', 'QUIZ-18'],
    ['tense', 'thriller, horror, mystery, crime, scifi, action, comedy, adventure', 'QUIZ-18'],
    ['sad', 'drama, romance, indie, biography, comedy, musical', 'QUIZ-19'],
    ['lonely', 'drama, indie, adventure, scifi, comedy, romance', 'QUIZ-19'],
    ['neutral', 'documentary, history, biography, science, nature, comedy, drama', 'QUIZ-19'],
  ] as const)('for the mood %s the genres %s [%s]', (...[mood, genres]) => {
    expect(genresOffered(mood).join(', ')).toBe(genres);
  });

  it('moods with genres of the movie database [REC-10]', () => {
    expect(MOOD_GENRE_IDS).toEqual({
      happy: [35, 16, 10751],
      relaxed: [18, 10749, 99],
      tense: [53, 27, 9648, 80],
      sad: [18, 10749],
      lonely: [18, 878],
      neutral: [99, 36],
    });
  });

  it('a recommendation map with TV Movie in addition to the eighteen [ENT-29]', () => {
    expect(RECOMMENDATION_GENRES.get(10770)).toBe('TV Movie');
    expect([...RECOMMENDATION_GENRES.keys()]).toEqual([...DISPLAY_GENRES.keys(), 10770]);
  });
});
