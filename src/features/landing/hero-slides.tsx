import { chakra } from '@chakra-ui/react/styled-system';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useMemo, useState } from 'react';
import { ChipList } from '../../components/chip';
import { IconButton } from '../../components/icon-button';
import { MovieBackdrop } from '../../components/movie/backdrop';
import { movieText } from '../../components/movie/movie-context';
import { Estimated, offerNotes, Rating } from '../../components/movie/movie-badges';
import { MoviePoster } from '../../components/movie/poster';
import { useLocalStreaming, useMovieWithMetadata } from '../../components/movie/use-movie-with-metadata';
import { FAMILY_MIN_VOTES, HERO_ROTATION_MS, SAMPLE_MIN_RATING } from '../../config/landing';
import { type HeroBackdrop, heroBackdrops } from '../../domain/lists/charts';
import { type Candidate, movieOf } from '../../domain/movies/movie';
import { usePopular } from '../../hooks/use-movie-list';
import { formatRating } from '../../i18n/format';
import { CARD } from '../../i18n/messages/movies';
import { type HeroStageState, translucentBackground } from './hero';
import { LANDING } from './messages';
import { PlayButton, useRotation } from './slideshow';

const TO_BACKGROUND =
  'linear-gradient(to top, var(--m-colors-bg), transparent 45%), linear-gradient(100deg, var(--m-colors-bg)';
const Slides = chakra('div', {
  base: {
    position: 'absolute',
    insetInline: 0,
    top: 0,
    height: { base: '72%', md: 'full' },
    zIndex: 0,
    // Fades to the page's background, on wide windows also behind the text, for contrast.
    _after: {
      content: '""',
      position: 'absolute',
      inset: 0,
      background: {
        base: `linear-gradient(to top, var(--m-colors-bg) 6%, ${translucentBackground(60)} 45%, transparent 80%)`,
        // As wide as the text, in windows of any width.
        md: `${TO_BACKGROUND} 12%, ${translucentBackground(94)} 46rem, ${translucentBackground(60)} 60rem)`,
        xl: `${TO_BACKGROUND} 12%, ${translucentBackground(90)} 42%, ${translucentBackground(60)} 54%, transparent 78%)`,
      },
    },
  },
});

/** A slideshow of popular movies' backdrops. Without any, the hero's CSS background stays. */
export function HeroStage({ playing, running, onPlay }: HeroStageState) {
  const { movies } = usePopular();
  const all = useMemo(() => heroBackdrops(movies), [movies]);
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set());
  const [ready, setReady] = useState<ReadonlySet<string>>(new Set());
  const backdrops = all.filter(({ path }) => !failed.has(path));
  const { index, goTo } = useRotation({ count: backdrops.length, everyMs: HERO_ROTATION_MS, running });
  const current = backdrops[index];
  const [shown, setShown] = useState<string | null>(null);
  // The first image shows without a fade: browsers count it as painted only when its fade has ended.
  const [hasAdvanced, setHasAdvanced] = useState(false);

  // The last image stays until the next one has loaded.
  if (current !== undefined && current.path !== shown && ready.has(current.path)) {
    setShown(current.path);
    setHasAdvanced(shown !== null);
  }
  if (current === undefined) return null;

  const next = backdrops[(index + 1) % backdrops.length];
  const toLoad = backdrops.filter(({ path }) => path === current.path || path === next?.path || ready.has(path));
  return (
    <>
      <Slides>
        {toLoad.map(({ path }) => (
          <MovieBackdrop
            key={path}
            path={path}
            fade={hasAdvanced ? 'hero' : 'none'}
            shown={path === shown}
            priority={path === all[0]?.path}
            onReady={() => setReady((before) => new Set(before).add(path))}
            onFailed={() => setFailed((before) => new Set(before).add(path))}
          />
        ))}
      </Slides>
      {shown !== null && backdrops.length > 1 && (
        <HeroControls
          backdrops={backdrops}
          index={index}
          movie={movies.find(({ id }) => id === current.id)}
          onGoTo={goTo}
          playing={playing}
          onPlay={onPlay}
        />
      )}
    </>
  );
}

const Row = chakra('div', {
  base: {
    position: 'relative',
    zIndex: 1,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '1',
    width: 'full',
    maxWidth: 'page',
    marginInline: 'auto',
    paddingBottom: '4',
    paddingLeft: 'max(1rem, env(safe-area-inset-left))',
    paddingRight: 'max(1rem, env(safe-area-inset-right))',
  },
});
// Beside the words on wide windows, above the controls on others.
const Result = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '3.5rem minmax(0, 1fr)', lg: '9rem minmax(0, 1fr)' },
    alignItems: 'center',
    gap: { base: '3', lg: '5' },
    // Large text gets a row of its own.
    flex: '1 1 12rem',
    minWidth: 0,
    color: 'fg.muted',
    fontSize: 'sm',
    lg: {
      position: 'absolute',
      right: '4',
      bottom: 'calc(100% + 2rem)',
      width: '25rem',
      padding: '4',
      borderWidth: '1px',
      borderRadius: 'lg',
      background: translucentBackground(88),
      boxShadow: 'raised',
    },
  },
});
const Movie = chakra('span', {
  base: {
    display: 'block',
    color: 'fg',
    fontFamily: 'heading',
    fontSize: { base: 'lg', lg: '3xl' },
    lineHeight: 'tight',
    lineClamp: { base: 1, lg: 3 },
  },
});
const Facts = chakra('p', { base: { display: 'flex', flexWrap: 'wrap', columnGap: '2.5', marginTop: { lg: '2' } } });
// Reserves their height, to avoid a layout shift when metadata replaces estimates.
const Services = chakra('div', {
  base: {
    display: { base: 'none', lg: 'flex' },
    flexWrap: 'wrap',
    alignContent: 'start',
    alignItems: 'center',
    gap: '1.5',
    minHeight: '3.5rem',
    marginTop: '3',
    '& > ul': { display: 'contents' },
  },
});
const Arrows = chakra('div', { base: { display: 'flex', gap: '1' } });
// On phones a row of their own: seven 44 px targets don't fit next to each other.
const SlideControls = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    flex: { base: '1 1 100%', md: '0 0 auto' },
    order: { base: 1, md: 0 },
    // Aligns its icon with the text above; next to a notch, its edge.
    marginLeft: { base: 'min(0px, env(safe-area-inset-left) - 0.75rem)', md: '0' },
  },
});

export interface HeroControlsProps {
  readonly backdrops: readonly HeroBackdrop[];
  readonly index: number;
  /** The movie of the current slide. */
  readonly movie: Candidate | undefined;
  readonly onGoTo: (index: number) => void;
  readonly playing: boolean;
  readonly onPlay: () => void;
}

/** The current movie's title, and the controls of the slideshow. */
export function HeroControls({ backdrops, index, movie, onGoTo, playing, onPlay }: HeroControlsProps) {
  const { hero: messages } = LANDING;
  return (
    <Row role="group" aria-label={messages.label}>
      {movie && <HeroMovie key={movie.id} candidate={movie} />}
      <SlideControls>
        <PlayButton playing={playing} onPress={onPlay} stop={messages.pause} start={messages.play} />
        <Dots
          slides={backdrops.map(({ id, title }) => ({ id, label: messages.show(title) }))}
          index={index}
          onGoTo={onGoTo}
        />
      </SlideControls>
      <Arrows>
        <IconButton
          label={messages.previous}
          icon={<ChevronLeft aria-hidden="true" />}
          surface="raised"
          onPress={() => onGoTo(index - 1)}
        />
        <IconButton
          label={messages.next}
          icon={<ChevronRight aria-hidden="true" />}
          surface="raised"
          onPress={() => onGoTo(index + 1)}
        />
      </Arrows>
    </Row>
  );
}

/** The current movie as a result shows it: poster, reason and services. */
function HeroMovie({ candidate }: { readonly candidate: Candidate }) {
  const movie = useMovieWithMetadata(
    useMemo(() => movieOf(candidate), [candidate]),
    true,
  );
  const { names, estimated, offers } = useLocalStreaming(movie);
  const acclaimed = movie.rating >= SAMPLE_MIN_RATING && candidate.voteCount >= FAMILY_MIN_VOTES;
  return (
    <Result>
      <MoviePoster title={movie.title} posterPath={movie.posterPath} sizes="(min-width: 1024px) 9rem, 3.5rem" />
      <div>
        <p>
          {LANDING.hero.nowShowing}
          <Movie {...movieText(movie)}>{movie.title}</Movie>
        </p>
        <Facts>
          {movie.year > 0 && <span>{movie.year}</span>}
          {acclaimed ? (
            <span>{LANDING.hero.acclaimed(formatRating(movie.rating))}</span>
          ) : (
            <Rating value={movie.rating} />
          )}
        </Facts>
        <Services>
          <ChipList label={CARD.availableOn} items={names} variant="filled" limit={2} notes={offerNotes(offers)} />
          {estimated && names.length > 0 && <Estimated>{CARD.estimated}</Estimated>}
        </Services>
      </div>
    </Result>
  );
}

const DotRow = chakra('div', { base: { display: 'flex', flexWrap: 'wrap' } });
// Larger than it looks: the whole square is the touch target.
const Dot = chakra('button', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: 'touch',
    height: 'touch',
    cursor: 'pointer',
    borderRadius: 'full',
    _before: {
      content: '""',
      width: '2.5',
      height: '2.5',
      borderRadius: 'full',
      borderWidth: '2px',
      borderColor: 'fg',
      bg: 'bg',
      transition: 'width 200ms, background-color 200ms',
    },
    '&[aria-current=true]::before': { width: '6', bg: 'accent', borderColor: 'accent.text' },
  },
});

export interface DotsProps {
  /** The label of each dot. */
  readonly slides: readonly { readonly id: number; readonly label: string }[];
  readonly index: number;
  readonly onGoTo: (index: number) => void;
}

/** One dot per slide; the current one is wider. */
export function Dots({ slides, index, onGoTo }: DotsProps) {
  return (
    <DotRow>
      {slides.map(({ id, label }, at) => (
        <Dot key={id} type="button" aria-label={label} aria-current={at === index} onClick={() => onGoTo(at)} />
      ))}
    </DotRow>
  );
}
