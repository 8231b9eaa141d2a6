import type { Breakage } from '../breakage';

const CONFIG = 'src/config/recommend/recommendation.ts';
const SCORE = 'src/domain/recommend/candidate-score.ts';
const RULES = 'src/domain/recommend/candidate-rules.ts';
const GUESSES = 'src/domain/release/streaming.ts';
const SERVICES = 'src/config/film/streaming-services.ts';

const PICKS = ['tests/unit/recommend/recommend.test.ts'];
const PLAN = ['tests/unit/recommend/discover-plan.test.ts'];
const MIX = ['tests/unit/recommend/decade-mix.test.ts'];
const FACTS = ['tests/unit/film/film-facts.test.ts'];
const SESSION = ['tests/unit/recommend/session-shown.test.ts'];

/** Breakages of what is recommended. */
export const RECOMMEND_BREAKAGES: readonly Breakage[] = [
  { ids: ['REC-01'], file: SCORE, find: 'mood * shareOf', replace: '0 * shareOf', tests: PICKS },
  { ids: ['REC-01'], file: SCORE, find: 'company * companyTaste', replace: '0 * companyTaste', tests: PICKS },
  { ids: ['REC-01'], file: SCORE, find: 'genres * (choicesMet', replace: '0 * (choicesMet', tests: PICKS },
  {
    ids: ['REC-01'],
    file: RULES,
    find: 'chosen.includes(id)',
    replace: 'chosen.length > 0 || chosen.includes(id)',
    tests: PICKS,
  },
  {
    ids: ['REC-01'],
    file: 'src/domain/questionnaire/answers.ts',
    find: "answers.ageFiltering === 'yes' ? answers.ageRatings : null",
    replace: 'null',
    tests: PICKS,
  },
  { ids: ['REC-02'], file: CONFIG, find: 'RESULT_COUNT = 15', replace: 'RESULT_COUNT = 12', tests: PICKS },
  {
    ids: ['REC-03'],
    file: CONFIG,
    find: 'DEFAULT_SEARCH_LIMIT = 20',
    replace: 'DEFAULT_SEARCH_LIMIT = 50',
    tests: ['tests/unit/collection/collection-search.test.ts'],
  },
  {
    ids: ['REC-03'],
    file: 'src/data/tmdb/search/collection-search.ts',
    find: 'excluded, now, seed, limit });',
    replace: 'excluded, now, seed, limit: Infinity });',
    tests: ['tests/unit/collection/collection-search.test.ts'],
  },
  {
    ids: ['REC-04'],
    file: CONFIG,
    find: "era: 'classic', from: 1950",
    replace: "era: 'classic', from: 1920",
    tests: PLAN,
  },
  { ids: ['REC-05'], file: CONFIG, find: 'ERA_PAGES = 3', replace: 'ERA_PAGES = 2', tests: PLAN },
  {
    ids: ['REC-06'],
    file: 'src/domain/recommend/discover-plan.ts',
    find: "order: 'popularity' as const,\n        minVotes: ERA_MIN_VOTES,",
    replace: "order: 'popularity' as const,\n        minVotes: SORTED_MIN_VOTES,",
    tests: PLAN,
  },
  {
    ids: ['REC-07'],
    file: 'src/domain/recommend/discover-plan.ts',
    find: "'rating', HIGHLY_RATED_MIN_VOTES",
    replace: "'rating', SORTED_MIN_VOTES",
    tests: PLAN,
  },
  {
    ids: ['REC-08'],
    file: 'src/domain/recommend/discover-plan.ts',
    find: "sorted('revenue', 'revenue', SORTED_MIN_VOTES),",
    replace: '',
    tests: PLAN,
  },
  {
    ids: ['REC-09'],
    file: 'src/config/movie-database/requests.ts',
    find: 'PAGE_STAGGER_MS = 100',
    replace: 'PAGE_STAGGER_MS = 10',
    tests: ['tests/unit/tmdb/plan-runner.test.ts'],
  },
  { ids: ['REC-10'], file: SCORE, find: 'MOOD_GENRE_IDS[answers.mood]', replace: 'MOOD_GENRE_IDS.happy', tests: PICKS },
  {
    ids: ['REC-10'],
    file: CONFIG,
    find: 'tense: [GENRE.thriller, GENRE.horror, GENRE.mystery, GENRE.crime],',
    replace: 'tense: [GENRE.thriller, GENRE.horror, GENRE.mystery],',
    tests: ['tests/unit/recommend/questionnaire-options.test.ts'],
  },
  {
    ids: ['REC-11'],
    file: CONFIG,
    find: 'SESSION_SHOWN_CAP = 2000',
    replace: 'SESSION_SHOWN_CAP = 1000',
    tests: SESSION,
  },
  {
    ids: ['REC-12'],
    file: 'src/domain/shown/session-shown.ts',
    find: 'excess + SESSION_SHOWN_EXTRA_TRIM',
    replace: 'excess',
    tests: SESSION,
  },
  {
    ids: ['REC-13'],
    file: 'src/domain/film/era.ts',
    find: 'year >= VINTAGE_FROM',
    replace: 'year > VINTAGE_FROM',
    tests: MIX,
  },
  {
    ids: ['REC-14'],
    file: 'src/domain/recommend/decade-mix.ts',
    find: 'return shuffled(picked, random);',
    replace: 'return picked;',
    tests: MIX,
  },
  {
    ids: ['REC-14'],
    file: 'src/domain/recommend/decade-mix.ts',
    find: '.sort((a, b) => served(a) - served(b))',
    replace: '',
    tests: MIX,
  },
  {
    ids: ['REC-14'],
    file: 'src/domain/recommend/decade-mix.ts',
    find: '    if (film === undefined) break;',
    replace: '    if (film === undefined || bestOfEras.length < Math.min(2, waiting.length)) break;',
    tests: MIX,
  },
  {
    ids: ['REC-15'],
    file: 'src/domain/release/certification.ts',
    find: "return 'PG-13';",
    replace: "return 'PG';",
    tests: FACTS,
  },
  { ids: ['REC-16'], file: SERVICES, find: 'from: 2020', replace: 'from: 2021', tests: FACTS },
  { ids: ['REC-17'], file: SERVICES, find: 'from: 2010', replace: 'from: 2015', tests: FACTS },
  { ids: ['REC-17'], file: SERVICES, find: 'from: 2000', replace: 'from: 1999', tests: FACTS },
  { ids: ['REC-18'], file: GUESSES, find: '[GENRE.animation, GENRE.family]', replace: '[GENRE.family]', tests: FACTS },
  { ids: ['REC-18'], file: GUESSES, find: '[GENRE.drama, GENRE.thriller]', replace: '[GENRE.drama]', tests: FACTS },
  {
    ids: ['REC-19'],
    file: CONFIG,
    find: "[GENRE.horror, ['R']]",
    replace: "[GENRE.horror, ['PG-13', 'R']]",
    tests: PICKS,
  },
  { ids: ['REC-19'], file: CONFIG, find: "[GENRE.horror, ['R']]", replace: '[GENRE.horror, []]', tests: PICKS },
  {
    ids: ['REC-20'],
    file: CONFIG,
    find: "[GENRE.thriller, ['PG-13', 'R']]",
    replace: "[GENRE.thriller, ['PG-13']]",
    tests: PICKS,
  },
  {
    ids: ['REC-20'],
    file: CONFIG,
    find: "[GENRE.thriller, ['PG-13', 'R']]",
    replace: "[GENRE.thriller, ['PG', 'PG-13', 'R']]",
    tests: PICKS,
  },
  {
    ids: ['REC-21'],
    file: CONFIG,
    find: "[GENRE.family, ['G', 'PG', 'PG-13', 'R']]",
    replace: "[GENRE.family, ['G', 'PG', 'PG-13']]",
    tests: PICKS,
  },
  {
    ids: ['REC-21'],
    file: CONFIG,
    find: "[GENRE.animation, ['G', 'PG', 'PG-13', 'R']]",
    replace: "[GENRE.animation, ['G']]",
    tests: PICKS,
  },
  { ids: ['REC-22'], file: CONFIG, find: '[GENRE.horror, GENRE.thriller];', replace: '[GENRE.horror];', tests: PLAN },
  { ids: ['REC-23'], file: RULES, find: ' &&\n    isReleased(candidate, now)', replace: '', tests: PICKS },
  {
    ids: ['ENT-28'],
    file: 'src/config/film/genres.ts',
    find: "  [GENRE.music, 'Musical'],\n",
    replace: '',
    tests: PICKS,
  },
  {
    ids: [],
    file: 'src/domain/recommend/fair-turns.ts',
    find: 'for (const { genre } of unfilledGenres(genres, taken)) {',
    replace: 'for (const { genre } of lackingGenres(genres, taken)) {',
    tests: ['tests/unit/recommend/fair-turns.test.ts'],
  },
  {
    ids: [],
    file: 'src/domain/recommend/discover-plan.ts',
    find: '...unaskedStandIns(wanted, answers).map(',
    replace: '...unaskedStandIns([], answers).map(',
    tests: ['tests/unit/tmdb/themed-search.test.ts'],
  },
  {
    ids: [],
    file: 'src/domain/recommend/facts-rule.ts',
    find: 'isTheme(genre) && isProven(genre, candidate, facts)',
    replace: 'false',
    tests: ['tests/unit/recommend/facts-rule.test.ts'],
  },
  {
    ids: [],
    file: 'src/domain/recommend/independent.ts',
    find: 'budget <= INDEPENDENT.budget',
    replace: 'budget <= 10 * INDEPENDENT.budget',
    tests: ['tests/unit/film/independent.test.ts'],
  },
  {
    ids: [],
    file: 'src/domain/questionnaire/company.ts',
    find: 'if (certifications === null || certifications.includes(guess)) return guess;',
    replace: 'if (certifications?.length !== -1) return guess;',
    tests: ['tests/unit/recommend/company.test.ts'],
  },
];
