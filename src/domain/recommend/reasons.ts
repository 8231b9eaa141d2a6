import { type GenreChoice, QUESTIONNAIRE_GENRES } from '../../config/questionnaire';
import { EVENING_REASONS, type EveningReason, type EveningReasonId, isEveningReason } from '../../config/reasons';
import { type Era, RATING_REASON } from '../../config/recommend';
import { isTheme, type Theme, THEMES } from '../../config/themes';
import type { MovieMetadata } from '../movies/metadata';
import { type Candidate, eraOf, oneDecimal, releaseYear } from '../movies/movie';
import type { QuestionnaireAnswers } from '../questionnaire/answers';
import { isGrim } from '../questionnaire/mood';

/** Why a movie was recommended, true of the movie itself; the messages turn the code into words. */
export type MovieReason =
  | { readonly code: 'evening'; readonly reason: EveningReasonId }
  | { readonly code: 'genre'; readonly genre: GenreChoice }
  | { readonly code: 'rating'; readonly rating: number }
  | { readonly code: 'era'; readonly era: Era };
/** That a movie goes with a favorite, which has this title. */
export interface TasteReason {
  readonly code: 'liked';
  readonly favorite: number;
  readonly title: string;
}
/** Why a movie was recommended; that it goes with a favorite is true as long as that is one. */
export type Reason = MovieReason | TasteReason;

/** What of a movie's facts proves a reason. */
export type Proof = Pick<MovieMetadata, 'keywords' | 'independent'> & Partial<Pick<MovieMetadata, 'certification'>>;

const NO_PROOF: Proof = { keywords: [] };

/** Whether a movie's facts prove it to be of a theme: by a keyword that names it, or for Indie by who made it. */
export function isProven(theme: Theme, { genreIds }: Pick<Candidate, 'genreIds'>, { keywords, independent }: Proof) {
  const { genre: besides, names } = THEMES[theme];
  if (besides !== null && !genreIds.includes(besides)) return false;
  return names.some((name) => keywords.includes(name)) || (theme === 'indie' && independent === true);
}

/** Whether the movie has the genre: its own, or for a theme the proof. */
function has(genre: GenreChoice, candidate: Candidate, proof: Proof): boolean {
  return isTheme(genre)
    ? isProven(genre, candidate, proof)
    : candidate.genreIds.includes(QUESTIONNAIRE_GENRES[genre].id);
}

type Asked = Pick<QuestionnaireAnswers, 'mood' | 'company'>;

const IDS: readonly EveningReasonId[] = Object.keys(EVENING_REASONS).filter(isEveningReason);

function isAsked({ asked }: EveningReason, { mood, company }: Asked): boolean {
  return 'mood' in asked ? asked.mood === mood : asked.company === company;
}

/**
 * The sentence about the evening's mood or company that is true of a movie; null where none is.
 * @param certification as its details tell it; empty while that is not known
 */
export function eveningReasonFor(candidate: Candidate, answers: Asked, certification: string): EveningReasonId | null {
  const { genreIds } = candidate;
  const holds = (id: EveningReasonId): boolean => {
    const reason: EveningReason = EVENING_REASONS[id];
    return (
      isAsked(reason, answers) &&
      reason.genres.every((genre) => genreIds.includes(genre)) &&
      !reason.without?.some((genre) => genreIds.includes(genre)) &&
      (reason.light !== true || !isGrim(candidate)) &&
      (reason.rated === undefined || reason.rated === certification)
    );
  };
  return IDS.find(holds) ?? null;
}

/**
 * The reasons that hold for a movie, strongest first: what it is for the mood or the company, as far as that can be checked,
 * the chosen genres that this does not name, a rating by many; there is always its era.
 * @param proof none while the facts are not known
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

/** Whether a reason is that the movie goes with a favorite. */
export function isLiked({ code }: Reason): boolean {
  return code === 'liked';
}

/** Whether a movie was chosen by taste. */
export function isByTaste({ reasons }: Reasoned): boolean {
  return reasons.some(isLiked);
}

/** Movies without the reasons that hold no longer. @param favorites ids of the member's, as they are now */
export function withValidReasons<T extends Reasoned>(
  movies: readonly T[],
  favorites: ReadonlySet<number>,
): readonly T[] {
  const holds = (reason: Reason): boolean => reason.code !== 'liked' || favorites.has(reason.favorite);
  return movies.map((movie) =>
    movie.reasons.every(holds) ? movie : { ...movie, reasons: movie.reasons.filter(holds) },
  );
}
