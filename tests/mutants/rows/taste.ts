import type { Breakage } from '../breakage';

const TURNS = 'src/domain/recommend/taste-turns.ts';
const FACTS = 'src/domain/recommend/facts-rule.ts';
const SHORTLIST = 'src/data/tmdb/search/shortlist.ts';
const SHELVES = 'src/data/local/films/taste-shelves.ts';

const LIKED_SEARCH = ['tests/unit/taste/liked-search.test.ts'];
const LIKED_FILMS = ['tests/unit/taste/liked-films.test.ts'];
const WATCHED_LEFT_OUT = ['tests/unit/taste/watched-left-out.test.tsx'];

/** Breakages of what comes by taste, and of leaving out what was watched. */
export const TASTE_BREAKAGES: readonly Breakage[] = [
  {
    ids: [],
    file: 'src/data/local/films/kept-neighbours.ts',
    find: "TASTE_FAVORITES, ['favorite'])",
    replace: 'TASTE_FAVORITES)',
    tests: ['tests/unit/taste/taste-favorites.test.ts'],
  },
  {
    ids: [],
    file: 'src/config/recommend/taste.ts',
    find: 'TASTE_RESULTS = 7',
    replace: 'TASTE_RESULTS = 8',
    tests: LIKED_SEARCH,
  },
  { ids: [], file: TURNS, find: '!ids.has(film.id) &&', replace: '', tests: LIKED_SEARCH },
  {
    ids: [],
    file: TURNS,
    find: 'unlisted === true ? [liking]',
    replace: 'unlisted ? [liking, null]',
    tests: LIKED_SEARCH,
  },
  {
    ids: [],
    file: FACTS,
    find: 'unlisted === true && allowed',
    replace: 'unlisted === null && allowed',
    tests: LIKED_SEARCH,
  },
  { ids: [], file: FACTS, find: '...film.reasons.filter(isLiked), ', replace: '', tests: LIKED_SEARCH },
  { ids: [], file: SHORTLIST, find: 'unproven < TASTE_UNPROVEN', replace: 'unproven < Infinity', tests: LIKED_SEARCH },
  {
    ids: [],
    file: 'src/domain/recommend/recommend.ts',
    find: 'TASTE_WEIGHT * (liking',
    replace: '0 * (liking',
    tests: LIKED_SEARCH,
  },
  {
    ids: [],
    file: 'src/data/catalogue/device-search.ts',
    find: '...(liking && { liking })',
    replace: '',
    tests: LIKED_SEARCH,
  },
  {
    ids: [],
    file: 'src/domain/taste/liked-candidates.ts',
    find: 'film.voteCount < SORTED_MIN_VOTES',
    replace: 'film.voteCount < 0',
    tests: LIKED_SEARCH,
  },
  {
    ids: [],
    file: 'src/data/local/films/liked-films.ts',
    find: 'favorites.length < LEAST_FAVORITES',
    replace: 'favorites.length < 1',
    tests: LIKED_FILMS,
  },
  {
    ids: [],
    file: 'src/domain/recommend/true-reasons.ts',
    find: 'favorites.has(reason.favorite)',
    replace: 'favorites !== null',
    tests: ['tests/unit/taste/use-true-reasons.test.tsx'],
  },
  {
    ids: [],
    file: 'src/domain/marks/mark-kinds.ts',
    find: "pinned: true,\n    told: true,\n    excluded: 'everywhere'",
    replace: 'pinned: true,\n    told: true,\n    excluded: null',
    tests: WATCHED_LEFT_OUT,
  },
  { ids: [], file: SHELVES, find: '...unwanted, ', replace: '', tests: WATCHED_LEFT_OUT },
];
