import type { Breakage } from '../breakage';

const CAROUSEL = 'src/ui/overlay/carousel.tsx';
const QUESTIONNAIRE = 'src/features/questionnaire/questionnaire.tsx';
const COLLECTION_FORM = 'src/features/collection/collection-form.tsx';
const TRACKING_BADGES = 'src/features/collection/tracking-badges.tsx';
const COLLECTION_SCREEN = 'src/features/collection/collection-screen.tsx';
const COLLECTION_FAILURE = 'src/features/collection/collection-failure.tsx';

const IN_SPINE = ['tests/e2e/sync/spine.spec.ts'];
const IN_COLLECTION = ['tests/e2e/film/collection.spec.ts'];
const IN_COLLECTION_FAULTS = ['tests/e2e/film/collection-faults.spec.ts'];

/** Breakages that a browser must notice, of finding films: the questionnaire, its results, the collection. */
export const BROWSER_SEARCH_BREAKAGES: readonly Breakage[] = [
  {
    ids: ['QUIZ-09'],
    file: CAROUSEL,
    find: '  useCarouselKeys(root, goTo, index, items.length);\n',
    replace: '',
    tests: IN_SPINE,
  },
  {
    ids: ['QUIZ-09'],
    file: CAROUSEL,
    find: 'onPress={() => goTo(index + 1)}',
    replace: 'onPress={() => goTo(index + 2)}',
    tests: IN_SPINE,
  },
  { ids: ['STATE-04'], file: QUESTIONNAIRE, find: '    if (found) onFound();\n', replace: '', tests: IN_SPINE },
  {
    ids: ['STATE-04'],
    file: QUESTIONNAIRE,
    find: "toasts.show({ kind: 'error', text: failureSentence(failure, kept) }),",
    replace: 'failureSentence(failure, kept),',
    tests: ['tests/e2e/frame/bad-input.spec.ts'],
  },
  {
    ids: ['ERR-52'],
    file: QUESTIONNAIRE,
    find: "found && closed.search !== state ? RESULTS.found : ''",
    replace: "''",
    tests: IN_SPINE,
  },
  {
    ids: ['COLL-01'],
    file: 'src/words/en/lists/collection.ts',
    find: "title: 'Movie Collection'",
    replace: "title: 'Collection'",
    tests: IN_COLLECTION,
  },
  {
    ids: ['COLL-02'],
    file: COLLECTION_FORM,
    find: '        <SelectField label={COLLECTION.genre} value={genre} options={OPTIONS} onChange={onGenre} />\n',
    replace: '',
    tests: IN_COLLECTION,
  },
  { ids: ['COLL-02'], file: COLLECTION_FORM, find: ' type="search" value', replace: '  value', tests: IN_COLLECTION },
  {
    ids: ['COLL-03'],
    file: COLLECTION_FORM,
    find: "onSearch('variety')",
    replace: "onSearch('search')",
    tests: IN_COLLECTION,
  },
  {
    ids: ['COLL-03'],
    file: COLLECTION_FORM,
    find: "onSearch('fresh')",
    replace: "onSearch('search')",
    tests: IN_COLLECTION,
  },
  {
    ids: ['COLL-04'],
    file: TRACKING_BADGES,
    find: 'onPress={onRefresh}',
    replace: 'onPress={() => undefined}',
    tests: IN_COLLECTION,
  },
  { ids: ['COLL-04'], file: COLLECTION_SCREEN, find: '    refresh();\n', replace: '', tests: IN_COLLECTION },
  {
    ids: ['COLL-05'],
    file: TRACKING_BADGES,
    find: 'countText(stats.totalTracked)',
    replace: 'countText(stats.sessionTracked)',
    tests: IN_COLLECTION,
  },
  {
    ids: ['COLL-05'],
    file: TRACKING_BADGES,
    find: 'countText(stats.databaseTracked)',
    replace: 'countText(0)',
    tests: IN_COLLECTION,
  },
  {
    ids: ['COLL-06'],
    file: 'src/features/collection/collection-results.tsx',
    find: 'COLLECTION.found(total - before)',
    replace: 'COLLECTION.found(props.films.length)',
    tests: IN_COLLECTION,
  },
  {
    ids: ['ERR-16'],
    file: COLLECTION_FAILURE,
    find: "act === 'open' ? COLLECTION.loadFailed",
    replace: "act !== 'open' ? COLLECTION.loadFailed",
    tests: IN_COLLECTION_FAULTS,
  },
  {
    ids: ['ERR-17'],
    file: COLLECTION_FAILURE,
    find: "act === 'open' ? COLLECTION.loadFailed : COLLECTION.searchFailed",
    replace: 'COLLECTION.loadFailed',
    tests: IN_COLLECTION_FAULTS,
  },
  {
    ids: ['ERR-53'],
    file: COLLECTION_SCREEN,
    find: '  fresh: COLLECTION.freshNotice,\n',
    replace: '',
    tests: IN_COLLECTION,
  },
  {
    ids: ['ERR-54'],
    file: COLLECTION_SCREEN,
    find: '  variety: COLLECTION.varietyNotice,\n',
    replace: '',
    tests: IN_COLLECTION,
  },
  {
    ids: ['ERR-79'],
    file: COLLECTION_SCREEN,
    find: 'if (found === null || (failure && unanswered === null))',
    replace: 'if (found === null)',
    tests: IN_COLLECTION_FAULTS,
  },
  {
    ids: ['CONST-07', 'CONST-08'],
    file: 'src/features/dashboard/dashboard-screen.tsx',
    find: '  const profile = useProfile();\n',
    replace: "  const profile = useProfile();\n  void new WebSocket(location.origin.replace('http', 'ws'));\n",
    tests: IN_SPINE,
  },
];
