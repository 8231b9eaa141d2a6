import type { Breakage } from '../breakage';

const CARD = 'src/ui/film/film-card.tsx';
const FILM_OF = 'src/domain/film/film-of.ts';
const CAST = 'src/features/movie/facts/movie-cast.tsx';
const DETAILS = 'src/features/movie/facts/movie-facts.tsx';
const LIMITS = 'src/config/film/card-limits.ts';

const ON_CARD = ['tests/unit/ui/film-card.test.tsx'];
const ON_DETAILS = ['tests/unit/movie/movie-facts.test.tsx'];
const ON_CAST = ['tests/unit/movie/movie-cast.test.tsx'];
const SHOWN = ['tests/unit/film/film-of.test.ts'];
const FACTS = ['tests/unit/film/film-facts.test.ts'];
const PARSED = ['tests/unit/tmdb/parse-film.test.ts'];
const SLIDE = ['tests/unit/results/result-slide.test.tsx'];

/** Breakages of what is shown of a film. */
export const FILM_BREAKAGES: readonly Breakage[] = [
  { ids: ['CARD-01'], file: CARD, find: '<Rating value={film.rating} />', replace: '', tests: ON_CARD },
  { ids: ['CARD-01'], file: CARD, find: '{film.year > 0 && <span>{film.year}</span>}', replace: '', tests: ON_CARD },
  {
    ids: ['CARD-02'],
    file: CARD,
    find: '{showRank && film.rank !== undefined && (',
    replace: '{film.rank !== undefined && (',
    tests: ON_CARD,
  },
  { ids: ['CARD-03'], file: CARD, find: 'onClick={() => onOpen(film)}', replace: '', tests: ON_CARD },
  {
    ids: ['CARD-07'],
    file: 'src/ui/film/picture/film-poster.tsx',
    find: ' || failedPath === posterPath',
    replace: '',
    tests: ON_CARD,
  },
  {
    ids: ['CARD-08'],
    file: LIMITS,
    find: 'GENRE_CHIPS_IN_LISTS = 2',
    replace: 'GENRE_CHIPS_IN_LISTS = 3',
    tests: ON_CARD,
  },
  { ids: ['CARD-09'], file: LIMITS, find: 'GENRE_CHIPS = 3', replace: 'GENRE_CHIPS = 4', tests: ON_CARD },
  { ids: ['CARD-10'], file: LIMITS, find: 'STREAMING_CHIPS = 3', replace: 'STREAMING_CHIPS = 4', tests: ON_CARD },
  { ids: ['CARD-11'], file: 'src/config/film/rank-tiers.ts', find: 'grey: 10', replace: 'grey: 9', tests: ON_CARD },
  {
    ids: ['DET-04'],
    file: 'src/config/movie-database/requests.ts',
    find: 'CAST_SHOWN = 12',
    replace: 'CAST_SHOWN = 10',
    tests: ON_CAST,
  },
  { ids: ['DET-04'], file: CAST, find: 'path={profilePath}', replace: 'path={null}', tests: ON_CAST },
  { ids: ['DET-04'], file: CAST, find: '<Name>{name}</Name>', replace: '', tests: ON_CAST },
  { ids: ['DET-04'], file: CAST, find: 'MOVIE.as(character)', replace: 'character', tests: ON_CAST },
  {
    ids: ['DET-07'],
    file: 'src/words/en/film/movie.ts',
    find: 'Top 25',
    replace: 'Top 20',
    tests: ['tests/unit/movie/movie-ranking.test.tsx'],
  },
  { ids: ['DET-08'], file: DETAILS, find: '[MOVIE.status, details.status],', replace: '', tests: ON_DETAILS },
  {
    ids: ['DET-09'],
    file: DETAILS,
    find: "budget > 0 ? moneyText(budget) : ''",
    replace: 'moneyText(budget)',
    tests: ON_DETAILS,
  },
  {
    ids: ['DET-11'],
    file: DETAILS,
    find: 'details.productionCompanies.slice(0, COMPANIES_SHOWN)',
    replace: 'details.productionCompanies',
    tests: ON_DETAILS,
  },
  {
    ids: ['DET-10'],
    file: 'src/words/format/runtime-text.ts',
    find: 'whole % 60',
    replace: 'whole',
    tests: ['tests/unit/messages/format.test.ts'],
  },
  { ids: ['DET-14'], file: 'src/config/film/rating-tiers.ts', find: 'from: 6.5', replace: 'from: 6', tests: SHOWN },
  {
    ids: ['ENT-12'],
    file: 'src/ui/film/result-slide.tsx',
    find: '{film.year > 0 && <span>{film.year}</span>}',
    replace: '',
    tests: SLIDE,
  },
  {
    ids: ['ENT-13'],
    file: 'src/ui/film/result-slide.tsx',
    find: '{film.description || CARD.noDescription}',
    replace: '{film.description}',
    tests: SLIDE,
  },
  { ids: ['ENT-14'], file: FILM_OF, find: 'Number.isInteger(year) ? year : 0', replace: 'year || 1970', tests: SHOWN },
  {
    ids: ['ENT-15'],
    file: FILM_OF,
    find: 'Math.round(rating * 10) / 10',
    replace: 'Math.ceil(rating * 10) / 10',
    tests: SHOWN,
  },
  {
    ids: ['ENT-16'],
    file: 'src/config/film/genres.ts',
    find: "DEFAULT_GENRE = 'Drama'",
    replace: "DEFAULT_GENRE = 'Other'",
    tests: SHOWN,
  },
  {
    ids: ['ENT-17'],
    file: 'src/ui/film/picture/film-poster.tsx',
    find: '<PosterPlaceholder title={title} />',
    replace: '',
    tests: SLIDE,
  },
  {
    ids: ['ENT-21'],
    file: 'src/data/tmdb/parse/parse-film-details.ts',
    find: "numberOf(body['budget'])",
    replace: "numberOf(body['revenue'])",
    tests: PARSED,
  },
  {
    ids: ['ENT-27'],
    file: 'src/config/film/genres.ts',
    find: "[GENRE.scifi, 'Sci-Fi']",
    replace: "[GENRE.scifi, 'Science Fiction']",
    tests: SHOWN,
  },
  {
    ids: ['CALL-28'],
    file: 'src/config/film/viewing-limits.ts',
    find: "DEFAULT_LANGUAGE = 'en-US'",
    replace: "DEFAULT_LANGUAGE = 'de-DE'",
    tests: ['tests/unit/tmdb/film-calls.test.ts'],
  },
  {
    ids: ['CALL-29'],
    file: 'src/config/movie-database/requests.ts',
    find: "details: 'credits,videos",
    replace: "details: 'videos",
    tests: ['tests/unit/tmdb/film-calls.test.ts'],
  },
  {
    ids: ['CALL-30'],
    file: 'src/domain/release/trailer-address.ts',
    find: 'if (a.official !== b.official) return a.official ? -1 : 1;',
    replace: '',
    tests: FACTS,
  },
  {
    ids: ['CALL-30'],
    file: 'src/domain/release/trailer-address.ts',
    find: 'a.publishedAt > b.publishedAt ? -1 : 1',
    replace: 'a.publishedAt > b.publishedAt ? 1 : -1',
    tests: FACTS,
  },
  {
    ids: ['CALL-31'],
    file: 'src/domain/release/certification.ts',
    find: "certified.find(({ kind }) => kind === 'theatrical') ?? certified[0]",
    replace: 'certified[0]',
    tests: FACTS,
  },
  {
    ids: ['CALL-32'],
    file: 'src/config/film/streaming-services.ts',
    find: 'PROVIDERS_SHOWN = 6',
    replace: 'PROVIDERS_SHOWN = 5',
    tests: FACTS,
  },
  {
    ids: ['CALL-32'],
    file: 'src/domain/release/streaming.ts',
    find: 'a.displayPriority - b.displayPriority',
    replace: '0',
    tests: FACTS,
  },
  {
    ids: ['CALL-37'],
    file: 'src/data/tmdb/query/discover-params.ts',
    find: "include_adult: 'false'",
    replace: "include_adult: 'true'",
    tests: ['tests/unit/tmdb/discover-params.test.ts'],
  },
  {
    ids: [],
    file: 'src/domain/film/shared-film.ts',
    find: '=== ownOrigin',
    replace: '!== ownOrigin',
    tests: ['tests/unit/film/shared-film.test.ts'],
  },
  {
    ids: [],
    file: 'src/data/tmdb/query/search-params.ts',
    find: "{ external_source: 'imdb_id' }",
    replace: '{}',
    tests: ['tests/unit/film/shared-film-search.test.ts'],
  },
  {
    ids: [],
    file: 'src/features/open-film/open-film-screen.tsx',
    find: 'asked && !films && error === null',
    replace: '!films && error === null',
    tests: ['tests/unit/film/open-film-screen.test.tsx'],
  },
  {
    ids: [],
    file: 'src/features/open-film/open-film-screen.tsx',
    find: '.slice(0, SHARED_LENGTH)',
    replace: '',
    tests: ['tests/unit/film/open-film-screen.test.tsx'],
  },
];
