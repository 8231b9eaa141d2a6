import { chakra } from '@chakra-ui/react/styled-system';
import { TrendingUp } from 'lucide-react';
import { MOVIE } from '../../../words/en/film/movie';
import { ratingTier } from '../../../domain/movies/movie';
import { formatRuntime } from '../../../i18n/format';
import { CertificationBadge, LocalCertification, Rating } from '../../../components/movie/movie-badges';
import { useReaderPreferences } from '../../../components/movie/metadata-source';
import type { CardMovie } from '../../../components/movie/movie-card';

// On phones it has the room of two rows from the start: the rank, which is known last, moves nothing when it comes.
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
// The place in the charts comes last of all and stands in the first row of a phone: no row is added for it below.
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
  /** Minutes; 0 when unknown. */
  readonly runtime: number;
  /** The certification in the reader's country, where that has one of its own. */
  readonly local: string | undefined;
}

/** Rating with its text, rank, certification, runtime and year; what is unknown is left out. */
export function HeroFacts({ movie, rank, runtime, local }: HeroFactsProps) {
  const { country } = useReaderPreferences();
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
