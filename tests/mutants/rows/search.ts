import type { Breakage } from '../breakage';

/** Breakages of a search: what it asks, when it ends and what is told of its end. */
export const SEARCH_BREAKAGES: readonly Breakage[] = [
  {
    ids: ['ERR-18'],
    file: 'src/data/tmdb/search/recommendation-search.ts',
    find: "verdict.ok ? 'none-match' : verdict.error",
    replace: "'none-match' as string",
    tests: ['tests/unit/tmdb/recommendation-search.test.ts'],
  },
  {
    ids: ['ERR-18'],
    file: 'src/data/tmdb/search/recommendation-search.ts',
    find: 'if (plan.length === 0) break;\n    if (shortlist',
    replace: 'if (plan.length >= 0) break;\n    if (shortlist',
    tests: ['tests/unit/tmdb/recommendation-search.test.ts'],
  },
  {
    ids: ['ERR-19'],
    file: 'src/domain/recommend/recommend.ts',
    find: "matching.length === 0 ? 'none-match' : 'none-left'",
    replace: "matching.length === 0 ? 'none-left' : 'none-left'",
    tests: ['tests/unit/tmdb/recommendation-search.test.ts'],
  },
  {
    ids: [],
    file: 'src/data/hooks/films/use-recommendations.ts',
    find: 'if (runtime && (outcome.ok || isAnswered(outcome.error)))',
    replace: 'if (runtime)',
    tests: ['tests/unit/questionnaire/recorded-search.test.tsx'],
  },
  {
    ids: [],
    file: 'src/features/questionnaire/questionnaire.tsx',
    find: "if (repeats) toasts.show({ kind: 'info', text: RESULTS.repeats });",
    replace: '',
    tests: ['tests/unit/questionnaire/questionnaire.test.tsx'],
  },
  {
    ids: [],
    file: 'src/data/tmdb/search/plan-runner.ts',
    find: '...(asked.certifications !== null && { certifications: asked.certifications }),',
    replace: '',
    tests: ['tests/unit/tmdb/plan-runner.test.ts'],
  },
  {
    ids: [],
    file: 'src/config/recommend/recommendation.ts',
    find: 'company: 2,',
    replace: 'company: 0.3,',
    tests: ['tests/unit/recommend/company-evenings.test.ts'],
  },
  {
    ids: [],
    file: 'src/domain/questionnaire/company.ts',
    find: "return company === 'family';",
    replace: "return company === 'solo';",
    tests: ['tests/unit/recommend/judged-evenings.test.ts'],
  },
  {
    ids: [],
    file: 'src/domain/recommend/unread-pages.ts',
    find: '(totals.get(label) ?? 0) <= SERVED_PAGES);',
    replace: '(totals.get(label) ?? 0) <= 2 * SERVED_PAGES);',
    tests: ['tests/unit/tmdb/themed-search.test.ts'],
  },
  {
    ids: ['STATE-05'],
    file: 'src/data/hooks/films/use-recommendations.ts',
    find: '  sessionShown.add(ids);\n',
    replace: '',
    tests: ['tests/unit/questionnaire/recorded-search.test.tsx'],
  },
  {
    ids: ['STATE-05'],
    file: 'src/data/hooks/films/use-recommendations.ts',
    find: 'runtime.recordShown(ids)',
    replace: 'runtime.recordShown(ids.slice(1))',
    tests: ['tests/unit/questionnaire/recorded-search.test.tsx'],
  },
];
