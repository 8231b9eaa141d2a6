import type { Movie as CatalogMovie } from '../../../../local-stack/movie-database/catalog/catalog';
import { GENRE } from '../../../../src/config/genres';
import { AGE_RATINGS } from '../../../../src/config/questionnaire';
import type { QuestionnaireAnswers } from '../../../../src/domain/questionnaire/answers';
import { NOW } from '../../services/candidates';

const isChildrens = ({ genreIds }: CatalogMovie) =>
  genreIds.includes(GENRE.family) || genreIds.includes(GENRE.animation);

/** Whether the movie may be among the fifteen for these answers, judged only by its own data. */
export function allowed(
  movie: CatalogMovie,
  { genres, company, ageFiltering, ageRatings }: QuestionnaireAnswers,
): boolean {
  const ratings: readonly string[] = ageFiltering === 'yes' ? ageRatings : AGE_RATINGS;
  const certified = movie.certification;
  if (movie.runtime < 40) return false;
  if (movie.releaseDate > NOW) return false;
  if (certified === 'NC-17' && (ageFiltering === 'yes' || !['solo', 'date'].includes(company))) return false;
  if (ageFiltering === 'yes' && !ratings.includes(certified)) return false;
  if (movie.genreIds.includes(GENRE.horror) && !ratings.includes('R')) return false;
  if (movie.genreIds.includes(GENRE.thriller) && !['PG-13', 'R'].some((rating) => ratings.includes(rating)))
    return false;
  const wantsChildrens = genres.includes('family') || genres.includes('animation');
  if ((company === 'date' || company === 'friends') && !wantsChildrens && isChildrens(movie)) return false;
  if (company !== 'family') return true;
  if (movie.genreIds.includes(GENRE.horror) || movie.genreIds.includes(GENRE.thriller)) return false;
  const mild = ['G', 'PG', 'PG-13'].includes(certified);
  return mild && (isChildrens(movie) || certified !== 'PG-13');
}
