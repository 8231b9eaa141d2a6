import { inFile, type Mutation } from '../mutation';

/** Mutations of one movie: its card, dialog, screen and trailer. */
export const MOVIE_MUTATIONS: readonly Mutation[] = [
  ...inFile('src/hooks/movie-url.ts', 'tests/unit/hooks/movie-url.test.ts', [
    ['ERR-13', 'parseMovieUrl', 'movieIdOf()', '1'],
  ]),
  ...inFile('src/features/movie/movie-route.tsx', 'tests/e2e/movie/movie.spec.ts', [
    ['ERR-15', 'MovieRoute', '<NoMovieId>'],
    ['DET-02', 'Movie', 'onTrailer='],
  ]),
  ...inFile('src/features/open-movie/open-movie-screen.tsx', 'tests/e2e/movie/open-movie.spec.ts', [
    ['', 'SharedMovieSearch', 'results.match #1', 'false'],
  ]),
  ...inFile('src/features/movie/movie-dialog.tsx', 'tests/e2e/movie/movie-dialog.spec.ts', [
    ['CARD-05', 'MovieSheet', 'movie.id #2', '0'],
    ['CARD-06', 'MovieSheet', '<MarkAction> #1'],
    ['CARD-06', 'MovieSheet', 'markedLabel='],
    ['CARD-04', 'OpenMovie', 'onTrailer='],
    ['ERR-08', 'NoSuchMovie', 'trailer', 'false'],
  ]),
  ...inFile('src/features/movie/movie-cast.tsx', 'tests/unit/features/movie/movie-cast.test.tsx', [
    ['DET-04', 'MovieCast', 'path=', 'null'],
    ['DET-04', 'MovieCast', 'MOVIE.as()', "''"],
  ]),
  ...inFile('src/features/movie/movie-facts.tsx', 'tests/unit/features/movie/movie-facts.test.tsx', [
    ['DET-08', 'factsOf', 'MOVIE.status'],
    ['DET-09', 'factsOf', 'budget #2', 'true'],
  ]),
  ...inFile('src/features/movie/movie-facts.tsx', 'tests/e2e/movie/movie.spec.ts', [
    ['DET-03', 'MovieOverview', 'movie.description', "''"],
  ]),
  ...inFile('src/features/movie/movie-facts.tsx', 'tests/e2e/movie/movie.spec.ts', [
    ['DET-06', 'MovieRanking', '<RankingText>'],
  ]),
  ...inFile('src/features/movie/movie-hero.tsx', 'tests/unit/features/movie/movie-hero.test.tsx', [
    ['DET-01', 'HeroFacts', 'formatRuntime()', "''"],
  ]),
  ...inFile('src/features/movie/movie-hero.tsx', 'tests/e2e/movie/movie.spec.ts', [
    ['DET-01', 'MovieHero', 'tagline #2', 'true'],
    ['DET-01', 'MovieHero', '<ChipList>'],
    ['DET-02', 'MovieHero', '<MarkAction> #2'],
  ]),
  ...inFile('src/features/movie/movie-failure.tsx', 'tests/e2e/movie/movie.spec.ts', [
    ['DET-13', 'MovieFailure', "'not-found'", 'false'],
    ['ERR-14', 'MovieFailure', 'MOVIE.failed', "''"],
  ]),
  ...inFile('src/features/movie/movie-route.tsx', 'tests/unit/domain/browsing-cache/cached-movie.test.tsx', [
    ['', 'MovieScreen', 'listed #1', 'null'],
  ]),
  ...inFile('src/features/movie/movie-trailer.tsx', 'tests/e2e/movie/movie-dialog.spec.ts', [
    ['ERR-11', 'MovieTrailer', 'TRAILER.lookupFailed', "''"],
  ]),
  ...inFile('src/components/movie/trailer-dialog.tsx', 'tests/e2e/movie/movie-dialog.spec.ts', [
    ['ERR-12', 'TrailerDialog', '<p>'],
  ]),
  ...inFile('src/components/movie/movie-badges.tsx', 'tests/unit/features/questionnaire/result-slide.test.tsx', [
    ['QUIZ-11', 'CertificationBadge', 'certification #1', 'false'],
  ]),
  ...inFile('src/components/movie/movie-badges.tsx', 'tests/unit/features/questionnaire/result-slide.test.tsx', [
    ['QUIZ-12', 'ServiceList', '<span>'],
  ]),
  ...inFile('src/components/movie/movie-card.tsx', 'tests/unit/components/movie/movie-card.test.tsx', [
    ['CARD-02', 'MovieCard', 'showRank', 'true'],
    ['CARD-03', 'MovieCard', 'onClick='],
    ['CARD-01', 'MovieCard', 'movie.year #1', 'false'],
    ['CARD-01', 'MovieCard', '<Rating>'],
  ]),
  ...inFile('src/components/movie/poster.tsx', 'tests/unit/features/questionnaire/result-slide.test.tsx', [
    ['ENT-17', 'MoviePoster', '<PosterPlaceholder>'],
    ['ENT-17', 'MoviePoster', 'onError='],
  ]),
  ...inFile('src/features/questionnaire/result-slide.tsx', 'tests/unit/features/questionnaire/result-slide.test.tsx', [
    ['', 'ResultSlide', 'fromDevice', 'false'],
    ['QUIZ-10', 'ResultSlide', 'outOfTen='],
  ]),
  ...inFile('src/components/movie/trailer-button.tsx', 'tests/e2e/movie/movie-dialog.spec.ts', [
    ['ROLE-02', 'TrailerButton', 'onPress='],
  ]),
  ...inFile('src/components/movie/trailer-button.tsx', 'tests/e2e/movie/movie-dialog.spec.ts', [
    ['ERR-10', 'useTrailerPress', 'TRAILER.failed', "''"],
    ['ERR-09', 'useTrailerPress', 'toasts.show() #2'],
  ]),
];
