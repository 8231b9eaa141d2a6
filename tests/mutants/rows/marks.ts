import type { Breakage } from '../breakage';

const FAVORITES = ['tests/unit/marked-films/favorites-screen.test.tsx'];
const MARKED_ROW = ['tests/unit/marked-films/marked-row.test.tsx'];
const WATCHED = ['tests/unit/marked-films/watched-screen.test.tsx'];
const VIEW = ['tests/unit/marked-films/use-marked-view.test.tsx'];
const LIST = ['tests/unit/marked-films/marked-films.test.tsx'];
const TOGGLE = ['tests/unit/marks/use-toggle.test.tsx'];

/** Breakages of favorites and watched marks. */
export const MARKS_BREAKAGES: readonly Breakage[] = [
  {
    ids: ['FAV-01'],
    file: 'src/features/marked-films/marked-row.tsx',
    find: 'knownFilm(films, id)',
    replace: 'knownFilm(new Map(), id)',
    tests: MARKED_ROW,
  },
  {
    ids: ['FAV-01'],
    file: 'src/ui/film/film-card.tsx',
    find: '<ChipList label={CARD.genres} items={film.genres} limit={genreLimit} />',
    replace: '',
    tests: MARKED_ROW,
  },
  {
    ids: ['FAV-01'],
    file: 'src/domain/film/film-summary.ts',
    find: 'genres: [...genres]',
    replace: 'genres: []',
    tests: MARKED_ROW,
  },
  {
    ids: ['FAV-02'],
    file: 'src/features/marked-films/marked-row.tsx',
    find: 'showRank={false}',
    replace: '',
    tests: MARKED_ROW,
  },
  {
    ids: ['FAV-03'],
    file: 'src/features/marked-films/marked-films.tsx',
    find: "ids === undefined || knowledge === 'asking'",
    replace: 'ids === undefined',
    tests: FAVORITES,
  },
  {
    ids: ['FAV-03'],
    file: 'src/features/marked-films/marked-films.tsx',
    find: '<Spinner label={words.loading} />',
    replace: '<Spinner label={words.title} />',
    tests: FAVORITES,
  },
  {
    ids: ['FAV-04'],
    file: 'src/features/marked-films/marked-films.tsx',
    find: 'text={words.emptyTip}',
    replace: 'text={words.emptyTitle}',
    tests: FAVORITES,
  },
  {
    ids: ['FAV-05', 'FAV-09'],
    file: 'src/features/marks/use-toggle.ts',
    find: '{ kind, film }, !marked)',
    replace: '{ kind, film }, true)',
    tests: TOGGLE,
  },
  {
    ids: ['FAV-05'],
    file: 'src/data/local/films/marks.ts',
    find: 'markKey(kind, movieId)',
    replace: "markKey('watched', movieId)",
    tests: ['tests/unit/marks/is-marked.test.ts'],
  },
  {
    ids: ['FAV-09'],
    file: 'src/features/marks/set-mark.ts',
    find: 'runtime.mark(kind, film, present)',
    replace: "runtime.mark('favorite', film, present)",
    tests: TOGGLE,
  },
  {
    ids: ['FAV-06', 'FAV-10'],
    file: 'src/features/marks/use-toggle.ts',
    find: 'marked ? sentences.remove : sentences.add',
    replace: 'marked ? sentences.add : sentences.remove',
    tests: TOGGLE,
  },
  {
    ids: ['FAV-10'],
    file: 'src/words/en/account/marks.ts',
    find: "'Mark as Unwatched'",
    replace: "'Mark as Watched'",
    tests: TOGGLE,
  },
  {
    ids: ['ERR-48'],
    file: 'src/features/marks/set-mark.ts',
    find: 'text: sentences.removed',
    replace: 'text: sentences.remove',
    tests: TOGGLE,
  },
  {
    ids: ['ERR-01', 'ERR-05', 'ROLE-03'],
    file: 'src/features/marks/use-toggle.ts',
    find: 'text: sentences.signIn',
    replace: 'text: sentences.noId',
    tests: TOGGLE,
  },
  {
    ids: ['ERR-02', 'ERR-06'],
    file: 'src/features/marks/use-toggle.ts',
    find: '!isMovieId(film.id)',
    replace: 'Number.isNaN(film.id)',
    tests: TOGGLE,
  },
  {
    ids: [],
    file: 'src/features/marked-films/watched-screen.tsx',
    find: "useMarkedList('watched')",
    replace: "useMarkedList('favorite')",
    tests: WATCHED,
  },
  {
    ids: [],
    file: 'src/features/marked-films/watched-row.tsx',
    find: 'if (time === undefined) return null;',
    replace: "if (time === undefined) return '';",
    tests: WATCHED,
  },
  {
    ids: [],
    file: 'src/data/local/films/marks.ts',
    find: 'times.set(movieId, present ? ts : null);',
    replace: 'times.set(movieId, present ? (times.get(movieId) ?? ts) : null);',
    tests: ['tests/unit/marks/mark-times.test.ts'],
  },
  {
    ids: [],
    file: 'src/features/marked-films/use-marked-view.ts',
    find: 'if (key !== written) {',
    replace: 'if (key !== null) {',
    tests: VIEW,
  },
  {
    ids: [],
    file: 'src/features/marked-films/use-marked-view.ts',
    find: 'setWritten(key);',
    replace: '',
    tests: VIEW,
  },
  {
    ids: [],
    file: 'src/features/marked-films/use-marked-view.ts',
    find: 'if (waits) write(view);',
    replace: '',
    tests: VIEW,
  },
  {
    ids: [],
    file: 'src/features/marked-films/marked-films.tsx',
    find: '!loading && known && total > 0 && count === 0',
    replace: '!loading && total > 0 && count === 0',
    tests: LIST,
  },
  {
    ids: [],
    file: 'src/features/marked-films/use-marked-list.ts',
    find: 'plain ? newest : films',
    replace: 'newest',
    tests: LIST,
  },
  {
    ids: [],
    file: 'src/features/marked-films/use-marked-list.ts',
    find: ', !plain)',
    replace: ', true)',
    tests: LIST,
  },
  {
    ids: [],
    file: 'src/features/marked-films/use-marked-view.ts',
    find: '{ replace: true, state }',
    replace: '{ state }',
    tests: ['tests/e2e/account/watched.spec.ts'],
  },
  {
    ids: [],
    file: 'src/features/marks/mark-button.tsx',
    find: '      labelTells\n',
    replace: '',
    tests: ['tests/unit/marks/mark-button.test.tsx'],
  },
];
