import { chakra } from '@chakra-ui/react/styled-system';
import { COMPANIES_SHOWN } from '../../config/movie-screen';
import { MESSAGES } from '../../config/messages';
import { directorsOf, writersOf } from '../../domain/crew';
import type { FilmDetails } from '../../domain/film-details';
import { moneyText } from '../../domain/money-text';
import { ratingTier } from '../../domain/rating-tier';
import { runtimeText } from '../../domain/runtime-text';
import { SectionHeading } from '../../ui/section-heading';

const Card = chakra('section', {
  base: { bg: 'bg.raised', borderWidth: '1px', borderColor: 'border', borderRadius: 'lg', padding: '5' },
});
const List = chakra('dl', { base: { display: 'grid', gap: '3' } });
const Name = chakra('dt', { base: { color: 'fg.muted', fontSize: 'sm' } });
const Value = chakra('dd', { base: { fontWeight: 'medium', overflowWrap: 'anywhere' } });

const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** Name and value of each fact that is known. */
function factsOf(details: FilmDetails): readonly (readonly [string, string])[] {
  const { movie: words } = MESSAGES;
  const { crew } = details.credits;
  const { voteAverage, releaseDate } = details;
  const facts: readonly (readonly [string, string])[] = [
    [words.director, directorsOf(crew).join(', ')],
    [words.writers, writersOf(crew).join(', ')],
    [words.status, details.status],
    [words.releaseDate, releaseDate === '' ? '' : date.format(new Date(releaseDate))],
    [words.rating, voteAverage > 0 ? `${voteAverage.toFixed(1)} · ${words.tier[ratingTier(voteAverage)]}` : ''],
    [words.runtime, runtimeText(details.runtime)],
    [words.budget, details.budget > 0 ? moneyText(details.budget) : ''],
    [words.revenue, details.revenue > 0 ? moneyText(details.revenue) : ''],
    [
      words.companies,
      details.productionCompanies
        .slice(0, COMPANIES_SHOWN)
        .map(({ name }) => name)
        .join(', '),
    ],
  ];
  return facts.filter(([, value]) => value !== '');
}

/** The details card; what is not known is left out. */
export function MovieFacts({ details }: { readonly details: FilmDetails }) {
  return (
    <Card>
      <SectionHeading title={MESSAGES.movie.details} />
      <List>
        {factsOf(details).map(([name, value]) => (
          <div key={name}>
            <Name>{name}</Name>
            <Value>{value}</Value>
          </div>
        ))}
      </List>
    </Card>
  );
}
