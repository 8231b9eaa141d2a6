import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import SearchX from 'lucide-react/icons/search-x';
import { type SyntheticEvent, useEffect, useMemo, useRef, useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { queryFailure, type TmdbError } from '../../api/tmdb/errors';
import { sharedMovieQuery } from '../../api/tmdb/title-search';
import { AgeLine } from '../../components/age-line';
import { Button } from '../../components/button';
import { EmptyState } from '../../components/empty-state';
import { TextField } from '../../components/form/text-field';
import { PageHeading } from '../../components/layout/headings';
import { Screen } from '../../components/layout/screen';
import { MovieCard } from '../../components/movie/movie-card';
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
import { useLaunch } from '../../hooks/use-launch';
import { useNow } from '../../hooks/use-now';
import { useOpenMovie } from '../../hooks/use-open-movie';
import type { OfflineSource } from '../../services/offline-search';
import { MarkButton } from '../../marks/mark-button';
import { OPEN_MOVIE } from './messages';

const Form = chakra('form', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 30rem) max-content',
    justifyContent: 'start',
    alignItems: 'end',
    // Matches the space that a field reserves for its error.
    '& > button': { marginBottom: '1.5' },
    gap: '3',
    marginBottom: { base: '6', md: '8' },
  },
});

const FromDevice = chakra('div', { base: { display: 'grid', justifyItems: 'start', marginBottom: '6' } });

export interface OpenMovieScreenProps {
  readonly shared: SharedMovie;
  /** The shared text. */
  readonly text: string;
  readonly results: SharedMovies;
  readonly onFind: (text: string) => void;
}

/** /open: finds the movie that was shared, typed or pasted. */
export function OpenMovieScreen({ shared, text, results, onFind }: OpenMovieScreenProps) {
  const openMovie = useOpenMovie();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(text);
  const [lastText, setLastText] = useState(text);
  if (lastText !== text) {
    setLastText(text);
    setTyped(text);
  }
  const isSearch = shared.kind === 'title' || shared.kind === 'imdb';
  const { movies, since, error } = results;
  const now = useNow();

  useLaunch('find', () => {
    field.current?.focus();
    field.current?.select();
  });

  function onSubmit(event: SyntheticEvent) {
    event.preventDefault();
    if (typed.trim() !== '') onFind(typed.trim().slice(0, SHARED_LENGTH));
  }

  return (
    <Screen>
      <PageHeading title={OPEN_MOVIE.title} lead={OPEN_MOVIE.lead} />
      <Form role="search" onSubmit={onSubmit}>
        <TextField
          ref={field}
          label={OPEN_MOVIE.field}
          type="search"
          value={typed}
          onChange={setTyped}
          autoComplete="off"
        />
        <Button type="submit">{OPEN_MOVIE.find}</Button>
      </Form>
      {shared.kind === 'other-address' && (
        <EmptyState icon={SearchX} title={OPEN_MOVIE.otherAddress} text={OPEN_MOVIE.otherAddressTip} />
      )}
      {isSearch && !movies && error === null && <Spinner label={OPEN_MOVIE.searching} />}
      {isSearch && since !== null && (
        <FromDevice>
          <AgeLine reason={OPEN_MOVIE.fromDevice} ageMs={now - since} />
          <Button variant="secondary" onPress={results.retry}>
            {OPEN_MOVIE.again}
          </Button>
        </FromDevice>
      )}
      {isSearch && error && since === null && (
        <ListFailure
          reason={error.reason}
          title={OPEN_MOVIE.failed}
          offline={OPEN_MOVIE.offline}
          onRetry={results.retry}
        />
      )}
      {isSearch && movies && (
        <Announcement text={movies.length === 0 ? OPEN_MOVIE.none : OPEN_MOVIE.found(movies.length)} />
      )}
      {isSearch && movies?.length === 0 && (
        <EmptyState icon={SearchX} title={OPEN_MOVIE.none} text={OPEN_MOVIE.noneTip} />
      )}
      {isSearch && movies && movies.length > 0 && (
        <MovieGrid aria-label={OPEN_MOVIE.found(movies.length)}>
          {movies.map((movie) => (
            <li key={movie.id}>
              <MovieCard
                movie={movie}
                onOpen={openMovie}
                showRank={false}
                headingLevel="h2"
                genreLimit={GENRE_CHIPS_IN_LISTS}
                actions={
                  <>
                    <MarkButton kind="favorite" movie={movie} surface="poster" />
                    <MarkButton kind="watched" movie={movie} surface="poster" />
                    <MarkButton kind="watchlist" movie={movie} surface="poster" />
                  </>
                }
              />
            </li>
          ))}
        </MovieGrid>
      )}
    </Screen>
  );
}

/** /open: target of the system's share menu and of the app's own link scheme. */
export function OpenMovieRoute() {
  const [parameters] = useSearchParams();
  const title = parameters.get(SHARED_PARTS.title) ?? '';
  const text = parameters.get(SHARED_PARTS.text) ?? '';
  const address = parameters.get(SHARED_PARTS.address) ?? '';
  const shared = useMemo(
    () => parseSharedMovie({ title, text, address }, window.location.origin),
    [title, text, address],
  );
  // Replaces this entry, so that Back doesn't return here.
  if (shared.kind === 'movie') return <Navigate to={moviePath(shared.id)} replace />;
  return (
    <QueryProvider>
      <SharedMovieSearch shared={shared} text={fieldText(shared, [title, text, address])} />
    </QueryProvider>
  );
}

/** What the search field says: the title that was found, else what was shared. */
function fieldText(shared: SharedMovie, parts: readonly string[]): string {
  if (shared.kind !== 'title') return parts.find((part) => part !== '') ?? '';
  return shared.year === null ? shared.title : `${shared.title} (${shared.year})`;
}

function SharedMovieSearch({ shared, text }: { readonly shared: SharedMovie; readonly text: string }) {
  const navigate = useNavigate();
  const results = useSharedMovie(shared);
  if (results.match !== null) return <Navigate to={moviePath(results.match)} replace />;

  function onFind(typed: string) {
    void navigate({ search: new URLSearchParams({ [SHARED_PARTS.text]: typed }).toString() });
  }

  return <OpenMovieScreen shared={shared} text={text} results={results} onFind={onFind} />;
}

/** Movies found for a shared text. */
export interface SharedMovies {
  /** Most likely first; null while loading. */
  readonly movies: readonly Movie[] | null;
  /** For movies from the device: when the oldest was listed, in ms since 1970; null if they come from TMDB. */
  readonly since: number | null;
  /** The only possible movie; null if there are several or none. */
  readonly match: number | null;
  readonly error: TmdbError | null;
  readonly retry: () => void;
}

/**
 * Movies on this device that match a shared title.
 * @param enabled whether they are needed: the device is read only then
 * @returns null if not wanted, not found, or while loading
 */
function useTitledMovies(shared: SharedMovie, enabled: boolean): OfflineSource<CachedMovie> | null {
  const load = useServices();
  const [found, setFound] = useState<{ readonly by: SharedMovie; readonly movies: OfflineSource<CachedMovie> } | null>(
    null,
  );
  useEffect(() => {
    if (!enabled || shared.kind !== 'title') return;
    const title = shared;
    let stopped = false;
    async function readCached(): Promise<void> {
      const services = await load().catch(() => null);
      const all = await services?.browsingCache.read();
      const movies = all?.ok ? moviesTitled(title, all.value) : [];
      if (!stopped && movies.length > 0)
        setFound({ by: title, movies: { movies, since: Math.min(...movies.map(({ seenAt }) => seenAt)) } });
    }
    void readCached();
    return () => {
      stopped = true;
    };
  }, [load, shared, enabled]);
  return enabled && found?.by === shared ? found.movies : null;
}

/** Searches TMDB for a shared text, and the device's cache if TMDB doesn't respond. */
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
    match: listed ? resolveSharedMovie(shared, listed) : null,
    error,
    retry: () => void refetch(),
  };
}
