import type { Breakage } from '../breakage';

const FILM_DIALOGS = 'src/app/film-dialogs/film-dialogs.tsx';
const TRAILER_BUTTON = 'src/ui/film/trailer-button.tsx';
const USE_TRAILER_PRESS = 'src/ui/film/use-trailer-press.ts';
const MOVIE_HERO = 'src/features/movie/hero/movie-hero.tsx';
const MOVIE_ROUTE = 'src/app/films/movie-route.tsx';
const MOVIE_FAILURE = 'src/features/movie/movie-failure.tsx';

const IN_FILM_DIALOG = ['tests/e2e/film/film-dialog.spec.ts'];
const IN_MOVIE = ['tests/e2e/film/movie.spec.ts'];

/** Breakages that a browser must notice, of one film: its dialog, its screen, its trailer. */
export const BROWSER_FILM_BREAKAGES: readonly Breakage[] = [
  {
    ids: ['CARD-04'],
    file: FILM_DIALOGS,
    find: 'onTrailer={() => void navigate({ search: searchWithTrailer(search) }, { state: pushedState(state, card) })}',
    replace: 'onTrailer={() => undefined}',
    tests: IN_FILM_DIALOG,
  },
  {
    ids: ['CARD-05'],
    file: 'src/features/film-dialog/film-sheet.tsx',
    find: 'to={moviePath(film.id)}',
    replace: 'to={moviePath(film.id + 1)}',
    tests: IN_FILM_DIALOG,
  },
  {
    ids: ['CARD-06'],
    file: FILM_DIALOGS,
    find: ' markedLabel={FILM_DIALOG.watched}',
    replace: '',
    tests: IN_FILM_DIALOG,
  },
  {
    ids: ['CARD-06'],
    file: FILM_DIALOGS,
    find: '            <MarkAction kind="favorite" film={film} />\n',
    replace: '',
    tests: IN_FILM_DIALOG,
  },
  { ids: ['STATE-06'], file: TRAILER_BUTTON, find: '      loading={loading}\n', replace: '', tests: IN_FILM_DIALOG },
  {
    ids: ['ROLE-02'],
    file: TRAILER_BUTTON,
    find: 'onPress={onPress}',
    replace: 'onPress={() => undefined}',
    tests: IN_FILM_DIALOG,
  },
  {
    ids: ['ERR-08'],
    file: FILM_DIALOGS,
    find: 'trailer ? TRAILER.noId : FILM_DIALOG.noId',
    replace: 'FILM_DIALOG.noId',
    tests: IN_FILM_DIALOG,
  },
  {
    ids: ['ERR-09'],
    file: USE_TRAILER_PRESS,
    find: "else if (answer.value.facts.trailerUrl === '') toasts.show({ kind: 'info', text: TRAILER.missing });",
    replace: '',
    tests: IN_FILM_DIALOG,
  },
  {
    ids: ['ERR-10'],
    file: USE_TRAILER_PRESS,
    find: 'text: TRAILER.failed',
    replace: 'text: TRAILER.missing',
    tests: IN_FILM_DIALOG,
  },
  {
    ids: ['ERR-11'],
    file: 'src/features/trailer/film-trailer.tsx',
    find: '<ErrorPanel text={TRAILER.lookupFailed}>',
    replace: '<ErrorPanel text={TRAILER.none}>',
    tests: IN_FILM_DIALOG,
  },
  {
    ids: ['ERR-12'],
    file: 'src/features/trailer/trailer-dialog.tsx',
    find: "      {url === '' && <Nothing>{TRAILER.none}</Nothing>}\n",
    replace: '',
    tests: IN_FILM_DIALOG,
  },
  {
    ids: ['DET-01'],
    file: MOVIE_HERO,
    find: '          <ChipList label={CARD.genres} items={film.genres} />\n',
    replace: '',
    tests: IN_MOVIE,
  },
  {
    ids: ['DET-01'],
    file: MOVIE_HERO,
    find: "{...(tagline === '' ? {} : { lead: tagline })}",
    replace: '',
    tests: IN_MOVIE,
  },
  {
    ids: ['DET-02'],
    file: MOVIE_ROUTE,
    find: '            <MarkAction kind="watched" film={film} />\n',
    replace: '',
    tests: IN_MOVIE,
  },
  {
    ids: ['DET-02'],
    file: MOVIE_HERO,
    find: '          <TrailerButton loading={trailerLoading} onPress={onTrailer} />\n',
    replace: '',
    tests: IN_MOVIE,
  },
  {
    ids: ['DET-02'],
    file: MOVIE_ROUTE,
    find: 'onTrailer={() => void navigate({ search: searchWithTrailer(search) }, { state: pushedState(state, null) })}',
    replace: 'onTrailer={() => undefined}',
    tests: IN_MOVIE,
  },
  {
    ids: ['DET-03'],
    file: 'src/features/movie/facts/movie-overview.tsx',
    find: '{text || CARD.noDescription}',
    replace: '{CARD.noDescription}',
    tests: IN_MOVIE,
  },
  {
    ids: ['DET-05'],
    file: 'src/config/film/streaming-services.ts',
    find: 'PROVIDERS_SHOWN = 6',
    replace: 'PROVIDERS_SHOWN = 7',
    tests: IN_MOVIE,
  },
  {
    ids: ['DET-05'],
    file: 'src/features/movie/facts/movie-streaming.tsx',
    find: '{MOVIE.streamingNote} ',
    replace: '',
    tests: IN_MOVIE,
  },
  {
    ids: ['DET-06'],
    file: 'src/features/movie/facts/movie-ranking.tsx',
    find: '<Words>{MOVIE.rankTier[rankTier(rank)]}</Words>',
    replace: '',
    tests: IN_MOVIE,
  },
  {
    ids: ['DET-12'],
    file: 'src/features/movie/movie-loading.tsx',
    find: 'title={<PageHeading title={MOVIE.loading} />}',
    replace: 'title={null}',
    tests: IN_MOVIE,
  },
  {
    ids: ['DET-13'],
    file: MOVIE_FAILURE,
    find: "if (error.reason === 'not-found') return <NoSuchMovie />;",
    replace: '',
    tests: IN_MOVIE,
  },
  {
    ids: ['ERR-14'],
    file: MOVIE_FAILURE,
    find: '<Message title={MOVIE.failed}>',
    replace: '<Message title={MOVIE.notFound}>',
    tests: IN_MOVIE,
  },
  {
    ids: ['ERR-15'],
    file: MOVIE_ROUTE,
    find: 'id === null ? <NoMovieId /> :',
    replace: 'id === null ? null :',
    tests: IN_MOVIE,
  },
];
