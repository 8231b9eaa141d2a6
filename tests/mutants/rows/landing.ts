import type { Breakage } from '../breakage';

const FAMILY = 'src/domain/lists/family-picks.ts';

const CHARTED = ['tests/unit/film/film-of.test.ts'];
const PICKS = ['tests/unit/recommend/family-picks.test.ts'];

/** Breakages of the landing page and its family picks. */
export const LANDING_BREAKAGES: readonly Breakage[] = [
  {
    ids: ['LAND-01'],
    file: 'src/config/movie-database/requests.ts',
    find: 'HERO_COUNT = 5',
    replace: 'HERO_COUNT = 4',
    tests: CHARTED,
  },
  {
    ids: ['LAND-02'],
    file: 'src/features/landing/hero/use-rotation.ts',
    find: '(next + count) % count',
    replace: 'Math.max(0, Math.min(next, count - 1))',
    tests: ['tests/unit/landing/use-rotation.test.tsx'],
  },
  {
    ids: ['LAND-03', 'LAND-06'],
    file: 'src/features/landing/hero/use-rotation.ts',
    find: 'setPlace((index + 1) % count)',
    replace: 'setPlace(Math.min(index + 1, count - 1))',
    tests: ['tests/unit/landing/use-rotation.test.tsx'],
  },
  {
    ids: ['LAND-08'],
    file: 'src/config/recommend/family-pick-rules.ts',
    find: ', GENRE.adventure];',
    replace: '];',
    tests: PICKS,
  },
  {
    ids: ['LAND-09'],
    file: 'src/config/recommend/family-pick-rules.ts',
    find: 'FAMILY_CANDIDATES = 20',
    replace: 'FAMILY_CANDIDATES = 10',
    tests: PICKS,
  },
  {
    ids: ['LAND-10'],
    file: 'src/config/recommend/family-pick-rules.ts',
    find: 'FAMILY_PICKS_SHOWN = 6',
    replace: 'FAMILY_PICKS_SHOWN = 4',
    tests: ['tests/unit/tmdb/lists.test.ts'],
  },
  { ids: ['VAL-12'], file: FAMILY, find: "certification === '' || ", replace: '', tests: PICKS },
  {
    ids: ['VAL-13'],
    file: FAMILY,
    find: '!candidate.genreIds.some((id) => NOT_FOR_FAMILY.includes(id)) &&',
    replace: '',
    tests: PICKS,
  },
  { ids: ['VAL-14'], file: FAMILY, find: '!SENSITIVE.test(candidate.overview) &&', replace: '', tests: PICKS },
  { ids: ['VAL-15'], file: FAMILY, find: 'candidate.posterPath !== null &&', replace: '', tests: PICKS },
  {
    ids: ['VAL-16'],
    file: FAMILY,
    find: 'candidate.voteAverage >= FAMILY_MIN_RATING',
    replace: 'candidate.voteAverage > FAMILY_MIN_RATING - 1',
    tests: PICKS,
  },
  {
    ids: ['LAND-04'],
    file: 'src/config/movie-database/landing-settings.ts',
    find: 'HERO_FADE_MS = 500',
    replace: 'HERO_FADE_MS = 400',
    tests: ['tests/unit/landing/use-rotation.test.tsx'],
  },
];
