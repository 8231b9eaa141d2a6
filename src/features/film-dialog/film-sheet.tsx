import { chakra } from '@chakra-ui/react/styled-system';
import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { GENRE_CHIPS } from '../../config/ui';
import { CARD } from '../../i18n/messages/movies';
import { MOVIE_DIALOG } from '../../i18n/messages/movie-dialog';
import { RESULTS } from '../../i18n/messages/questionnaire';
import { moviePath } from '../../config/routes';
import { ButtonLink } from '../../components/button';
import { CertificationBadge, Rating, ServiceList } from '../../components/movie/movie-badges';
import { ChipList } from '../../components/chip';
import { MovieBackdrop } from '../../components/movie/backdrop';
import type { CardMovie } from '../../components/movie/movie-card';
import { MoviePoster } from '../../components/movie/poster';
import { TrailerButton } from '../../components/movie/trailer-button';
import { VisuallyHidden } from '../../components/visually-hidden';

const Sheet = chakra('article', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '7rem minmax(0, 1fr)', md: '12rem minmax(0, 1fr)' },
    gridTemplateAreas: {
      base: '"band band" "poster facts" "actions actions" "words words"',
      md: '"band band" "poster facts" "poster actions" "poster words"',
    },
    gridTemplateRows: { md: 'auto auto auto 1fr' },
    columnGap: { base: '4', md: '7' },
    rowGap: '4',
    paddingInline: { base: '4', md: '6' },
    paddingBottom: { base: '6', md: '7' },
  },
});
// The room is there before the picture is known, so that nothing jumps.
const Band = chakra('div', {
  base: {
    gridArea: 'band',
    position: 'relative',
    marginInline: { base: '-4', md: '-6' },
    aspectRatio: { base: '16 / 9', md: '24 / 9' },
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
const PosterSpot = chakra('div', {
  base: {
    gridArea: 'poster',
    position: 'relative',
    alignSelf: 'start',
    marginTop: { base: '-16', md: '-24' },
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
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(9.5rem, 1fr))',
    gap: '2',
    '& > *': { paddingInline: '3', fontSize: 'sm' },
  },
});
const Words = chakra('div', { base: { gridArea: 'words', display: 'grid', gap: '4', alignContent: 'start' } });

export interface MovieSheetProps {
  readonly movie: CardMovie;
  readonly backdropPath: string | null;
  /** Facts are still being looked up. */
  readonly reading: boolean;
  readonly trailerLoading: boolean;
  readonly onTrailer: () => void;
  readonly marks: ReactNode;
  /** What is missing and why, or null. */
  readonly failure: ReactNode;
}

/** What the details dialog says of a movie: its wide picture, its poster over it, facts, things to do, description. */
export function MovieSheet(props: MovieSheetProps) {
  const { movie, backdropPath, reading, failure } = props;
  return (
    <Sheet aria-busy={reading}>
      <Band>
        {backdropPath !== null && <MovieBackdrop path={backdropPath} sizes="(min-width: 768px) 704px, 100vw" />}
      </Band>
      <PosterSpot>
        <MoviePoster
          movesWith={movie.id}
          title={movie.title}
          posterPath={movie.posterPath}
          sizes="(min-width: 768px) 192px, 112px"
          priority
        />
      </PosterSpot>
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
        <TrailerButton loading={props.trailerLoading} onPress={props.onTrailer} />
        <ButtonLink to={moviePath(movie.id)} variant="secondary" icon={<Info size={18} aria-hidden="true" />}>
          {RESULTS.moreDetails}
        </ButtonLink>
        {props.marks}
      </Actions>
      <Words>
        <p>{movie.description || CARD.noDescription}</p>
        <ServiceList movie={movie} />
        {failure}
        <VisuallyHidden role="status">{reading ? MOVIE_DIALOG.loadingFacts : ''}</VisuallyHidden>
      </Words>
    </Sheet>
  );
}
