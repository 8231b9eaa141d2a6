import type { Film } from '../catalogue/catalogue';
import { toldIn } from './translations';

/** A film as TMDB's lists show it. */
export interface ListItem {
  readonly adult: false;
  readonly backdrop_path: string | null;
  readonly genre_ids: readonly number[];
  readonly id: number;
  readonly original_language: string;
  readonly original_title: string;
  readonly overview: string;
  readonly popularity: number;
  readonly poster_path: string | null;
  readonly release_date: string;
  readonly title: string;
  readonly video: false;
  readonly vote_average: number;
  readonly vote_count: number;
}

/** @param language of title and overview; English where null */
export function listItem(film: Film, language: string | null): ListItem {
  const { title, overview } = toldIn(film, language);
  return {
    adult: false,
    backdrop_path: film.backdropPath,
    genre_ids: film.genreIds,
    id: film.id,
    original_language: film.language,
    original_title: film.title,
    overview,
    popularity: film.popularity,
    poster_path: film.posterPath,
    release_date: film.releaseDate,
    title,
    video: false,
    vote_average: film.voteAverage,
    vote_count: film.voteCount,
  };
}
