import { inFile, type Mutation } from '../mutation';

/** Mutations of marks, and the lists of marked movies. */
export const MARKS_MUTATIONS: readonly Mutation[] = [
  ...inFile('src/marks/toggle-mark.ts', 'tests/unit/marks/toggle-mark.dom.test.ts', [
    ['', 'unmarkMovies', 'notifyMarkFailed()'],
  ]),
  ...inFile('src/features/sync/use-outbox.ts', 'tests/unit/features/sync/unknown-kinds.test.tsx', [
    ['', 'useConflictLog', 'isUserMark()', 'true'],
  ]),
  ...inFile('src/marks/movie-shelf.tsx', 'tests/unit/marks/movie-shelf.test.tsx', [
    ['', 'useQuietCards', 'pressed='],
    ['', 'useQuietCards', 'onPress='],
  ]),
  ...inFile('src/features/movie/more-like-this.tsx', 'tests/unit/features/movie/more-like.test.tsx', [
    ['', 'DialogMore', "'h3'", "'h2'"],
    ['', 'useMoreLike', "'everywhere'", 'false'],
  ]),
  ...inFile(
    'src/features/marked-movies/marked-screen.tsx',
    'tests/unit/features/marked-movies/marked-screen.test.tsx',
    [['', 'DatedRow', 'time #1', 'false']],
  ),
  ...inFile(
    'src/features/marked-movies/marked-movies.tsx',
    'tests/unit/features/marked-movies/favorites-screen.test.tsx',
    [
      ['FAV-03', 'MarkedMovies', "'syncing' #1", 'false'],
      ['FAV-04', 'MarkedMovies', 'messages.emptyTip', "''"],
    ],
  ),
  ...inFile(
    'src/features/marked-movies/marked-movies.tsx',
    'tests/unit/features/marked-movies/marked-movies.test.tsx',
    [['', 'MarkedMovies', 'synced #6', 'true']],
  ),
  ...inFile('src/features/marked-movies/marked-row.tsx', 'tests/unit/features/marked-movies/marked-row.test.tsx', [
    ['FAV-01', 'MarkedRow', 'movies #2', 'new Map()'],
    ['FAV-02', 'MarkedRow', 'showRank='],
  ]),
  ...inFile(
    'src/features/marked-movies/marked-screen.tsx',
    'tests/unit/features/marked-movies/marked-screen.test.tsx',
    [['', 'MarkedScreen', 'kind #1', "'favorite'"]],
  ),
  ...inFile(
    'src/features/marked-movies/use-marked-list.ts',
    'tests/unit/features/marked-movies/marked-movies.test.tsx',
    [['', 'useMarkedList', 'plain #1', 'true']],
  ),
  ...inFile('src/features/marked-movies/use-marked-list.ts', 'tests/e2e/account/watched.spec.ts', [
    ['', 'useMarkedView', 'replace:'],
  ]),
  ...inFile(
    'src/features/marked-movies/use-marked-list.ts',
    'tests/unit/features/marked-movies/use-marked-list.test.tsx',
    [['', 'useMarkedView', 'writtenKey #1', 'null']],
  ),
  ...inFile('src/marks/mark-button.tsx', 'tests/unit/marks/mark-button.test.tsx', [
    ['', 'MarkButton', 'labelIncludesState='],
  ]),
  ...inFile('src/marks/toggle-mark.ts', 'tests/unit/marks/use-mark.test.tsx', [
    ['FAV-09', 'toggleMark', 'kind #2', "'favorite'"],
    ['ERR-49', 'notifyMarked', 'messages.added', "''"],
  ]),
  ...inFile('src/marks/toggle-mark.ts', 'tests/unit/marks/use-mark.test.tsx', [
    ['ERR-03', 'notifyMarkFailed', 'failed', "''"],
  ]),
  ...inFile('src/marks/mark-button.tsx', 'tests/unit/marks/use-mark.test.tsx', [
    ['ERR-01 ERR-05 ROLE-03', 'useMarkToggle', 'messages.signIn', "''"],
    ['ERR-02 ERR-06', 'useMarkToggle', 'isMovieId()', 'false'],
    ['FAV-05 FAV-09', 'useMarkToggle', 'marked #2', 'true'],
    ['FAV-06 FAV-10', 'useMarkToggle', 'marked #5', 'false'],
  ]),
];
