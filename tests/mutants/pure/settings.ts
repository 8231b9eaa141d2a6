/** Rooms whose every line is broken, and what is told of each by itself. */
export const ROOMS: readonly string[] = [
  'src/domain/account',
  'src/domain/catalogue',
  'src/domain/film',
  'src/domain/import',
  'src/domain/lists',
  'src/domain/marks',
  'src/domain/own-data',
  'src/domain/people',
  'src/domain/questionnaire',
  'src/domain/recommend',
  'src/domain/release',
  'src/domain/requests',
  'src/domain/shown',
  'src/domain/taste',
  'src/domain/together',
  'src/domain/values',
  'src/domain/viewing',
  'src/config',
  'src/data/tmdb',
  'src/words/en',
  'src/words/format',
  'src/words/sentences',
];

/** Least share of the mutants that tests must notice, in percent. */
export const LEAST_SCORE = 95;
