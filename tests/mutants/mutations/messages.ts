import { inFile, type Mutation } from '../mutation';

/** Mutations of texts of the specification, which StrykerJS leaves alone. */
export const MESSAGES_MUTATIONS: readonly Mutation[] = [
  ...inFile('src/features/badges/messages.ts', 'tests/e2e/account/account.spec.ts', [
    ['BADGE-01', 'BADGES', 'title:', "''"],
  ]),
  ...inFile('src/features/history/messages.ts', 'tests/e2e/account/account.spec.ts', [
    ['HIST-01', 'HISTORY', 'title:', "''"],
  ]),
  ...inFile('src/marks/messages.ts', 'tests/unit/marks/use-mark.test.tsx', [
    ['FAV-10', 'MARKS', 'remove: #2', "''"],
    ['ERR-51', 'MARKS', 'added: #2', "''"],
    ['ERR-50', 'MARKS', 'removed: #2', "''"],
    ['ERR-07', 'MARKS', 'failed: #2', "''"],
  ]),
  ...inFile('src/features/settings/messages.ts', 'tests/e2e/account/settings.spec.ts', [
    ['ERR-38', 'SETTINGS', 'mismatch:', "''"],
  ]),
  ...inFile('src/features/statistics/messages.ts', 'tests/unit/features/statistics/statistics-screen.test.tsx', [
    ['STAT-01', 'STATISTICS', 'title:', "''"],
  ]),
  ...inFile('src/features/legal/messages.ts', 'tests/e2e/shell/legal.spec.ts', [
    ['LEGAL-01', 'PRIVACY_POLICY', 'title: #1', "''"],
    ['CONST-02', 'PRIVACY_POLICY', 'blocks: #8', '[]'],
    ['CONST-03', 'TERMS_OF_SERVICE', 'blocks: #2', '[]'],
    ['LEGAL-05', 'TERMS_OF_SERVICE', 'blocks: #6', '[]'],
  ]),
  ...inFile('src/i18n/messages/charts.ts', 'tests/unit/features/charts/top-50-screen.test.tsx', [
    ['CHART-02', 'CHARTS', 'top50:', "''"],
  ]),
  ...inFile('src/features/collection/messages.ts', 'tests/e2e/movie/collection.spec.ts', [
    ['COLL-01', 'COLLECTION', 'title: #1', "''"],
  ]),
  ...inFile('src/i18n/messages/questionnaire.ts', 'tests/unit/i18n/messages/questionnaire-options.test.ts', [
    ['QUIZ-15', 'CHOICES', 'sad:', "''"],
  ]),
];
