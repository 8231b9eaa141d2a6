import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useId } from 'react';
import { ButtonLink } from '../../components/button';
import { SectionHeading } from '../../components/layout/headings';
import { RankBadge } from '../../components/movie/movie-badges';
import type { CardMovie } from '../../components/movie/movie-card';
import { descriptionText } from '../../components/movie/movie-context';
import { ROUTES } from '../../config/routes';
import { COMPANIES_SHOWN } from '../../config/tmdb';
import { rankTier } from '../../config/ui';
import { rankOf } from '../../domain/lists/charts';
import { oneDecimal, ratingTier } from '../../domain/movies/movie';
import { directorsOf, type MovieDetails, writersOf } from '../../domain/movies/movie-details';
import { useTop50 } from '../../hooks/use-movie-list';
import { formatCurrency, formatDate, formatRating, formatRuntime, formatUnitList } from '../../i18n/format';
import { CARD } from '../../i18n/messages/movies';
import { MOVIE } from './messages';
import { Logo } from './movie-cast';

const List = chakra('dl', { base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '3.5' } });
const Name = chakra('dt', { base: { color: 'fg.muted', fontSize: 'sm' } });
const Value = chakra('dd', { base: { fontWeight: 'medium', overflowWrap: 'anywhere' } });
const Companies = chakra('ul', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '2', marginTop: '1' },
});
const Company = chakra('li', { base: { display: 'flex', alignItems: 'center', gap: '3', overflowWrap: 'anywhere' } });

/** Names and values of the known facts. */
function factsOf(details: MovieDetails): readonly (readonly [name: string, value: string])[] {
  const { releaseDate, budget, revenue, credits } = details;
  const rating = oneDecimal(details.voteAverage);
  const directors = directorsOf(credits.crew);
  const facts: readonly (readonly [string, string])[] = [
    [MOVIE.director(directors.length), formatUnitList(directors)],
    [MOVIE.writers, formatUnitList(writersOf(credits.crew))],
    [MOVIE.status, details.status],
    [MOVIE.releaseDate, releaseDate !== '' ? formatDate(Date.parse(releaseDate), 'UTC') : ''],
    [MOVIE.rating, rating > 0 ? ratingMessage(rating) : ''],
    [MOVIE.runtime, formatRuntime(details.runtime)],
    [MOVIE.budget, budget > 0 ? formatCurrency(budget) : ''],
    [MOVIE.revenue, revenue > 0 ? formatCurrency(revenue) : ''],
  ];
  return facts.filter(([, value]) => value !== '');
}

/** The details card; unknown facts are left out. */
export function MovieFacts({ details }: { readonly details: MovieDetails }) {
  const companies = details.productionCompanies.slice(0, COMPANIES_SHOWN);
  return (
    <MovieCard title={MOVIE.details}>
      <List>
        {factsOf(details).map(([name, value]) => (
          <div key={name}>
            <Name>{name}</Name>
            <Value>{value}</Value>
          </div>
        ))}
        {companies.length > 0 && (
          <div>
            <Name>{MOVIE.companies}</Name>
            <Value>
              <Companies>
                {companies.map(({ id, name, logoPath }) => (
                  <Company key={id}>
                    {logoPath !== null && <Logo path={logoPath} padded />}
                    {name}
                  </Company>
                ))}
              </Companies>
            </Value>
          </div>
        )}
      </List>
    </MovieCard>
  );
}

const Card = chakra('section', {
  base: { padding: '5', borderWidth: '1px', borderRadius: 'lg', bg: 'bg.raised' },
});

export interface MovieCardProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A card next to the movie's description: ranking or details. */
export function MovieCard({ title, children }: MovieCardProps) {
  const id = useId();
  return (
    <Card aria-labelledby={id}>
      <SectionHeading id={id} title={title} />
      {children}
    </Card>
  );
}

const OverviewText = chakra('p', { base: { maxWidth: 'reading', fontSize: { base: 'md', md: 'lg' } } });

/** The movie's description. */
export function MovieOverview({ movie }: { readonly movie: CardMovie }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id} title={MOVIE.overview} />
      <OverviewText {...descriptionText(movie)}>{movie.description || CARD.noDescription}</OverviewText>
    </section>
  );
}

/**
 * A rating with its meaning: '8.2/10, Excellent'.
 * @param rating above 0, up to 10, rounded to one decimal
 */
export function ratingMessage(rating: number): string {
  return MOVIE.ratingText(formatRating(rating), MOVIE.tier[ratingTier(rating)]);
}

const Line = chakra('div', { base: { display: 'flex', alignItems: 'center', gap: '3', marginBottom: '4' } });
const RankingText = chakra('p', { base: { fontWeight: 'medium' } });
const Muted = chakra('p', { base: { marginBottom: '4', color: 'fg.muted' } });

const WITHOUT_RANK: Record<Ranking['state'], string> = {
  known: MOVIE.unranked,
  loading: MOVIE.rankingLoading,
  unknown: MOVIE.rankingUnknown,
};

/** The ranking card: this week's rank and its tier. */
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

/** A movie's rank among this week's trending movies. */
export interface Ranking {
  /** From 1; null if it has none or it is unknown. */
  readonly rank: number | null;
  /** 'known' once the list is complete: without a rank the movie isn't in it. */
  readonly state: 'known' | 'loading' | 'unknown';
}

/** The movie's rank in the Top 50, which is fetched unless a fresh copy is stored. */
export function useRank(id: number): Ranking {
  const { movies, loading, error } = useTop50();
  const rank = rankOf(movies, id);
  if (rank !== null) return { rank, state: 'known' };
  return { rank, state: loading ? 'loading' : error ? 'unknown' : 'known' };
}
