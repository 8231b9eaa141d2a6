import { inFile, type Mutation } from '../mutation';

/** Mutations of the collection and the charts. */
export const COLLECTION_MUTATIONS: readonly Mutation[] = [
  ...inFile('src/features/collection/use-collection.ts', 'tests/unit/features/collection/recorded-search.test.tsx', [
    ['', 'useCollection', "'open' #1", 'true'],
  ]),
  ...inFile('src/features/collection/use-collection.ts', 'tests/unit/features/collection/refused-search.test.tsx', [
    ['', 'useCollection', '.catch() #1'],
    ['', 'useCollection', 'sessionImpressions.add() #1'],
    ['', 'useCollection', 'store.onStorageFailure()'],
  ]),
  ...inFile('src/features/charts/top-50-screen.tsx', 'tests/unit/features/charts/top-50-screen.test.tsx', [
    ['ERR-24', 'TopMovies', "'key-missing' #2", 'true'],
    ['ERR-22', 'TopMovies', 'CHARTS.topFailed', "''"],
    ['CARD-08', 'TopMovies', 'genreLimit='],
    ['CHART-06', 'TopMovies', 'noDescription='],
  ]),
  ...inFile('src/features/collection/collection-notices.tsx', 'tests/e2e/movie/collection-faults.spec.ts', [
    ['ERR-17', 'CollectionFailure', "'open'", 'true'],
  ]),
  ...inFile('src/features/collection/collection-form.tsx', 'tests/e2e/movie/collection.spec.ts', [
    ['COLL-02', 'CollectionForm', 'type= #1'],
    ['COLL-02', 'CollectionForm', '<SelectField>'],
    ['COLL-03', 'CollectionForm', "'fresh' #2", "'search'"],
  ]),
  ...inFile('src/features/collection/collection-results.tsx', 'tests/e2e/movie/collection.spec.ts', [
    ['COLL-06', 'CollectionResults', 'COLLECTION.found()', "''"],
  ]),
  ...inFile(
    'src/features/collection/collection-results.tsx',
    'tests/unit/features/collection/collection-screen.test.tsx',
    [
      ['COLL-19', 'CollectionResults', 'COLLECTION.empty', "''"],
      ['COLL-20', 'CollectionResults', 'seen #1', 'false'],
    ],
  ),
  ...inFile('src/features/collection/collection-screen.tsx', 'tests/e2e/movie/collection-faults.spec.ts', [
    ['ERR-79', 'CollectionScreen', 'failure #3', 'false'],
  ]),
  ...inFile('src/features/collection/collection-screen.tsx', 'tests/e2e/movie/collection.spec.ts', [
    ['ERR-53', 'NOTICES', 'fresh:'],
    ['COLL-04', 'CollectionScreen', 'refresh()'],
  ]),
  ...inFile('src/features/collection/collection-screen.tsx', 'tests/e2e/shell/small-screens.spec.ts', [
    ['', 'Parts', 'gridTemplateAreas: #1', `'"head" "form" "badges" "found"'`],
  ]),
  ...inFile(
    'src/features/collection/collection-screen.tsx',
    'tests/unit/features/collection/collection-screen.test.tsx',
    [['COLL-13', 'CollectionScreen', 'changeView() #1']],
  ),
  ...inFile('src/features/collection/collection-screen.tsx', 'tests/unit/features/collection/repeat-notice.test.tsx', [
    ['', 'CollectionScreen', 'COLLECTION.repeats', "''"],
  ]),
  ...inFile('src/features/collection/collection-screen.tsx', 'tests/e2e/movie/collection.spec.ts', [
    ['COLL-05', 'TrackingBadges', 'stats.totalTracked', '0'],
    ['COLL-04', 'TrackingBadges', 'onPress='],
  ]),
  ...inFile('src/features/marked-movies/windowed-movie-grid.tsx', 'tests/e2e/account/undo.spec.ts', [
    ['', 'WindowedMovieGrid', 'as='],
  ]),
];
