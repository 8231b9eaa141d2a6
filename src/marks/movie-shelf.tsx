import { useId } from 'react';
import { GENRE_CHIPS_IN_LISTS } from '../config/ui';
import type { IdentifiedMovie } from '../domain/movies/movie';
import { MovieCard } from '../components/movie/movie-card';
import { MovieRail } from '../components/movie/movie-grid';
import { SectionHeading } from '../components/layout/headings';
import { useOpenMovie } from '../hooks/use-open-movie';
import { MarkButton } from './mark-button';

export interface MovieShelfProps {
  readonly title: string;
  readonly movies: readonly IdentifiedMovie[];
}

/** A heading and a row of suggested movies, which scrolls if it overflows. */
export function MovieShelf({ title, movies }: MovieShelfProps) {
  const openMovie = useOpenMovie();
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <SectionHeading id={heading} title={title} />
      <MovieRail row="endless">
        {movies.map((movie) => (
          <li key={movie.id}>
            <MovieCard
              movie={movie}
              onOpen={openMovie}
              genreLimit={GENRE_CHIPS_IN_LISTS}
              actions={
                <>
                  <MarkButton kind="favorite" movie={movie} surface="poster" />
                  <MarkButton kind="watchlist" movie={movie} surface="poster" />
                  <MarkButton kind="dismissed" movie={movie} surface="poster" />
                </>
              }
            />
          </li>
        ))}
      </MovieRail>
    </section>
  );
}
