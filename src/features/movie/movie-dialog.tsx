import { useOnline } from '../../hooks/use-online';
import { chakra } from '@chakra-ui/react/styled-system';
import Info from 'lucide-react/icons/info';
import { type ReactNode, useEffect, useEffectEvent, useMemo } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';
import { Button, ButtonLink } from '../../components/button';
import { ChipList } from '../../components/chip';
import { Dialog } from '../../components/dialog/dialog';
import { ErrorPanel } from '../../components/error-panel';
import { lazyComponent, Optional } from '../../components/lazy-component';
import { MovieBackdrop } from '../../components/movie/backdrop';
import { CertificationBadge, Rating, ServiceList } from '../../components/movie/movie-badges';
import type { CardMovie } from '../../components/movie/movie-card';
import { descriptionText } from '../../components/movie/movie-context';
import { MoviePoster } from '../../components/movie/poster';
import { TrailerButton, type TrailerState, trailerState, useTrailerPress } from '../../components/movie/trailer-button';
import { Spinner } from '../../components/spinner';
import { toasts } from '../../components/toast';
import { VisuallyHidden } from '../../components/visually-hidden';
import { moviePath } from '../../config/routes';
import { GENRE_CHIPS, LOW_WINDOW } from '../../config/ui';
import { type CastMember, movieOfDetails } from '../../domain/movies/movie-details';
import type { TmdbErrorReason } from '../../domain/requests/request-error';
import { movieInState, navigationState } from '../../hooks/movie-state';
import { type MovieUrl, searchWithoutMovie, searchWithoutTrailer, searchWithTrailer } from '../../hooks/movie-url';
import { QueryProvider } from '../../hooks/query-provider';
import { useCachedMovie, useMovieDetails } from '../../hooks/use-movie-details';
import { useCloseEntry } from '../../hooks/use-open-movie';
import { MOVIE_DIALOG } from '../../i18n/messages/shell';
import { CARD, TRAILER } from '../../i18n/messages/movies';
import { RESULTS } from '../../i18n/messages/results';
import { tmdbErrorMessage } from '../../i18n/tmdb-error-message';
import { MarkAction } from '../../marks/mark-button';
import { DiarySlot } from './diary-slot';
import { MovieTrailer } from './movie-trailer';

/** The dialogs the URL asks for: a movie's details, with its trailer on top. */
export function MovieDialogs({ address }: { readonly address: MovieUrl }) {
  const { id, trailer } = address;
  return id === null ? <NoSuchMovie trailer={trailer} /> : <OpenMovie key={id} id={id} trailer={trailer} />;
}

function OpenMovie({ id, trailer }: { readonly id: number; readonly trailer: boolean }) {
  const navigate = useNavigate();
  const location: Location<unknown> = useLocation();
  const { search, state } = location;
  const close = useCloseEntry();
  const card = movieInState(state, id);

  return (
    <QueryProvider>
      <MovieDialog
        id={id}
        card={card}
        onTrailer={() => void navigate({ search: searchWithTrailer(search) }, { state: navigationState(state, card) })}
        onClose={() => close(searchWithoutMovie(search))}
      />
      {trailer && (
        <MovieTrailer
          id={id}
          title={card?.title ?? MOVIE_DIALOG.title}
          onClose={() => close(searchWithoutTrailer(search))}
        />
      )}
    </QueryProvider>
  );
}

/** The URL's movie id is invalid: show one toast and remove the parameters. */
function NoSuchMovie({ trailer }: { readonly trailer: boolean }) {
  const navigate = useNavigate();
  const location: Location<unknown> = useLocation();
  const { search, state } = location;

  const rejectUrl = useEffectEvent(() => {
    toasts.show({ kind: 'error', text: trailer ? TRAILER.noId : MOVIE_DIALOG.noId });
    void navigate({ search: searchWithoutMovie(search) }, { replace: true, state });
  });
  useEffect(() => rejectUrl(), []);
  return null;
}

const DialogMore = lazyComponent(
  () => import('./more-like-this'),
  (file) => file.DialogMore,
);

/** As tall as most movies need: the centered dialog would shift as its movie loads. */
const STEADY_HEIGHT = { md: '46rem' };
const Waiting = chakra('div', { base: { display: 'grid', alignContent: 'center', minHeight: STEADY_HEIGHT } });

export interface MovieDialogProps {
  /** TMDB id. */
  readonly id: number;
  /** The pressed card, shown until the details load; null if the URL was opened directly. */
  readonly card: CardMovie | null;
  readonly onTrailer: () => void;
  readonly onClose: () => void;
}

/** @param hasCard true if the dialog shows at least the movie's card */
function failureText(reason: TmdbErrorReason, hasCard: boolean): { readonly title?: string; readonly text: string } {
  if (reason === 'not-found') return { text: MOVIE_DIALOG.notFound };
  if (reason === 'offline') return { text: hasCard ? MOVIE_DIALOG.factsOffline : MOVIE_DIALOG.offline };
  return { title: MOVIE_DIALOG.failed, text: tmdbErrorMessage(reason) };
}

/** A movie's details over the current screen. */
export function MovieDialog({ id, card, onTrailer, onClose }: MovieDialogProps) {
  const { movie, backdropPath, cast, trailer, loading, error, fetchDetails, retry } = useMovie(id, card);
  const trailerPress = useTrailerPress(fetchDetails, onTrailer);
  const failure = error && (
    <ErrorPanel {...failureText(error.reason, movie !== null)}>
      {error.reason !== 'not-found' && (
        <Button variant="secondary" onPress={retry}>
          {MOVIE_DIALOG.retry}
        </Button>
      )}
    </ErrorPanel>
  );

  return (
    <Dialog
      open
      title={movie?.title ?? MOVIE_DIALOG.title}
      language={movie?.language}
      onClose={onClose}
      flush={movie !== null}
    >
      {movie === null ? (
        (failure ?? (
          <Waiting>
            <Spinner label={MOVIE_DIALOG.loading} />
          </Waiting>
        ))
      ) : (
        <MovieSheet
          movie={movie}
          backdropPath={backdropPath}
          loading={loading}
          cast={cast}
          trailer={trailer}
          trailerLoading={trailerPress.loading}
          onTrailer={trailerPress.press}
          failure={failure}
        />
      )}
    </Dialog>
  );
}

/** The dialog's movie from the best source: its details, else the pressed card, else the stored card. */
export function useMovie(id: number, card: CardMovie | null) {
  const { details, loading, error, fetchDetails, retry } = useMovieDetails(id);
  const cached = useCachedMovie(id);
  const online = useOnline();
  const detailsMovie = useMemo(() => details && movieOfDetails(details), [details]);
  const movie: CardMovie | null = detailsMovie ?? card ?? cached ?? null;
  return {
    movie,
    backdropPath: details?.backdropPath ?? null,
    cast: details?.credits.cast ?? [],
    trailer: trailerState(details?.metadata.trailerUrl ?? '', details !== null, online),
    loading: loading || cached === undefined,
    error,
    fetchDetails,
    retry,
  };
}

const Sheet = chakra('article', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'min(7rem, 32vw) minmax(0, 1fr)', md: 'min(12rem, 24vw) minmax(0, 1fr)' },
    gridTemplateAreas: {
      base: '"band band" "poster facts" "actions actions" "diary diary" "words words" "more more"',
      md: '"band band" "poster facts" "poster actions" "poster diary" "poster words" "more more"',
    },
    gridTemplateRows: { md: 'auto auto auto auto auto 1fr' },
    columnGap: { base: '4', md: '7' },
    rowGap: '4',
    minHeight: STEADY_HEIGHT,
    paddingInline: { base: '4', md: '6' },
    paddingBottom: { base: '6', md: '7' },
  },
});
// Reserves the image's space, to avoid a layout shift.
const Band = chakra('div', {
  base: {
    gridArea: 'band',
    position: 'relative',
    marginInline: { base: '-4', md: '-6' },
    aspectRatio: { base: '18 / 9', md: '32 / 9' },
    [LOW_WINDOW]: { aspectRatio: 'auto', height: '6rem' },
    background: 'linear-gradient(160deg, var(--m-colors-accent-subtle), var(--m-colors-bg-sunken) 70%)',
    overflow: 'hidden',
    _after: {
      content: '""',
      position: 'absolute',
      inset: 0,
      background: 'linear-gradient(to top, var(--m-colors-bg), transparent 65%)',
    },
  },
});
const PosterSlot = chakra('div', {
  base: {
    gridArea: 'poster',
    position: 'relative',
    alignSelf: 'start',
    marginTop: { base: '-16', md: '-24' },
    [LOW_WINDOW]: { marginTop: '-12' },
    borderRadius: 'md',
    boxShadow: 'floating',
  },
});
const Facts = chakra('div', { base: { gridArea: 'facts', display: 'grid', gap: '2.5', alignContent: 'start' } });
const Line = chakra('p', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', rowGap: '1', color: 'fg.muted' },
});
const Actions = chakra('div', {
  base: {
    gridArea: 'actions',
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    '& > *': { flex: '1 1 9.5rem', paddingInline: '3', fontSize: 'sm' },
  },
});
const Details = chakra('div', { base: { gridArea: 'words', display: 'grid', gap: '4', alignContent: 'start' } });
export interface MovieSheetProps {
  readonly movie: CardMovie;
  readonly backdropPath: string | null;
  /** Metadata is still loading. */
  readonly loading: boolean;
  /** Empty while the details load. */
  readonly cast: readonly CastMember[];
  readonly trailer: TrailerState;
  readonly trailerLoading: boolean;
  readonly onTrailer: () => void;
  /** What couldn't be loaded and why, or null. */
  readonly failure: ReactNode;
}

/** The content of the details dialog: backdrop, poster, facts, actions, description, then cast and similar movies. */
export function MovieSheet(props: MovieSheetProps) {
  const { movie, backdropPath, loading, failure } = props;
  return (
    <Sheet aria-busy={loading}>
      <Band>
        {backdropPath !== null && <MovieBackdrop path={backdropPath} sizes="(min-width: 768px) 704px, 100vw" />}
      </Band>
      <PosterSlot>
        <MoviePoster
          transitionId={movie.id}
          title={movie.title}
          posterPath={movie.posterPath}
          sizes="(min-width: 768px) 192px, 112px"
          priority
        />
      </PosterSlot>
      <Facts>
        <Line>
          {movie.year > 0 && <span>{movie.year}</span>}
          <Rating value={movie.rating} outOfTen />
          {movie.certification !== undefined && (
            <CertificationBadge certification={movie.certification} estimated={movie.certificationEstimated} />
          )}
        </Line>
        <ChipList label={CARD.genres} items={movie.genres} limit={GENRE_CHIPS} />
      </Facts>
      <Actions>
        <TrailerButton trailer={props.trailer} loading={props.trailerLoading} onPress={props.onTrailer} />
        <ButtonLink
          to={moviePath(movie.id)}
          variant={props.trailer === 'available' ? 'secondary' : 'primary'}
          icon={<Info size={18} aria-hidden="true" />}
        >
          {RESULTS.moreDetails}
        </ButtonLink>
        <MarkAction kind="favorite" movie={movie} />
        <MarkAction kind="watched" movie={movie} markedLabel={MOVIE_DIALOG.watched} />
        <MarkAction kind="watchlist" movie={movie} />
      </Actions>
      <DiarySlot movie={movie} place="dialog" />
      <Details>
        <p {...descriptionText(movie)}>{movie.description || CARD.noDescription}</p>
        <ServiceList movie={movie} />
        {failure}
        <VisuallyHidden role="status">{loading ? MOVIE_DIALOG.loadingFacts : ''}</VisuallyHidden>
      </Details>
      {!loading && (
        <Optional>
          <DialogMore id={movie.id} cast={props.cast} />
        </Optional>
      )}
    </Sheet>
  );
}
