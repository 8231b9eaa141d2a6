import { chakra } from '@chakra-ui/react/styled-system';
import Info from 'lucide-react/icons/info';
import { GENRE_CHIPS, LOW_WINDOW } from '../../config/ui';
import { useOnline } from '../../hooks/use-online';
import { formatRuntime } from '../../i18n/format';
import { CARD } from '../../i18n/messages/movies';
import { RESULTS } from '../../i18n/messages/results';
import type { Movie } from '../../domain/movies/movie';
import { Button } from '../../components/button';
import { CertificationBadge, Rating, ServiceList } from '../../components/movie/movie-badges';
import { ChipList } from '../../components/chip';
import { MoviePoster } from '../../components/movie/poster';
import { useMovieWithMetadata } from '../../components/movie/use-movie-with-metadata';
import { descriptionText, movieText } from '../../components/movie/movie-context';
import { TrailerButton, trailerState } from '../../components/movie/trailer-button';
import { MarkButton } from '../../marks/mark-button';

const Slide = chakra('article', {
  base: {
    display: { base: 'flex', md: 'grid' },
    flexDirection: 'column',
    gridTemplateColumns: 'minmax(0, 20rem) minmax(0, 1fr)',
    columnGap: '8',
    height: 'full',
    minHeight: 0,
    overflowY: 'auto',
    overscrollBehaviorY: 'contain',
    padding: { base: 0, md: '6' },
    [LOW_WINDOW]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 9rem) minmax(0, 1fr)',
      columnGap: '5',
      paddingBlock: '3',
      paddingInline: '6',
    },
  },
});
const PosterSide = chakra('div', {
  base: {
    flexShrink: 0,
    display: 'flex',
    justifyContent: 'center',
    bg: { base: 'bg.sunken', md: 'transparent' },
    // On phones the poster is at the top, and the text scrolls below it.
    '& > *': { width: { base: 'min(100%, 26dvh)', md: 'full' }, [LOW_WINDOW]: { width: 'full' } },
    paddingBlock: { base: '3', md: '0' },
    alignSelf: 'start',
    width: 'full',
    [LOW_WINDOW]: { bg: 'transparent', paddingBlock: '0' },
  },
});
const Details = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4',
    minWidth: 0,
    padding: { base: '4', md: '0' },
    [LOW_WINDOW]: { gap: '2', padding: '0' },
  },
});
const Title = chakra('h3', {
  base: { fontSize: { base: '2xl', md: '4xl' }, overflowWrap: 'anywhere', [LOW_WINDOW]: { fontSize: '2xl' } },
});
const Facts = chakra('p', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', rowGap: '1', color: 'fg.muted' },
});
const Description = chakra('p', { base: { maxWidth: 'reading' } });
const Reasons = chakra('p', { base: { color: 'accent.text', fontSize: 'sm', fontWeight: 'medium' } });
const Later = chakra('p', { base: { color: 'fg.muted', fontSize: 'sm' } });
const Actions = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: { base: '1.5', md: '2' },
    // On phones the marks fit next to the button for details, in landscape beside a notification.
    '& > :not([data-pressed])': { paddingInline: { base: '3', md: '5' } },
    [LOW_WINDOW]: { gap: '1.5', '& > :not([data-pressed])': { paddingInline: '3' } },
  },
});
const DetailsIcon = chakra(Info, {
  base: { display: { base: 'none', md: 'block' }, [LOW_WINDOW]: { display: 'none' } },
});

export interface ResultSlideProps {
  readonly movie: Movie;
  /** Why this movie was picked; nothing is shown if empty. */
  readonly reasons: readonly string[];
  /** Picked from movies on this device, so trailer and services may be unknown. */
  readonly fromDevice: boolean;
  /** @param movie with its trailer */
  readonly onTrailer: (movie: Movie) => void;
  readonly onDetails: () => void;
  /** The slide is current or next to it: load its poster eagerly. */
  readonly near: boolean;
}

/** One recommendation: poster next to the text from 768 px, above it on phones. */
export function ResultSlide(props: ResultSlideProps) {
  const { reasons, fromDevice, onTrailer, onDetails, near } = props;
  const movie = useMovieWithMetadata(props.movie, near);
  const online = useOnline();
  const factsLater = fromDevice && movie === props.movie;
  // A trailer that isn't known yet has no button: the search has asked for all of them.
  const trailer = trailerState(movie.trailerUrl, true, online);
  return (
    <Slide>
      <PosterSide>
        <MoviePoster
          transitionId={movie.id}
          title={movie.title}
          posterPath={movie.posterPath}
          sizes="(min-width: 768px) 320px, 26vh"
          priority={near}
        />
      </PosterSide>
      <Details>
        <Title {...movieText(movie)}>{movie.title}</Title>
        <Facts>
          {movie.year > 0 && <span>{movie.year}</span>}
          {movie.runtime !== undefined && <span>{formatRuntime(movie.runtime)}</span>}
          <Rating value={movie.rating} outOfTen />
          <CertificationBadge certification={movie.certification} estimated={movie.certificationEstimated} />
        </Facts>
        {reasons.length > 0 && (
          <Reasons>
            {RESULTS.because}: {reasons.join(' · ')}
          </Reasons>
        )}
        <Actions>
          <TrailerButton trailer={trailer} loading={false} onPress={() => onTrailer(movie)} />
          <Button
            variant={trailer === 'available' ? 'secondary' : 'primary'}
            icon={<DetailsIcon size={18} aria-hidden="true" />}
            onPress={onDetails}
          >
            {RESULTS.moreDetails}
          </Button>
          <MarkButton kind="favorite" movie={movie} />
          <MarkButton kind="watched" movie={movie} />
          <MarkButton kind="watchlist" movie={movie} />
          <MarkButton kind="dismissed" movie={movie} />
        </Actions>
        <Description {...descriptionText(movie)}>{movie.description || CARD.noDescription}</Description>
        <ChipList label={CARD.genres} items={movie.genres} limit={GENRE_CHIPS} />
        {factsLater ? (
          <Later>{online ? RESULTS.factsDelayed : RESULTS.factsLater}</Later>
        ) : (
          <ServiceList movie={movie} />
        )}
      </Details>
    </Slide>
  );
}
