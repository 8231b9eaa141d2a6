import {
  CHILDRENS_GENRES,
  COMPANY_TASTE,
  MADE_FOR_FAMILIES,
  WELL_KNOWN_VOTES,
  WITHOUT_CHILDRENS_FILMS,
} from '../../config/recommend/company-tastes';
import { QUESTIONNAIRE_GENRES } from '../../config/recommend/questionnaire-choices';
import { guessCertification } from '../release/certification';
import type { Candidate } from '../film/film';
import type { QuestionnaireAnswers } from './answers';
import { genreTaste } from './genre-taste';

type Chosen = Pick<QuestionnaireAnswers, 'company' | 'genres'>;

interface Weighed extends Pick<Candidate, 'genreIds' | 'voteCount'> {
  /** Ratings of which it has one, as far as is known. */
  readonly certifications?: readonly string[] | null;
}

/** Whether the genres tell of a film for children and families. */
function isChildrensFilm(genreIds: readonly number[]): boolean {
  return genreIds.some((id) => CHILDRENS_GENRES.includes(id));
}

function wantsChildrensFilms({ genres }: Pick<Chosen, 'genres'>): boolean {
  return isChildrensFilm(genres.map((genre) => QUESTIONNAIRE_GENRES[genre].id));
}

/** Genre ids that the company leaves out: children's films on a date and among friends, unless they were chosen. */
export function unwantedGenreIds(answers: Chosen): readonly number[] {
  return WITHOUT_CHILDRENS_FILMS.includes(answers.company) && !wantsChildrensFilms(answers) ? CHILDRENS_GENRES : [];
}

/** Whether films made for families are asked for, and no others. */
export function isForFamilies({ company }: Pick<Chosen, 'company'>): boolean {
  return company === 'family';
}

/** Whether a film of these genres and this certification (empty: unknown) is made for families. */
export function isMadeForFamilies(genreIds: readonly number[], certification: string): boolean {
  return isChildrensFilm(genreIds) || MADE_FOR_FAMILIES.some((rating) => rating === certification);
}

/** What a film is rated: the one rating that it can have, else the guess where that may be; null where neither is known. */
function likelyRating({ genreIds, certifications = null }: Weighed): string | null {
  const guess = guessCertification(genreIds);
  if (certifications === null || certifications.includes(guess)) return guess;
  const [only = null, ...others] = certifications;
  return others.length === 0 ? only : null;
}

/** How much the company likes a film, from -1 to 1: by genres, rating and kind of film. */
export function companyTaste(film: Weighed, answers: Chosen): number {
  const { genreIds, voteCount } = film;
  const { genres, ratings, childrens, wellKnown } = COMPANY_TASTE[answers.company];
  const weighsKind = answers.company === 'family' || !wantsChildrensFilms(answers);
  const taste =
    genreTaste(genreIds, genres, answers) +
    (ratings.get(likelyRating(film) ?? '') ?? 0) +
    (weighsKind && isChildrensFilm(genreIds) ? childrens : 0) +
    (voteCount >= WELL_KNOWN_VOTES ? wellKnown : 0);
  return Math.max(-1, Math.min(1, taste));
}
