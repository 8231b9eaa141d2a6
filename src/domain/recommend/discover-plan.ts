import { GENRE } from '../../config/genres';
import { MADE_FOR_FAMILIES } from '../../config/company-preferences';
import { QUESTIONNAIRE_GENRES, type GenreChoice } from '../../config/questionnaire';
import {
  ANIMATED_PAGES,
  CHOICE_PAGES,
  ERA_MIN_VOTES,
  ERA_PAGES,
  ERA_QUERIES,
  HIGHLY_RATED_MIN_VOTES,
  MIN_RUNTIME,
  SORTED_MIN_VOTES,
  SORTED_PAGES,
  type Era,
} from '../../config/recommend';
import { isTheme, THEMES, type Theme } from '../../config/themes';
import type { MovieQuery } from '../movies/movie-query';
import { allowedRatings, type QuestionnaireAnswers, runtimeLimit } from '../questionnaire/answers';
import { eligibleGenres } from './genre-quotas';
import { stronglyDislikedGenreIds } from '../questionnaire/mood';
import { forbiddenGenreIds, isForFamilies, sentenceLimits, type SentenceLimits } from '../questionnaire/company';

/** The query for one chosen genre. */
export type ChoiceLabel = `choice-${GenreChoice}`;
/** The query for the fallback genre of a chosen theme. */
export type FallbackLabel = `stand-in-${GenreChoice}`;
/** The query for a genre's or theme's animated movies for families, or for a theme's of any genre. */
type FamilyLabel = `animated-${number | Theme}` | `mild-${Theme}`;
export type QueryLabel = Era | 'highly-rated' | 'revenue' | 'vote-count';

/** A query for movies and the pages to read. */
export interface DiscoverQuery<Label extends string = string> {
  readonly label: Label;
  readonly movies: MovieQuery;
  /** Pages to read, in order. */
  readonly pages: readonly number[];
}

type Shared = Pick<MovieQuery, 'genres' | 'genreMatch' | 'withoutGenres' | 'theme' | 'certifications' | 'runtime'>;

/** The label of the query for one chosen genre. */
export function choiceLabel(genre: GenreChoice): ChoiceLabel {
  return `choice-${genre}`;
}

/** The label of the query for a theme's fallback genre. */
export function fallbackLabel(genre: GenreChoice): FallbackLabel {
  return `stand-in-${genre}`;
}

const idOf = (genre: GenreChoice): number => QUESTIONNAIRE_GENRES[genre].id;

/**
 * The chosen themes that need a query for their fallback genre, one per genre: none if another choice already queries
 * it. A single theme needs none, as the queries for any genre include it; but on family evenings these don't include
 * all ratings.
 */
function fallbacksToQuery(wanted: readonly GenreChoice[], answers: QuestionnaireAnswers): GenreChoice[] {
  const queried = new Set(wanted.filter((genre) => !isTheme(genre)).map(idOf));
  const isCoveredByAnyGenre = wanted.length === 1 && !isForFamilies(answers);
  const themes = isCoveredByAnyGenre ? [] : wanted.filter(isTheme).filter((theme) => !queried.has(idOf(theme)));
  return themes.filter((theme, place) => themes.findIndex((other) => idOf(other) === idOf(theme)) === place);
}

/** Genre ids of a query for one genre (null: any). */
function withFamily(id: number | null, { company }: QuestionnaireAnswers): number[] {
  const family = company === 'family' ? GENRE.family : null;
  return [...new Set([id, family])].filter((one) => one !== null);
}

/** Criteria of the query for a chosen genre: its theme if it has no genre of its own, and Family for families. */
function choiceMovies(genre: GenreChoice, answers: QuestionnaireAnswers): Pick<Shared, 'genres' | 'theme'> {
  const theme = isTheme(genre) ? genre : null;
  const own = theme === null ? QUESTIONNAIRE_GENRES[genre].id : THEMES[theme].genre;
  return { genres: withFamily(own, answers), theme };
}

/**
 * Genre ids whose animated movies rated PG-13 families may also see: these count as made for families even without the
 * genre Family, which the queries for one genre require.
 */
function animatedForFamilies(wanted: readonly GenreChoice[], answers: QuestionnaireAnswers): readonly number[] {
  const ids = [...new Set(wanted.map(idOf))].filter((id) => id !== GENRE.family);
  return isForFamilies(answers) ? ids : [];
}

/** On family evenings, the themes of any genre: their own queries require the genre Family. */
function themesForFamilies(wanted: readonly GenreChoice[], answers: QuestionnaireAnswers): readonly Theme[] {
  return isForFamilies(answers) ? wanted.filter(isTheme).filter((theme) => THEMES[theme].genre === null) : [];
}

/**
 * The discover queries of a recommendation; none if no movie can match. There are queries for any of the chosen genres,
 * and one for each, so that none is crowded out (not needed for a single genre), and one for each fallback genre.
 * If ratings are restricted, the queries filter by certification: otherwise most movies might not be allowed, and
 * finding that out takes a request each.
 * @param now ISO date or timestamp: the latest release date
 * @param batch from 0; each batch reads the next pages of all queries
 */
export function discoverPlan(
  answers: QuestionnaireAnswers,
  now: string,
  batch = 0,
): DiscoverQuery<QueryLabel | ChoiceLabel | FallbackLabel | FamilyLabel>[] {
  const allowed = allowedRatings(answers);
  const forbidden = forbiddenGenreIds(answers);
  const wanted = eligibleGenres(answers);
  const limits = sentenceLimits(answers);
  if (wanted.length === 0 || allowed?.length === 0) return [];

  const anyGenre: Shared = {
    genres: [...new Set(wanted.map(idOf))],
    genreMatch: 'any',
    withoutGenres: forbidden,
    theme: null,
    certifications: isForFamilies(answers) ? MADE_FOR_FAMILIES.filter((one) => allowed?.includes(one)) : allowed,
    runtime: { min: Math.max(MIN_RUNTIME, limits.minRuntime), max: runtimeLimit(answers) },
  };
  const [only] = wanted;
  const isSingleGenre = wanted.length === 1 && only !== undefined && !isTheme(only) && answers.company !== 'family';
  const single = {
    ...anyGenre,
    genreMatch: 'all' as const,
    certifications: allowed,
    order: 'votes' as const,
    minVotes: SORTED_MIN_VOTES,
    minRating: 0,
    releasedFrom: null,
    releasedUntil: now.slice(0, 10),
  };
  const animated = {
    ...single,
    withoutGenres: [...forbidden, GENRE.family],
    certifications: allowed?.filter((rating) => rating === 'PG-13') ?? null,
  };
  const pages = pagesOf(CHOICE_PAGES, batch);
  // The sorted queries still find these movies, in case there are few others.
  const dislikedByMood = stronglyDislikedGenreIds(answers);
  const plan = [
    ...plannedQueries(anyGenre, now, batch, dislikedByMood),
    ...(isSingleGenre ? [] : wanted).map((genre) => ({
      label: choiceLabel(genre),
      movies: { ...single, ...choiceMovies(genre, answers) },
      pages,
    })),
    ...fallbacksToQuery(wanted, answers).map((genre) => ({
      label: fallbackLabel(genre),
      movies: { ...single, genres: withFamily(idOf(genre), answers) },
      pages,
    })),
    ...animatedForFamilies(wanted, answers).map((id) => ({
      label: `animated-${id}` as const,
      movies: { ...animated, genres: [...new Set([id, GENRE.animation])] },
      pages: pagesOf(ANIMATED_PAGES, batch),
    })),
    ...themesForFamilies(wanted, answers).flatMap((theme) => [
      {
        label: `mild-${theme}` as const,
        movies: { ...single, genres: [], theme, certifications: anyGenre.certifications },
        pages,
      },
      {
        label: `animated-${theme}` as const,
        movies: { ...animated, genres: [GENRE.animation], theme },
        pages: pagesOf(ANIMATED_PAGES, batch),
      },
    ]),
  ];
  return plan
    .filter(({ movies }) => movies.certifications?.length !== 0)
    .flatMap((query) => withinLimits(query, limits));
}

/** The query within a sentence's years and language; none if its own years are others. */
function withinLimits<Query extends DiscoverQuery>(query: Query, { from, to, languages }: SentenceLimits): Query[] {
  const { releasedFrom, releasedUntil } = query.movies;
  const first = from === null ? '' : `${from}-01-01`;
  const last = to === null ? releasedUntil : `${to}-12-31`;
  const [language] = languages;
  const movies = {
    ...query.movies,
    releasedFrom: first > (releasedFrom ?? '') ? first : releasedFrom,
    releasedUntil: last < releasedUntil ? last : releasedUntil,
    ...(language !== undefined && languages.length === 1 && { language }),
  };
  return (movies.releasedFrom ?? '') > movies.releasedUntil ? [] : [{ ...query, movies }];
}

function pagesOf(count: number, batch: number): number[] {
  return Array.from({ length: count }, (_, index) => batch * count + index + 1);
}

/**
 * One query per era, and one each for the best rated, the highest revenue and the most votes (specification, section
 * 9).
 * @param shared criteria of all queries
 * @param now ISO date or timestamp
 * @param batch from 0; each batch reads the next pages of all queries
 * @param withoutInEras genre ids that the era queries exclude, too
 */
export function plannedQueries(
  shared: Shared,
  now: string,
  batch: number,
  withoutInEras: readonly number[] = [],
): DiscoverQuery<QueryLabel>[] {
  const today = now.slice(0, 10);
  const released = { minRating: 0, releasedFrom: null, releasedUntil: today };
  const sorted = (label: QueryLabel, order: MovieQuery['order'], minVotes: number): DiscoverQuery<QueryLabel> => ({
    label,
    movies: { ...shared, ...released, order, minVotes },
    pages: pagesOf(SORTED_PAGES, batch),
  });

  return [
    ...ERA_QUERIES.map(({ era, from, to }) => ({
      label: era,
      movies: {
        ...shared,
        ...released,
        withoutGenres: [...new Set([...shared.withoutGenres, ...withoutInEras])],
        order: 'popularity' as const,
        minVotes: ERA_MIN_VOTES,
        releasedFrom: `${from}-01-01`,
        releasedUntil: to === null ? today : `${to}-12-31`,
      },
      pages: pagesOf(ERA_PAGES, batch),
    })),
    sorted('highly-rated', 'rating', HIGHLY_RATED_MIN_VOTES),
    sorted('revenue', 'revenue', SORTED_MIN_VOTES),
    sorted('vote-count', 'votes', SORTED_MIN_VOTES),
  ];
}
