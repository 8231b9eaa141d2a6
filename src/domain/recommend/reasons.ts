import { type GenreChoice, QUESTIONNAIRE_GENRES } from '../../config/questionnaire';
import { EVENING_REASONS, type EveningReason, type EveningReasonId, isEveningReason } from '../../config/reasons';
import { type Era, RATING_REASON } from '../../config/recommend';
import { isTheme, type Theme, THEMES } from '../../config/themes';
import type { MovieMetadata } from '../movies/metadata';
import { type Candidate, eraOf, oneDecimal, releaseYear } from '../movies/movie';
import type { QuestionnaireAnswers } from '../questionnaire/answers';
import { isGrim } from '../questionnaire/mood';

/**
 * Why a movie was recommended; true for the movie itself, regardless of the member. The messages turn codes into text.
 */
export type MovieReason =
  | { readonly code: 'evening'; readonly reason: EveningReasonId }
  | { readonly code: 'genre'; readonly genre: GenreChoice }
  | { readonly code: 'rating'; readonly rating: number }
  | { readonly code: 'era'; readonly era: Era };
/** The movie is similar to a favorite with this title. */
export interface TasteReason {
  readonly code: 'liked';
  readonly favorite: number;
  readonly title: string;
}
/** The movie is on the member's watchlist. */
interface WatchlistReason {
  readonly code: 'watchlist';
}
/** Why a movie was recommended; the last two only hold for one member, and while that movie has the mark. */
export type Reason = MovieReason | TasteReason | WatchlistReason;

/** The metadata that proves a reason. */
export type Proof = Pick<MovieMetadata, 'keywords' | 'independent'> & Partial<Pick<MovieMetadata, 'certification'>>;

const NO_PROOF: Proof = { keywords: [] };

/** Whether metadata proves that a movie fits a theme: by a keyword, or for Indie by its production. */
export function isProven(theme: Theme, { genreIds }: Pick<Candidate, 'genreIds'>, { keywords, independent }: Proof) {
  const { genre: besides, names } = THEMES[theme];
  if (besides !== null && !genreIds.includes(besides)) return false;
  return names.some((name) => keywords.includes(name)) || (theme === 'indie' && independent === true);
}

/** Whether a movie has a genre, or provably a theme. */
function has(genre: GenreChoice, candidate: Candidate, proof: Proof): boolean {
  return isTheme(genre)
    ? isProven(genre, candidate, proof)
    : candidate.genreIds.includes(QUESTIONNAIRE_GENRES[genre].id);
}

type EveningAnswers = Pick<QuestionnaireAnswers, 'mood' | 'company'>;

const IDS: readonly EveningReasonId[] = Object.keys(EVENING_REASONS).filter(isEveningReason);

function matchesAnswer({ answer }: EveningReason, { mood, company }: EveningAnswers): boolean {
  return 'mood' in answer ? answer.mood === mood : answer.company === company;
}

/**
 * The first reason about the evening that is true for a movie, or null.
 * @param certification from its details; empty if unknown
 */
export function eveningReasonFor(
  candidate: Candidate,
  answers: EveningAnswers,
  certification: string,
): EveningReasonId | null {
  const { genreIds } = candidate;
  const holds = (id: EveningReasonId): boolean => {
    const reason: EveningReason = EVENING_REASONS[id];
    return (
      matchesAnswer(reason, answers) &&
      reason.genres.every((genre) => genreIds.includes(genre)) &&
      !reason.without?.some((genre) => genreIds.includes(genre)) &&
      (reason.light !== true || !isGrim(candidate)) &&
      (reason.rated === undefined || reason.rated === certification)
    );
  };
  return IDS.find(holds) ?? null;
}

/**
 * The reasons that hold for a movie, strongest first: the evening's mood or company, other chosen genres, a high
 * rating; and always its era.
 * @param proof omitted until the metadata is known
 */
export function reasonsFor(
  candidate: Candidate,
  answers: Pick<QuestionnaireAnswers, 'genres' | 'mood' | 'company'>,
  proof: Proof = NO_PROOF,
): MovieReason[] {
  const evening = eveningReasonFor(candidate, answers, proof.certification ?? '');
  const named: readonly number[] = evening === null ? [] : EVENING_REASONS[evening].genres;
  const isNamed = (genre: GenreChoice): boolean => !isTheme(genre) && named.includes(QUESTIONNAIRE_GENRES[genre].id);
  const genres = answers.genres.filter((genre) => has(genre, candidate, proof) && !isNamed(genre));
  const proven =
    candidate.voteAverage >= RATING_REASON.average && candidate.voteCount >= RATING_REASON.votes
      ? [{ code: 'rating' as const, rating: oneDecimal(candidate.voteAverage) }]
      : [];
  return [
    ...(evening === null ? [] : [{ code: 'evening' as const, reason: evening }]),
    ...genres.map((genre) => ({ code: 'genre' as const, genre })),
    ...proven,
    { code: 'era', era: eraOf(releaseYear(candidate.releaseDate)) },
  ];
}

export interface Reasoned {
  readonly reasons: readonly Reason[];
}

/** Whether the reason is similarity to a movie that the member likes. */
export function isLiked({ code }: Reason): boolean {
  return code === 'liked';
}

/** Whether the reason is about the member rather than the movie. */
export function isPersonal(reason: Reason): boolean {
  return isLiked(reason) || reason.code === 'watchlist';
}

/** Ids of the liked movies that are reasons. */
export function likedIds({ reasons }: Reasoned): readonly number[] {
  return reasons.flatMap((reason) => (reason.code === 'liked' ? [reason.favorite] : []));
}

/** Whether a movie was chosen by taste. */
export function isByTaste({ reasons }: Reasoned): boolean {
  return reasons.some(isLiked);
}

/**
 * Removes reasons that no longer hold.
 * @param liked ids of the movies that the member likes now
 * @param watchlist ids of those on their watchlist
 */
export function withValidReasons<T extends Reasoned & { readonly id: number }>(
  movies: readonly T[],
  liked: ReadonlySet<number>,
  watchlist: ReadonlySet<number>,
): readonly T[] {
  return movies.map((movie) => {
    const holds = (reason: Reason): boolean => {
      if (reason.code === 'watchlist') return watchlist.has(movie.id);
      return reason.code !== 'liked' || liked.has(reason.favorite);
    };
    return movie.reasons.every(holds) ? movie : { ...movie, reasons: movie.reasons.filter(holds) };
  });
}
