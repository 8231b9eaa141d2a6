import {
  ERA_MIN_VOTES,
  ERA_PAGES,
  ERA_QUERIES,
  HIGHLY_RATED_MIN_VOTES,
  SORTED_MIN_VOTES,
  SORTED_PAGES,
  type Era,
} from '../config/recommendation';
import { REGION } from '../config/streaming';
import { allowedRatings, chosenGenreIds, type QuestionnaireAnswers } from './answers';
import { forbiddenGenreIds } from './forbidden-genres';

export type QueryLabel = Era | 'highly-rated' | 'revenue' | 'vote-count';

/** One question to the movie database's discover call. */
export interface DiscoverQuery<Label extends string = string> {
  readonly label: Label;
  /** Query parameters, without the page. */
  readonly params: Readonly<Record<string, string>>;
  /** Pages to read, in this order. */
  readonly pages: readonly number[];
}

/**
 * The discover queries of a recommendation, or none when no film can match.
 *
 * Where ratings are restricted, the movie database is asked for their certifications: most films of a genre may be
 * rated otherwise, and finding that out one film at a time would cost a request each.
 * @param now ISO date or timestamp; later releases are not asked for
 * @param round from 0; each further round reads as many pages behind those of the round before
 */
export function discoverPlan(answers: QuestionnaireAnswers, now: string, round = 0): DiscoverQuery<QueryLabel>[] {
  const allowed = allowedRatings(answers);
  const forbidden = forbiddenGenreIds(answers);
  const wanted = chosenGenreIds(answers).filter((id) => !forbidden.includes(id));
  if (wanted.length === 0 || allowed?.length === 0) return [];

  const shared = {
    include_adult: 'false',
    with_genres: wanted.join('|'),
    ...(forbidden.length === 0 ? {} : { without_genres: forbidden.join(',') }),
    ...(allowed === null ? {} : { certification_country: REGION, certification: allowed.join('|') }),
  };
  return plannedQueries(shared, now, round);
}

/**
 * One query for each era, and one each for the best rated, the highest revenue and the most votes (specification,
 * section 9).
 * @param shared parameters that all queries have, such as the genre
 * @param now ISO date or timestamp
 * @param round from 0; each further round reads as many pages behind those of the round before
 */
export function plannedQueries(
  shared: DiscoverQuery['params'],
  now: string,
  round: number,
): DiscoverQuery<QueryLabel>[] {
  const today = now.slice(0, 10);
  const pages = (count: number): number[] => Array.from({ length: count }, (_, index) => round * count + index + 1);
  const sorted = (label: QueryLabel, order: string, votes: number): DiscoverQuery<QueryLabel> => ({
    label,
    params: { ...shared, sort_by: order, 'vote_count.gte': String(votes), 'primary_release_date.lte': today },
    pages: pages(SORTED_PAGES),
  });

  return [
    ...ERA_QUERIES.map(({ era, from, to }) => ({
      label: era,
      params: {
        ...shared,
        sort_by: 'popularity.desc',
        'vote_count.gte': String(ERA_MIN_VOTES),
        'primary_release_date.gte': `${from}-01-01`,
        'primary_release_date.lte': to === null ? today : `${to}-12-31`,
      },
      pages: pages(ERA_PAGES),
    })),
    sorted('highly-rated', 'vote_average.desc', HIGHLY_RATED_MIN_VOTES),
    sorted('revenue', 'revenue.desc', SORTED_MIN_VOTES),
    sorted('vote-count', 'vote_count.desc', SORTED_MIN_VOTES),
  ];
}
