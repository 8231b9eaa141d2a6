import { expect, it } from 'vitest';
import { MOODS_BY_HOUR } from '../../../../src/config/questionnaire';
import type { QuestionnaireAnswers } from '../../../../src/domain/questionnaire/answers';
import { genresOffered } from '../../../../src/domain/questionnaire/steps';
import { surpriseAnswers } from '../../../../src/domain/questionnaire/surprise';
import { seededRandom } from '../../../../src/domain/values/random';

const LAST: QuestionnaireAnswers = {
  mood: 'sad',
  genres: ['drama'],
  company: 'family',
  ageFiltering: 'yes',
  ageRatings: ['G', 'PG'],
  maxRuntime: null,
  fromWatchlist: false,
};
const SEEDS = Array.from({ length: 200 }, (_, seed) => seed);
const surprises = (hour: number, last = LAST) => SEEDS.map((seed) => surpriseAnswers(last, hour, seededRandom(seed)));

it('leaves mood and genres to chance, and keeps company and ratings', () => {
  for (const { mood, genres, ...others } of surprises(20)) {
    expect({ ...LAST, ...others }).toEqual(LAST);
    expect(genres.length).toBeGreaterThan(0);
    expect(genresOffered(mood)).toEqual(expect.arrayContaining([...genres]));
  }
  expect(new Set(surprises(20).map(({ genres }) => genres.join())).size).toBeGreaterThan(10);
});

it('chooses a mood of the hour, at every hour', () => {
  for (const hour of Array.from({ length: 24 }, (_, at) => at)) {
    const moods = new Set(surprises(hour).map(({ mood }) => mood));
    expect(
      MOODS_BY_HOUR.some((part) => moods.size === part.moods.length && part.moods.every((one) => moods.has(one))),
    ).toBe(true);
  }
  expect(new Set(surprises(9).map(({ mood }) => mood))).not.toContain('tense');
});

it('chooses no genre that company or ratings exclude', () => {
  const friends: QuestionnaireAnswers = { ...LAST, company: 'friends', ageRatings: ['PG'] };
  for (const { genres } of [...surprises(23), ...surprises(23, friends)]) {
    expect(genres).not.toContain('horror');
    expect(genres).not.toContain('thriller');
  }
  const anyone: QuestionnaireAnswers = { ...friends, ageFiltering: 'no', ageRatings: [] };
  expect(surprises(23, anyone).flatMap(({ genres }) => genres)).toContain('horror');
});
