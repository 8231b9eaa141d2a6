import {
  CHILDRENS_GENRES,
  COMPANY_PREFERENCES,
  MADE_FOR_FAMILIES,
  WELL_KNOWN_VOTES,
  WITHOUT_CHILDRENS_MOVIES,
} from '../../config/company-preferences';
import { QUESTIONNAIRE_GENRES } from '../../config/questionnaire';
import { NOT_FOR_FAMILY, RATINGS_FOR_GENRE } from '../../config/recommend';
import { guessCertification } from '../movies/certification';
import type { Candidate } from '../movies/movie';
import { allowedRatings, isGenreChoice, type QuestionnaireAnswers } from './answers';
import { genreTaste } from './mood';

type Chosen = Pick<QuestionnaireAnswers, 'company' | 'genres'>;

interface ScoredMovie extends Pick<Candidate, 'genreIds' | 'voteCount'> {
  /** The possible certifications, if known. */
  readonly certifications?: readonly string[] | null;
}

/** Whether the genres are those of children's movies. */
function isChildrensMovie(genreIds: readonly number[]): boolean {
  return genreIds.some((id) => CHILDRENS_GENRES.includes(id));
}

function wantsChildrensMovies({ genres }: Pick<Chosen, 'genres'>): boolean {
  return isChildrensMovie(genres.map((genre) => QUESTIONNAIRE_GENRES[genre].id));
}

/** Genre ids that the company excludes: children's movies for dates and friends, unless chosen. */
export function unwantedGenreIds(answers: Chosen): readonly number[] {
  return WITHOUT_CHILDRENS_MOVIES.includes(answers.company) && !wantsChildrensMovies(answers) ? CHILDRENS_GENRES : [];
}

/** Whether only movies made for families are allowed. */
export function isForFamilies({ company }: Pick<Chosen, 'company'>): boolean {
  return company === 'family';
}

/** Whether a movie with these genres and this certification (empty: unknown) is made for families. */
export function isMadeForFamilies(genreIds: readonly number[], certification: string): boolean {
  return isChildrensMovie(genreIds) || MADE_FOR_FAMILIES.some((rating) => rating === certification);
}

/** A movie's likely certification: the only possible one, or the estimate if possible; else null. */
function likelyRating({ genreIds, certifications = null }: ScoredMovie): string | null {
  const guess = guessCertification(genreIds);
  if (certifications === null || certifications.includes(guess)) return guess;
  const [only = null, ...others] = certifications;
  return others.length === 0 ? only : null;
}

/** How well a movie suits the company, from -1 to 1. */
export function companyTaste(movie: ScoredMovie, answers: Chosen): number {
  const { genreIds, voteCount } = movie;
  const { genres, ratings, childrens, wellKnown } = COMPANY_PREFERENCES[answers.company];
  const weighsKind = answers.company === 'family' || !wantsChildrensMovies(answers);
  const taste =
    genreTaste(genreIds, genres, answers) +
    (ratings.get(likelyRating(movie) ?? '') ?? 0) +
    (weighsKind && isChildrensMovie(genreIds) ? childrens : 0) +
    (voteCount >= WELL_KNOWN_VOTES ? wellKnown : 0);
  return Math.max(-1, Math.min(1, taste));
}

/** What a sentence limits besides the questions. */
export interface SentenceLimits {
  readonly withoutGenres: readonly number[];
  /** First and last year; null for any. */
  readonly from: number | null;
  readonly to: number | null;
  readonly withoutYears: readonly (readonly [from: number, to: number])[];
  /** ISO 639-1 codes of the original language; empty for any. */
  readonly languages: readonly string[];
  readonly withoutLanguages: readonly string[];
  /** Minimum runtime in minutes, or 0. */
  readonly minRuntime: number;
  /** Whether grim movies are left out. */
  readonly light: boolean;
}

export function sentenceLimits({ sentence }: Pick<QuestionnaireAnswers, 'sentence'>): SentenceLimits {
  const of = (kind: string) =>
    (sentence?.slots ?? []).filter((slot) => slot.startsWith(`${kind}:`)).map((slot) => slot.slice(kind.length + 1));
  const yearOf = (text = ''): number | null => Number(text) || null;
  const [from, to] = of('years')[0]?.split('-') ?? [];
  return {
    withoutGenres: of('no').flatMap((genre) => (isGenreChoice(genre) ? [QUESTIONNAIRE_GENRES[genre].id] : [])),
    from: yearOf(from),
    to: yearOf(to),
    withoutYears: of('notyears').map((years) => {
      const [first, last] = years.split('-');
      return [yearOf(first) ?? 0, yearOf(last) ?? Infinity] as const;
    }),
    languages: of('lang'),
    withoutLanguages: of('nolang'),
    minRuntime: Number(of('min')[0] ?? 0) || 0,
    light: sentence?.slots.includes('light') === true,
  };
}

/** Genre ids excluded by the company, the allowed ratings or a sentence. */
export function forbiddenGenreIds(answers: QuestionnaireAnswers): readonly number[] {
  const allowed = allowedRatings(answers);
  const byRating =
    allowed === null
      ? []
      : [...RATINGS_FOR_GENRE].filter(([, needed]) => !needed.some((r) => allowed.includes(r))).map(([id]) => id);
  const byCompany = answers.company === 'family' ? NOT_FOR_FAMILY : unwantedGenreIds(answers);
  return [...new Set([...byCompany, ...byRating, ...sentenceLimits(answers).withoutGenres])];
}
