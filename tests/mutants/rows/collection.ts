import type { Breakage } from '../breakage';

const VIEW = 'src/domain/lists/collection-view.ts';
const RESULTS = 'src/features/collection/collection-results.tsx';

const VIEWED = ['tests/unit/collection/collection-view.test.ts'];
const COLLECTION = ['tests/unit/collection/collection-screen.test.tsx'];

/** Breakages of the collection. */
export const COLLECTION_BREAKAGES: readonly Breakage[] = [
  {
    ids: ['COLL-09'],
    file: 'src/domain/lists/film-sort.ts',
    find: "column: 'rating', descending: true",
    replace: "column: 'rating', descending: false",
    tests: VIEWED,
  },
  { ids: ['COLL-07'], file: VIEW, find: "layout: 'grid',", replace: "layout: 'list',", tests: VIEWED },
  {
    ids: ['COLL-10'],
    file: 'src/domain/lists/film-sort.ts',
    find: '? !sort.descending : true',
    replace: '? !sort.descending : false',
    tests: VIEWED,
  },
  {
    ids: ['COLL-11'],
    file: 'src/config/recommend/collection-genres.ts',
    find: 'COLLECTION_PAGE_SIZE = 20',
    replace: 'COLLECTION_PAGE_SIZE = 25',
    tests: VIEWED,
  },
  {
    ids: ['COLL-12'],
    file: 'src/config/recommend/collection-genres.ts',
    find: 'PAGE_WINDOW = 5',
    replace: 'PAGE_WINDOW = 7',
    tests: VIEWED,
  },
  {
    ids: ['COLL-14'],
    file: 'src/config/recommend/recommendation.ts',
    find: 'COLLECTION_LIMIT = 50',
    replace: 'COLLECTION_LIMIT = 40',
    tests: ['tests/unit/collection/collection-search.test.ts'],
  },
  {
    ids: ['COLL-15'],
    file: 'src/domain/lists/collection-films.ts',
    find: '!excluded.has(candidate.id) &&',
    replace: '',
    tests: ['tests/unit/collection/collection-films.test.ts'],
  },
  {
    ids: ['COLL-16'],
    file: 'src/config/recommend/collection-genres.ts',
    find: 'FRESH_RESULTS_PAUSE_MS = 100',
    replace: 'FRESH_RESULTS_PAUSE_MS = 0',
    tests: COLLECTION,
  },
  {
    ids: ['COLL-17'],
    file: 'src/config/recommend/collection-genres.ts',
    find: "  'thriller',\n",
    replace: '',
    tests: ['tests/unit/collection/collection-plan.test.ts'],
  },
  {
    ids: ['COLL-18'],
    file: 'src/domain/values/text-match.ts',
    find: 'hasWords([title, description,',
    replace: 'hasWords([title,',
    tests: ['tests/unit/collection/collection-films.test.ts'],
  },
  {
    ids: ['COLL-18'],
    file: 'src/domain/values/text-match.ts',
    find: '.toLowerCase()',
    replace: '',
    tests: ['tests/unit/collection/collection-films.test.ts'],
  },
  {
    ids: ['COLL-20'],
    file: RESULTS,
    find: 'seen > 0 ? COLLECTION.emptySeen(seen) : COLLECTION.emptyHint',
    replace: 'COLLECTION.emptyHint',
    tests: COLLECTION,
  },
  {
    ids: ['COLL-21'],
    file: RESULTS,
    find: 'seen > 0 ? COLLECTION.emptySeen(seen) : COLLECTION.emptyHint',
    replace: 'COLLECTION.emptySeen(seen)',
    tests: COLLECTION,
  },
  {
    ids: [],
    file: 'src/ui/layout/use-on-screen.ts',
    find: 'intersectionRatio >= ON_SCREEN || filled >= ON_SCREEN',
    replace: 'intersectionRatio > 0 || filled >= ON_SCREEN',
    tests: ['tests/unit/collection/on-screen.test.tsx'],
  },
  {
    ids: [],
    file: 'src/ui/layout/use-on-screen.ts',
    find: 'tell(observer.takeRecords());',
    replace: '',
    tests: ['tests/unit/collection/on-screen.test.tsx'],
  },
  {
    ids: [],
    file: 'src/data/hooks/collection/use-collection.ts',
    find: "if (act !== 'open' && runtime) void",
    replace: 'if (runtime) void',
    tests: ['tests/unit/questionnaire/recorded-search.test.tsx'],
  },
  {
    ids: [],
    file: 'src/features/collection/collection-screen.tsx',
    find: '{repeats && <Muted role="status">{COLLECTION.repeats}</Muted>}',
    replace: '',
    tests: ['tests/unit/collection/repeats.test.tsx'],
  },
  {
    ids: ['COLL-08'],
    file: 'src/domain/lists/film-sort.ts',
    find: "text(a.genres.join(', '), b.genres.join(', '))",
    replace: 'a.genres.length - b.genres.length',
    tests: VIEWED,
  },
  {
    ids: ['COLL-13'],
    file: 'src/features/collection/collection-screen.tsx',
    find: '    changeView({ page: 1 });\n    search(act',
    replace: '    search(act',
    tests: COLLECTION,
  },
  {
    ids: ['COLL-19'],
    file: RESULTS,
    find: 'title={COLLECTION.empty}',
    replace: 'title={COLLECTION.emptyHint}',
    tests: COLLECTION,
  },
];
