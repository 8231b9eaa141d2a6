import { useOnline } from '../../hooks/use-online';
import { chakra } from '@chakra-ui/react/styled-system';
import Share2 from 'lucide-react/icons/share-2';
import TrendingUp from 'lucide-react/icons/trending-up';
import type { ReactNode } from 'react';
import { Button } from '../../components/button';
import { ChipList } from '../../components/chip';
import { PageHeading } from '../../components/layout/headings';
import { MovieBackdrop } from '../../components/movie/backdrop';
import { useWatchPreferencesContext } from '../../components/movie/movie-context';
import { CertificationBadge, LocalCertification, Rating } from '../../components/movie/movie-badges';
import type { CardMovie } from '../../components/movie/movie-card';
import { MoviePoster } from '../../components/movie/poster';
import { TrailerButton, trailerState } from '../../components/movie/trailer-button';
import { toasts } from '../../components/toast';
import { ownUrl } from '../../config/environment';
import { moviePath } from '../../config/routes';
import { ratingTier } from '../../domain/movies/movie';
import type { MovieDetails } from '../../domain/movies/movie-details';
import { formatRuntime } from '../../i18n/format';
import { CARD } from '../../i18n/messages/movies';
import { canShare, type LinkOutcome, shareLink } from '../../lib/share';
import { MarkAction } from '../../marks/mark-button';
import { MOVIE, SHARE } from './messages';

export interface MovieHeroProps {
  readonly movie: CardMovie;
  /** Null if only the movie's card is known. */
  readonly details: MovieDetails | null;
  /** Rank among this week's trending movies, or null. */
  readonly rank: number | null;
  readonly trailerLoading: boolean;
  readonly onTrailer: () => void;
}

/** The top of a movie's screen: facts and actions. */
export function MovieHero({ movie, details, rank, trailerLoading, onTrailer }: MovieHeroProps) {
  const online = useOnline();
  const backdropPath = details?.backdropPath ?? null;
  const tagline = details?.tagline ?? '';
  return (
    <HeroFrame
      backdrop={backdropPath !== null && <MovieBackdrop key={backdropPath} path={backdropPath} priority />}
      poster={
        <MoviePoster
          transitionId={movie.id}
          title={movie.title}
          posterPath={movie.posterPath}
          sizes="(min-width: 768px) 248px, 120px"
          priority
        />
      }
      title={
        <PageHeading title={movie.title} language={movie.language} {...(tagline === '' ? {} : { lead: tagline })} />
      }
      facts={
        <>
          <HeroFacts
            movie={movie}
            rank={rank}
            runtime={details?.runtime ?? 0}
            local={details?.metadata.localCertification}
          />
          <ChipList label={CARD.genres} items={movie.genres} />
        </>
      }
      actions={
        <>
          <TrailerButton
            trailer={trailerState(details?.metadata.trailerUrl ?? '', details !== null, online)}
            loading={trailerLoading}
            onPress={onTrailer}
          />
          <MarkAction kind="favorite" movie={movie} />
          <MarkAction kind="watched" movie={movie} />
          <MarkAction kind="watchlist" movie={movie} />
          <MarkAction kind="dismissed" movie={movie} />
          <ShareAction movie={movie} />
        </>
      }
    />
  );
}

// On phones it reserves two rows, because the rank loads last.
const Line = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    alignContent: 'start',
    columnGap: '3.5',
    rowGap: '1.5',
    minHeight: { base: '3.5rem', md: '0' },
  },
});
// The rank loads last and is in the first row on phones, so that it adds no row below.
const Row = chakra('span', {
  base: {
    display: { base: 'flex', md: 'contents' },
    flexBasis: 'full',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 'inherit',
  },
});
const Pair = chakra('span', { base: { display: 'inline-flex', alignItems: 'center', gap: '2' } });
const Tier = chakra('span', { base: { color: 'accent.text', fontWeight: 'semibold' } });
const Rank = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    order: { base: 1, md: 0 },
    fontWeight: 'semibold',
    '& svg': { color: 'accent.text' },
  },
});

export interface HeroFactsProps {
  readonly movie: CardMovie;
  readonly rank: number | null;
  /** In minutes; 0 if unknown. */
  readonly runtime: number;
  /** The certification in the viewer's country, if it has its own. */
  readonly local: string | undefined;
}

/** Rating with its meaning, rank, certification, runtime and year; unknown facts are left out. */
export function HeroFacts({ movie, rank, runtime, local }: HeroFactsProps) {
  const { country } = useWatchPreferencesContext();
  return (
    <Line>
      <Row>
        {movie.rating > 0 ? (
          <Pair>
            <Rating value={movie.rating} outOfTen />
            <Tier>{MOVIE.tier[ratingTier(movie.rating)]}</Tier>
          </Pair>
        ) : (
          <span>{MOVIE.unrated}</span>
        )}
        {rank !== null && (
          <Rank>
            <TrendingUp size={18} aria-hidden="true" />
            {MOVIE.trending(rank)}
          </Rank>
        )}
      </Row>
      <Row>
        {movie.certification !== undefined && (
          <CertificationBadge certification={movie.certification} estimated={movie.certificationEstimated} />
        )}
        {local !== undefined && <LocalCertification country={country} certification={local} />}
        {runtime > 0 && <span>{formatRuntime(runtime)}</span>}
        {movie.year > 0 && <span>{movie.year}</span>}
      </Row>
    </Line>
  );
}

const BACKGROUND = 'var(--m-colors-bg)';
// Reserves the image's space, to avoid a layout shift.
const Band = chakra('div', {
  base: {
    position: 'relative',
    height: { base: 'min(62vw, 20rem)', md: 'min(42vw, 31rem)' },
    background: 'linear-gradient(160deg, var(--m-colors-accent-subtle), var(--m-colors-bg-sunken) 70%)',
    overflow: 'hidden',
    _after: {
      content: '""',
      position: 'absolute',
      inset: 0,
      background: `linear-gradient(to top, ${BACKGROUND} 2%, color-mix(in srgb, ${BACKGROUND} 82%, transparent) 30%, transparent 85%)`,
      // Facts and buttons wrap here, and push the title up.
      '@media (min-width: 48rem) and (max-width: 79.99rem)': {
        background: `linear-gradient(to top, ${BACKGROUND} 2%, color-mix(in srgb, ${BACKGROUND} 90%, transparent) 60%, transparent)`,
      },
    },
  },
});
const Head = chakra('div', {
  base: {
    position: 'relative',
    display: 'grid',
    // At double font size the poster leaves room for the title.
    gridTemplateColumns: { base: 'min(7.5rem, 33vw) minmax(0, 1fr)', md: 'min(15.5rem, 25vw) minmax(0, 1fr)' },
    gridTemplateAreas: {
      base: '"poster title" "facts facts" "actions actions"',
      md: '"poster title" "poster facts" "poster actions"',
    },
    gridTemplateRows: { md: '1fr auto auto' },
    columnGap: { base: '4', md: '9' },
    rowGap: { base: '4', md: '5' },
    width: 'full',
    maxWidth: 'page',
    marginInline: 'auto',
    marginTop: { base: '-7rem', md: 'max(-16rem, -26vw)' },
    paddingLeft: 'max(1rem, env(safe-area-inset-left))',
    paddingRight: 'max(1rem, env(safe-area-inset-right))',
  },
});
const PosterSlot = chakra('div', {
  base: { gridArea: 'poster', alignSelf: 'end', borderRadius: 'md', boxShadow: 'floating' },
});
const TitleSlot = chakra('div', {
  base: {
    gridArea: 'title',
    alignSelf: 'end',
    minWidth: 0,
    '& > *': { marginBottom: { base: '0', md: '0' } },
    // Lets a very long word wrap instead of widening the screen.
    '& > * > *': { minWidth: 0 },
  },
});
const FactsSlot = chakra('div', { base: { gridArea: 'facts', display: 'grid', gap: '3' } });
const ActionsSlot = chakra('div', {
  base: {
    gridArea: 'actions',
    display: { base: 'grid', md: 'flex' },
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    flexWrap: 'wrap',
    gap: '2.5',
    // On phones the trailer button, and a single button at the end, span both columns.
    '& > *': { paddingInline: { base: '3', md: '6' }, fontSize: { base: 'sm', md: 'md' } },
    '& > :first-child, & > :last-child:nth-child(even)': { gridColumn: '1 / -1' },
  },
});

export interface HeroFrameProps {
  readonly backdrop: ReactNode;
  readonly poster: ReactNode;
  readonly title: ReactNode;
  readonly facts: ReactNode;
  readonly actions: ReactNode;
}

/** Layout of a movie's backdrop, poster, title, facts and actions. */
export function HeroFrame({ backdrop, poster, title, facts, actions }: HeroFrameProps) {
  return (
    <>
      <Band>{backdrop}</Band>
      <Head>
        <PosterSlot>{poster}</PosterSlot>
        <TitleSlot>{title}</TitleSlot>
        <FactsSlot>{facts}</FactsSlot>
        {actions !== null && <ActionsSlot>{actions}</ActionsSlot>}
      </Head>
    </>
  );
}

/** Toasts by outcome; a share sheet gives its own feedback. */
const OUTCOME_TOASTS: Record<LinkOutcome, Parameters<typeof toasts.show>[0] | null> = {
  shared: null,
  cancelled: null,
  copied: { kind: 'success', text: SHARE.copied },
  failed: { kind: 'error', text: SHARE.failed },
};

/** Shares a movie's URL through the share sheet, or copies it. */
export function ShareAction({ movie }: { readonly movie: { readonly id: number; readonly title: string } }) {
  async function share() {
    const toast = OUTCOME_TOASTS[await shareLink({ title: movie.title, url: ownUrl(moviePath(movie.id)) })];
    if (toast) toasts.show(toast);
  }

  if (!canShare()) return null;
  return (
    <Button variant="secondary" icon={<Share2 size={18} aria-hidden="true" />} onPress={() => void share()}>
      {SHARE.share}
    </Button>
  );
}
