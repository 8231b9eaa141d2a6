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

type Chosen = Pick<QuestionnaireAnswers, 'company' | 'genres'>;

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

/** Whether a family evening asks for films made for families: ratings that were chosen say more than that. */
export function isForFamilies({ company, ageFiltering }: QuestionnaireAnswers): boolean {
  return company === 'family' && ageFiltering === 'no';
}

/** Whether a film of these genres and this certification (empty: unknown) is made for families. */
export function isMadeForFamilies(genreIds: readonly number[], certification: string): boolean {
  return isChildrensFilm(genreIds) || MADE_FOR_FAMILIES.some((rating) => rating === certification);
}

/** How much the company likes a film, from -1 to 1: by genres, rating and kind of film. */
export function companyTaste({ genreIds, voteCount }: Candidate, answers: Chosen): number {
  const { genres, ratings, childrens, wellKnown } = COMPANY_TASTE[answers.company];
  const weighsKind = answers.company === 'family' || !wantsChildrensFilms(answers);
  const taste =
    genreIds.reduce((sum, id) => sum + (genres.get(id) ?? 0), 0) +
    (ratings[guessCertification(genreIds)] ?? 0) +
    (weighsKind && isChildrensFilm(genreIds) ? childrens : 0) +
    (voteCount >= WELL_KNOWN_VOTES ? wellKnown : 0);
  return Math.max(-1, Math.min(1, taste));
}
