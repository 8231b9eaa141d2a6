import type { Film as CatalogueFilm } from '../../../embedded/movie-database/catalogue/catalogue';
import { GENRE } from '../../../src/config/film/genres';
import { AGE_RATINGS } from '../../../src/config/recommend/questionnaire-choices';
import type { QuestionnaireAnswers } from '../../../src/domain/questionnaire/answers';
import { NOW } from './candidates';

const isChildrens = ({ genreIds }: CatalogueFilm) =>
  genreIds.includes(GENRE.family) || genreIds.includes(GENRE.animation);

/** Whether the film may stand among the answers' fifteen, by its own facts alone. */
export function allowed(
  film: CatalogueFilm,
  { genres, company, ageFiltering, ageRatings }: QuestionnaireAnswers,
): boolean {
  const ratings: readonly string[] = ageFiltering === 'yes' ? ageRatings : AGE_RATINGS;
  const certified = film.certification ?? '';
  if (film.runtime !== null && film.runtime < 40) return false;
  if (film.releaseDate > NOW) return false;
  if (certified === 'NC-17' && (ageFiltering === 'yes' || !['solo', 'date'].includes(company))) return false;
  if (ageFiltering === 'yes' && !ratings.includes(certified)) return false;
  if (film.genreIds.includes(GENRE.horror) && !ratings.includes('R')) return false;
  if (film.genreIds.includes(GENRE.thriller) && !['PG-13', 'R'].some((rating) => ratings.includes(rating)))
    return false;
  const wantsChildrens = genres.includes('family') || genres.includes('animation');
  if ((company === 'date' || company === 'friends') && !wantsChildrens && isChildrens(film)) return false;
  if (company !== 'family') return true;
  if (film.genreIds.includes(GENRE.horror) || film.genreIds.includes(GENRE.thriller)) return false;
  const mild = ['G', 'PG', 'PG-13'].includes(certified);
  return mild && (isChildrens(film) || certified !== 'PG-13');
}
