import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useId, useMemo, useState } from 'react';
import { Link, type Location, useLocation, useNavigate, useParams } from 'react-router-dom';
import { AgeLine } from '../../components/age-line';
import { SectionHeading } from '../../components/layout/headings';
import { Screen } from '../../components/layout/screen';
import { lazyComponent, Optional } from '../../components/lazy-component';
import { useWatchPreferencesContext } from '../../components/movie/movie-context';
import { useTrailerPress } from '../../components/movie/trailer-button';
import { offerNotes } from '../../components/movie/movie-badges';
import { useLocalStreaming } from '../../components/movie/use-movie-with-metadata';
import { ROUTES } from '../../config/routes';
import { DEFAULT_COUNTRY } from '../../config/streaming';
import { type Movie, movieIdOf, movieOf, type MovieSummary, summaryOf } from '../../domain/movies/movie';
import { movieOfDetails } from '../../domain/movies/movie-details';
import { type Provider, shownProviders } from '../../domain/movies/streaming';
import type { TmdbErrorReason } from '../../domain/requests/request-error';
import { navigationState } from '../../hooks/movie-state';
import { isTrailerOpen, searchWithoutTrailer, searchWithTrailer } from '../../hooks/movie-url';
import { QueryProvider } from '../../hooks/query-provider';
import { useServices } from '../../hooks/services-context';
import { useMovieDetails } from '../../hooks/use-movie-details';
import { useNow } from '../../hooks/use-now';
import { useCloseEntry } from '../../hooks/use-open-movie';
import { MOVIE_DIALOG } from '../../i18n/messages/shell';
import { WATCH_PREFERENCES } from '../../i18n/messages/movies';
import { countryWithArticle } from '../../i18n/place-names';
import { tmdbErrorMessage } from '../../i18n/tmdb-error-message';
import { DiarySlot } from './diary-slot';
import { MOVIE } from './messages';
import { Logo, MovieCast } from './movie-cast';
import { MovieFacts, MovieOverview, MovieRanking, useRank } from './movie-facts';
import { MissingMetadata, MovieFailure, MovieLoading, NoMovieId } from './movie-failure';
import { MovieHero } from './movie-hero';
import { MovieTrailer } from './movie-trailer';

/** /movie/{id}: a movie's own screen, or why there is none. */
export function MovieRoute() {
  const { id: text = '' } = useParams();
  const id = movieIdOf(text);
  return id === null ? <NoMovieId /> : <Movie key={id} id={id} />;
}

/** The movie, with its trailer at its own URL, so that Back closes it. */
function Movie({ id }: { readonly id: number }) {
  const navigate = useNavigate();
  const location: Location<unknown> = useLocation();
  const { search, state } = location;
  const close = useCloseEntry();

  return (
    <QueryProvider>
      <MovieScreen
        id={id}
        onTrailer={() => void navigate({ search: searchWithTrailer(search) }, { state: navigationState(state, null) })}
      />
      {isTrailerOpen(search) && (
        <MovieTrailer id={id} title={MOVIE_DIALOG.title} onClose={() => close(searchWithoutTrailer(search))} />
      )}
    </QueryProvider>
  );
}

const MoreLikeThis = lazyComponent(
  () => import('./more-like-this'),
  (file) => file.MoreLikeThis,
);

const Page = chakra('div', {
  base: {
    width: 'full',
    maxWidth: 'page',
    marginInline: 'auto',
    paddingTop: { base: '7', md: '10' },
    paddingBottom: '12',
    paddingLeft: 'max(1rem, env(safe-area-inset-left))',
    paddingRight: 'max(1rem, env(safe-area-inset-right))',
  },
});
const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 21rem' },
    columnGap: '12',
    rowGap: { base: '9', md: '11' },
    alignItems: 'start',
    '& > div': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: { base: '9', md: '11' } },
  },
});

interface MovieScreenProps {
  /** TMDB id. */
  readonly id: number;
  /** Opens the trailer; called only if there is one. */
  readonly onTrailer: () => void;
}

/**
 * /movie/{id}: everything about a movie, from the network or as far as the device has it: its details, else its card.
 */
export function MovieScreen({ id, onTrailer }: MovieScreenProps) {
  const { details, card, loading, error, stale, fetchDetails, retry } = useMovieDetails(id);
  const trailer = useTrailerPress(fetchDetails, onTrailer);
  const ranking = useRank(id);
  const detailsMovie = useMemo(() => details && movieOfDetails(details), [details]);
  const failed = error !== null && error.reason !== 'not-found';
  const listed = useBrowsedMovie(id, failed && card === null);
  const movie = detailsMovie ?? card ?? listed;

  if (!movie) {
    const isFinal = error !== null && (!failed || listed === null);
    return isFinal ? <MovieFailure error={error} onRetry={retry} /> : <MovieLoading />;
  }
  return (
    <Screen width="bleed">
      <MovieHero
        movie={movie}
        details={details}
        rank={ranking.rank}
        trailerLoading={trailer.loading}
        onTrailer={trailer.press}
      />
      <Page>
        <DiarySlot movie={movie} place="screen" />
        {stale && <MovieAge since={stale.since} reason={stale.reason} />}
        <Columns>
          <div>
            <MovieOverview movie={movie} />
            {!details && <MissingMetadata loading={loading} error={error} onRetry={retry} />}
            {details && <MovieCast cast={details.credits.cast} />}
            {detailsMovie && details && <MovieStreaming movie={detailsMovie} providers={details.metadata.providers} />}
          </div>
          <div>
            <MovieRanking {...ranking} />
            {details && <MovieFacts details={details} />}
          </div>
        </Columns>
        <Optional>
          <MoreLikeThis id={id} />
        </Optional>
      </Page>
    </Screen>
  );
}

interface MovieAgeProps {
  /** When the details were fetched, in ms since 1970. */
  readonly since: number;
  /** Why there are no newer details. */
  readonly reason: TmdbErrorReason;
}

/** Says how old the details are if they couldn't be refreshed. */
function MovieAge({ since, reason }: MovieAgeProps) {
  const now = useNow();
  return <AgeLine reason={tmdbErrorMessage(reason)} ageMs={now - since} />;
}

/** A movie's card and id. */
type SeenCard = MovieSummary & { readonly id: number };

/**
 * A movie's card from this device's browsing cache, for visitors and members. Kept once it has been read.
 * @param enabled whether it is needed: the device is read only then
 * @returns null if there is none, undefined while loading
 */
function useBrowsedMovie(id: number, enabled: boolean): SeenCard | null | undefined {
  const load = useServices();
  const [read, setRead] = useState<{ readonly id: number; readonly movie: SeenCard | null } | null>(null);
  useEffect(() => {
    if (!enabled) return;
    let stopped = false;
    async function readCached(): Promise<void> {
      const services = await load().catch(() => null);
      const all = await services?.browsingCache.read();
      const seen = all?.ok ? all.value.find((movie) => movie.id === id) : undefined;
      if (!stopped) setRead({ id, movie: seen ? { id, ...summaryOf(movieOf(seen)) } : null });
    }
    void readCached();
    return () => {
      stopped = true;
    };
  }, [load, id, enabled]);
  return read?.id === id ? read.movie : undefined;
}

const Row = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(10.5rem, 100%), 1fr))',
    gap: '3',
    marginBottom: '3',
  },
});
const Service = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: '16',
    paddingInline: '3',
    paddingBlock: '2',
    borderWidth: '1px',
    borderRadius: 'md',
    bg: 'bg.raised',
    fontWeight: 'medium',
    lineHeight: 'snug',
    overflowWrap: 'anywhere',
  },
});
const OwnMark = chakra('span', {
  base: { display: 'block', color: 'accent.text', fontSize: 'xs', fontWeight: 'semibold' },
});
const ChangeLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 'touch',
    color: 'accent.text',
    textDecoration: 'underline',
  },
});
const Muted = chakra('p', { base: { marginBottom: '1.5', maxWidth: 'reading', color: 'fg.muted', fontSize: 'sm' } });

interface MovieStreamingProps {
  readonly movie: Movie;
  /** Providers listed by TMDB; null if it has none for the country. */
  readonly providers: readonly Provider[] | null;
}

/** Where the viewer can stream the movie; if that is unknown, an estimate by year, marked as such. */
function MovieStreaming({ movie, providers }: MovieStreamingProps) {
  const id = useId();
  const { country } = useWatchPreferencesContext();
  const { names, estimated, own, offers } = useLocalStreaming(movie);
  const notes = offerNotes(offers);
  const logos = new Map(shownProviders(providers ?? []).map(({ name, logoPath }) => [name, logoPath]));
  const countryName = countryWithArticle(country);
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id} title={MOVIE.streaming} />
      {names.length > 0 ? (
        <Row>
          {names.map((name) => (
            <Service key={name}>
              <ServiceLogo path={logos.get(name) ?? null} />
              <span>
                {name}
                {notes[name] !== undefined && ` · ${notes[name]}`}
                {own.has(name) && <OwnMark>{WATCH_PREFERENCES.yours}</OwnMark>}
              </span>
            </Service>
          ))}
        </Row>
      ) : (
        <Muted>{estimated ? MOVIE.streamingUnknown(countryName) : MOVIE.noStreaming(countryName)}</Muted>
      )}
      {estimated && names.length > 0 && <Muted>{MOVIE.streamingEstimated}</Muted>}
      <Muted>
        {country !== DEFAULT_COUNTRY && names.length > 0 && `${MOVIE.streamingIn(countryName)} `}
        {MOVIE.streamingNote} {!estimated && MOVIE.streamingSource}
      </Muted>
      <ChangeLink to={ROUTES.services}>{MOVIE.changePreferences}</ChangeLink>
    </section>
  );
}

function ServiceLogo({ path }: { readonly path: string | null }) {
  return path !== null && <Logo path={path} />;
}
