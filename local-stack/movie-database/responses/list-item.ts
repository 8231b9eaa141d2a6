import type { Movie } from '../catalog/catalog';
import { translated } from './translations';

/** A movie as in TMDB's lists. */
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
export function listItem(movie: Movie, language: string | null): ListItem {
  const { title, overview } = translated(movie, language);
  return {
    adult: false,
    backdrop_path: movie.backdropPath,
    genre_ids: movie.genreIds,
    id: movie.id,
    original_language: movie.language,
    original_title: movie.title,
    overview,
    popularity: movie.popularity,
    poster_path: movie.posterPath,
    release_date: movie.releaseDate,
    title,
    video: false,
    vote_average: movie.voteAverage,
    vote_count: movie.voteCount,
  };
}
