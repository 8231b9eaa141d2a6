import { inFile, type Mutation } from '../mutation';

/** Mutations of texts of the specification, which StrykerJS leaves alone. */
export const WORDS_MUTATIONS: readonly Mutation[] = [
  ...inFile('src/words/en/account/badges.ts', 'tests/e2e/account/account.spec.ts', [
    ['BADGE-01', 'BADGES', 'title:', "''"],
  ]),
  ...inFile('src/words/en/account/history.ts', 'tests/e2e/account/account.spec.ts', [
    ['HIST-01', 'HISTORY', 'title:', "''"],
  ]),
  ...inFile('src/marks/messages.ts', 'tests/unit/marks/use-toggle.test.tsx', [
    ['FAV-10', 'MARKS', 'remove: #2', "''"],
    ['ERR-51', 'MARKS', 'added: #2', "''"],
    ['ERR-50', 'MARKS', 'removed: #2', "''"],
    ['ERR-07', 'MARKS', 'failed: #2', "''"],
  ]),
  ...inFile('src/words/en/account/settings.ts', 'tests/e2e/account/settings.spec.ts', [
    ['ERR-38', 'SETTINGS', 'mismatch:', "''"],
  ]),
  ...inFile('src/words/en/account/statistics.ts', 'tests/unit/account/statistics-screen.test.tsx', [
    ['STAT-01', 'STATISTICS', 'title:', "''"],
  ]),
  ...inFile('src/words/en/legal/privacy-policy.ts', 'tests/e2e/frame/legal.spec.ts', [
    ['LEGAL-01', 'PRIVACY_POLICY', 'title: #1', "''"],
    ['CONST-02', 'PRIVACY_POLICY', 'blocks: #8', '[]'],
  ]),
  ...inFile('src/words/en/legal/terms-of-service.ts', 'tests/e2e/frame/legal.spec.ts', [
    ['CONST-03', 'TERMS_OF_SERVICE', 'blocks: #2', '[]'],
    ['LEGAL-05', 'TERMS_OF_SERVICE', 'blocks: #6', '[]'],
  ]),
  ...inFile('src/i18n/messages/charts.ts', 'tests/unit/lists/top-50-screen.test.tsx', [
    ['CHART-02', 'CHARTS', 'top50:', "''"],
  ]),
  ...inFile('src/words/en/lists/collection.ts', 'tests/e2e/film/collection.spec.ts', [
    ['COLL-01', 'COLLECTION', 'title: #1', "''"],
  ]),
  ...inFile('src/i18n/messages/questionnaire.ts', 'tests/unit/recommend/questionnaire-options.test.ts', [
    ['QUIZ-15', 'CHOICES', 'sad:', "''"],
  ]),
];
