import type { CollectionGenre } from '../../config/collection';
import { QUESTIONNAIRE_GENRES } from '../../config/questionnaire';
import { plannedQueries, type DiscoverQuery, type QueryLabel } from '../recommend/discover-plan';
import { ERAS } from '../film/era';

/** What the collection is asked for. */
export interface CollectionRequest {
  readonly genre: CollectionGenre;
  /** Movies are kept whose title or description has it; empty keeps all. */
  readonly text: string;
  /** True for 'Variety Mix': the eras are asked one by one and take turns in the result. */
  readonly mix: boolean;
}

/** The id of the genre, or null for all genres. */
export function genreIdOf(genre: CollectionGenre): number | null {
  return genre === 'all' ? null : QUESTIONNAIRE_GENRES[genre].id;
}

/**
 * The discover queries of a collection search. The text is no part of them: it is a filter of ours.
 * @param now ISO date or timestamp; later releases are not asked for
 * @param round from 0; each further round reads as many pages behind those of the round before
 */
export function collectionPlan(
  { genre, mix }: Pick<CollectionRequest, 'genre' | 'mix'>,
  now: string,
  round = 0,
): DiscoverQuery<QueryLabel>[] {
  const id = genreIdOf(genre);
  const shared = {
    genres: id === null ? [] : [id],
    genreMatch: 'any' as const,
    withoutGenres: [],
    theme: null,
    certifications: null,
  };
  const plan = plannedQueries(shared, now, round);
  return mix ? plan.filter(({ label }) => ERAS.some((era) => era === label)) : plan;
}
