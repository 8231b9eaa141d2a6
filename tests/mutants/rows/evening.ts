import type { Breakage } from '../breakage';

/** Breakages of what suits an evening, and of what no evening gets. */
export const EVENING_BREAKAGES: readonly Breakage[] = [
  {
    ids: [],
    file: 'src/domain/recommend/candidate-score.ts',
    find: 'moodWeight(answers) * moodTaste',
    replace: '0 * moodTaste',
    tests: ['tests/unit/recommend/mood.test.ts'],
  },
  {
    ids: [],
    file: 'src/domain/questionnaire/genre-taste.ts',
    find: 'weight < 0 && chosen.includes(id)',
    replace: 'weight < 0 && chosen.length < 0',
    tests: ['tests/unit/recommend/mood.test.ts'],
  },
  {
    ids: [],
    file: 'src/domain/questionnaire/mood.ts',
    find: "company === 'friends' && amongFriends",
    replace: "company === 'date' && amongFriends",
    tests: ['tests/unit/recommend/mood.test.ts'],
  },
  {
    ids: [],
    file: 'src/domain/recommend/recommend.ts',
    find: 'aboveFloor(open, answers, limit)',
    replace: 'aboveFloor(open, answers, Infinity)',
    tests: ['tests/unit/recommend/rating-floor.test.ts'],
  },
  {
    ids: [],
    file: 'src/domain/recommend/discover-plan.ts',
    find: '...animatedForFamilies(wanted, answers).map(',
    replace: '...animatedForFamilies([], answers).map(',
    tests: ['tests/unit/recommend/exhausted-evenings.test.ts'],
  },
  {
    ids: [],
    file: 'src/domain/recommend/facts-rule.ts',
    find: 'runtime >= MIN_RUNTIME && ',
    replace: '',
    tests: ['tests/unit/recommend/facts-rule.test.ts'],
  },
  {
    ids: [],
    file: 'src/domain/recommend/facts-rule.ts',
    find: "facts.certification === 'NC-17' && ",
    replace: "facts.certification === '' && ",
    tests: ['tests/unit/recommend/facts-rule.test.ts'],
  },
  {
    ids: [],
    file: 'src/domain/release/public-release.ts',
    find: "kind !== 'premiere'",
    replace: "kind !== 'theatrical'",
    tests: ['tests/unit/film/public-release.test.ts'],
  },
  {
    ids: [],
    file: 'src/data/tmdb/parse/list-page.ts',
    find: " || item['adult'] === true",
    replace: '',
    tests: ['tests/unit/tmdb/parse.test.ts'],
  },
];
