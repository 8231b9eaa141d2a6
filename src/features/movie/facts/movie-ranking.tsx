import { chakra } from '@chakra-ui/react/styled-system';
import { ButtonLink } from '../../../components/button';
import { MOVIE } from '../../../words/en/film/movie';
import { rankTier } from '../../../config/ui';
import { ROUTES } from '../../../config/routes';
import { RankBadge } from '../../../components/movie/movie-badges';
import { MovieCard } from './movie-card';
import type { Ranking } from './use-rank';

const Line = chakra('div', { base: { display: 'flex', alignItems: 'center', gap: '3', marginBottom: '4' } });
const RankingText = chakra('p', { base: { fontWeight: 'medium' } });
const Muted = chakra('p', { base: { marginBottom: '4', color: 'fg.muted' } });

const WITHOUT_RANK: Record<Ranking['state'], string> = {
  known: MOVIE.unranked,
  looking: MOVIE.rankingLoading,
  unknown: MOVIE.rankingUnknown,
};

/** The ranking card: the movie's place this week and its tier. */
export function MovieRanking({ rank, state }: Ranking) {
  return (
    <MovieCard title={MOVIE.ranking}>
      {rank === null ? (
        <Muted>{WITHOUT_RANK[state]}</Muted>
      ) : (
        <Line>
          <RankBadge rank={rank} />
          <RankingText>{MOVIE.rankTier[rankTier(rank)]}</RankingText>
        </Line>
      )}
      <ButtonLink to={ROUTES.top50} variant="secondary" wide>
        {MOVIE.toTop50}
      </ButtonLink>
    </MovieCard>
  );
}
