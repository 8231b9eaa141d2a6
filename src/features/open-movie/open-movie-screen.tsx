import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { type SyntheticEvent, useEffect, useMemo, useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { queryFailure, type TmdbError } from '../../api/tmdb/errors';
import { sharedMovieQuery } from '../../api/tmdb/title-search';
import { AgeLine } from '../../components/age-line';
import { Button } from '../../components/button';
import { EmptyState } from '../../components/empty-state';
import { TextField } from '../../components/form/text-field';
import { PageHeading } from '../../components/layout/headings';
import { Screen } from '../../components/layout/screen';
import { type CardMovie, MovieCard } from '../../components/movie/movie-card';
import { ListFailure, MovieGrid } from '../../components/movie/movie-grid';
import { Spinner } from '../../components/spinner';
import { Announcement } from '../../components/visually-hidden';
import { moviePath, SHARED_LENGTH, SHARED_PARTS } from '../../config/routes';
import { GENRE_CHIPS_IN_LISTS } from '../../config/ui';
import type { CachedMovie } from '../../domain/browsing-cache/cached-movie';
import { type Movie, movieOf } from '../../domain/movies/movie';
import { resolveSharedMovie, moviesTitled, parseSharedMovie, type SharedMovie } from '../../domain/movies/share-target';
import { QueryProvider } from '../../hooks/query-provider';
import { useServices } from '../../hooks/services-context';
import { useNow } from '../../hooks/use-now';
import { useOpenMovie } from '../../hooks/use-open-movie';
import type { OfflineSource } from '../../services/offline-search';
import { OPEN_MOVIE } from './messages';

const Form = chakra('form', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 30rem) max-content',
    justifyContent: 'start',
    alignItems: 'end',
    // A field keeps this much room for its error.
    '& > button': { marginBottom: '1.5' },
    gap: '3',
    marginBottom: { base: '6', md: '8' },
  },
});

const FromDevice = chakra('div', { base: { display: 'grid', justifyItems: 'start', marginBottom: '6' } });

export interface OpenMovieScreenProps {
  readonly shared: SharedMovie;
  /** What was shared, in words. */
  readonly text: string;
  readonly found: SharedMovies;
  readonly onFind: (text: string) => void;
  readonly onOpen: (movie: CardMovie) => void;
}

/** /open: finds the movie that was shared with Matinee, or that one types or pastes. */
export function OpenMovieScreen({ shared, text, found, onFind, onOpen }: OpenMovieScreenProps) {
  const [typed, setTyped] = useState(text);
  const [given, setGiven] = useState(text);
  if (given !== text) {
    setGiven(text);
    setTyped(text);
  }
  const asked = shared.kind === 'title' || shared.kind === 'imdb';
  const { movies, since, error } = found;
  const now = useNow();

  function onSubmit(event: SyntheticEvent) {
    event.preventDefault();
    if (typed.trim() !== '') onFind(typed.trim().slice(0, SHARED_LENGTH));
  }

  return (
    <Screen>
      <PageHeading title={OPEN_MOVIE.title} lead={OPEN_MOVIE.lead} />
      <Form role="search" onSubmit={onSubmit}>
        <TextField label={OPEN_MOVIE.field} type="search" value={typed} onChange={setTyped} autoComplete="off" />
        <Button type="submit">{OPEN_MOVIE.find}</Button>
      </Form>
      {shared.kind === 'other-address' && (
        <EmptyState icon={SearchX} title={OPEN_MOVIE.otherAddress} text={OPEN_MOVIE.otherAddressTip} />
      )}
      {asked && !movies && error === null && <Spinner label={OPEN_MOVIE.looking} />}
      {asked && since !== null && (
        <FromDevice>
          <AgeLine reason={OPEN_MOVIE.fromDevice} ageMs={now - since} />
          <Button variant="secondary" onPress={found.retry}>
            {OPEN_MOVIE.again}
          </Button>
        </FromDevice>
      )}
      {asked && error && since === null && (
        <ListFailure
          reason={error.reason}
          title={OPEN_MOVIE.failed}
          offline={OPEN_MOVIE.offline}
          onRetry={found.retry}
        />
      )}
      {asked && movies && (
        <Announcement text={movies.length === 0 ? OPEN_MOVIE.none : OPEN_MOVIE.found(movies.length)} />
      )}
      {asked && movies?.length === 0 && <EmptyState icon={SearchX} title={OPEN_MOVIE.none} text={OPEN_MOVIE.noneTip} />}
      {asked && movies && movies.length > 0 && (
        <MovieGrid aria-label={OPEN_MOVIE.found(movies.length)}>
          {movies.map((movie) => (
            <li key={movie.id}>
              <MovieCard
                movie={movie}
                onOpen={onOpen}
                showRank={false}
                headingLevel="h2"
                genreLimit={GENRE_CHIPS_IN_LISTS}
              />
            </li>
          ))}
        </MovieGrid>
      )}
    </Screen>
  );
}

/** /open: where systems bring what is shared with the installed application, and links of its own scheme. */
export function OpenMovieRoute() {
  const [parameters] = useSearchParams();
  const title = parameters.get(SHARED_PARTS.title) ?? '';
  const text = parameters.get(SHARED_PARTS.text) ?? '';
  const address = parameters.get(SHARED_PARTS.address) ?? '';
  const shared = useMemo(
    () => parseSharedMovie({ title, text, address }, window.location.origin),
    [title, text, address],
  );
  // In place of this address, so that Back does not lead here again.
  if (shared.kind === 'movie') return <Navigate to={moviePath(shared.id)} replace />;
  return (
    <QueryProvider>
      <Finding shared={shared} text={[title, text, address].find((part) => part !== '') ?? ''} />
    </QueryProvider>
  );
}

function Finding({ shared, text }: { readonly shared: SharedMovie; readonly text: string }) {
  const navigate = useNavigate();
  const openMovie = useOpenMovie();
  const found = useSharedMovie(shared);
  if (found.meant !== null) return <Navigate to={moviePath(found.meant)} replace />;

  function onFind(typed: string) {
    void navigate({ search: new URLSearchParams({ [SHARED_PARTS.text]: typed }).toString() });
  }

  return <OpenMovieScreen shared={shared} text={text} found={found} onFind={onFind} onOpen={openMovie} />;
}

/** What is known by what was shared. */
export interface SharedMovies {
  /** The likeliest first; null until they are known. */
  readonly movies: readonly Movie[] | null;
  /**
   * Where they were found on the device: when the one was listed that was listed longest ago, in milliseconds since 1970;
   * null where they come from the movie database.
   */
  readonly since: number | null;
  /** The movie that is meant without doubt; null where somebody has to choose, or none was found. */
  readonly meant: number | null;
  readonly error: TmdbError | null;
  readonly retry: () => void;
}

/**
 * The movies on this device that a shared title may mean.
 * @param wanted whether nothing better is to be had: the device is read only then
 * @returns null where nothing is wanted, the device has none, or until it has been read
 */
function useTitledMovies(shared: SharedMovie, wanted: boolean): OfflineSource<CachedMovie> | null {
  const load = useServices();
  const [found, setFound] = useState<{ readonly by: SharedMovie; readonly movies: OfflineSource<CachedMovie> } | null>(
    null,
  );
  useEffect(() => {
    if (!wanted || shared.kind !== 'title') return;
    const title = shared;
    let stopped = false;
    async function look(): Promise<void> {
      const services = await load().catch(() => null);
      const all = await services?.browsingCache.read();
      const movies = all?.ok ? moviesTitled(title, all.value) : [];
      if (!stopped && movies.length > 0)
        setFound({ by: title, movies: { movies, since: Math.min(...movies.map(({ seenAt }) => seenAt)) } });
    }
    void look();
    return () => {
      stopped = true;
    };
  }, [load, shared, wanted]);
  return wanted && found?.by === shared ? found.movies : null;
}

/** Asks the movie database for the movies that may be meant; where it does not answer, the device tells what it has. */
export function useSharedMovie(shared: SharedMovie): SharedMovies {
  const load = useServices();
  const query = useQuery(sharedMovieQuery(load, shared));
  const { data, refetch } = query;
  const error = data ? null : queryFailure(query);
  const onDevice = useTitledMovies(shared, error !== null);
  const listed = data ?? onDevice?.movies;
  const movies = useMemo(() => listed?.map((candidate) => movieOf(candidate)) ?? null, [listed]);
  return {
    movies,
    since: data ? null : (onDevice?.since ?? null),
    meant: listed ? resolveSharedMovie(shared, listed) : null,
    error,
    retry: () => void refetch(),
  };
}
