import { chakra } from '@chakra-ui/react/styled-system';
import { MOVIE } from '../../../words/en/film/movie';
import { COMPANIES_SHOWN } from '../../../config/tmdb';
import { directorsOf, type MovieDetails, writersOf } from '../../../domain/movies/movie-details';
import { oneDecimal } from '../../../domain/movies/movie';
import { formatCurrency, formatDate, formatRuntime, formatUnitList } from '../../../i18n/format';
import { Logo } from './logo';
import { MovieCard } from './movie-card';
import { ratingMessage } from './rating-sentence';

const List = chakra('dl', { base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '3.5' } });
const Name = chakra('dt', { base: { color: 'fg.muted', fontSize: 'sm' } });
const Value = chakra('dd', { base: { fontWeight: 'medium', overflowWrap: 'anywhere' } });
const Companies = chakra('ul', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '2', marginTop: '1' },
});
const Company = chakra('li', { base: { display: 'flex', alignItems: 'center', gap: '3', overflowWrap: 'anywhere' } });

/** Name and value of each fact that is known. */
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

/** The details card; what is not known is left out. */
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
