import { useId, type ReactNode } from 'react';
import { GENRE_CHIPS_IN_LISTS } from '../config/ui';
import type { MarkableMovie } from '../services/member-store';
import type { ShelfMovie } from '../domain/taste/taste-shelves';
import { MovieCard, type CardMovie } from '../components/movie/movie-card';
import { MovieRail } from '../components/movie/movie-grid';
import { SectionHeading } from '../components/layout/headings';

/** Callbacks of a shelf's cards. */
export interface ShelfActions {
  readonly onOpen: (movie: CardMovie) => void;
  /** Renders the buttons on a card. */
  readonly renderMarks: (movie: MarkableMovie) => ReactNode;
}

export interface MovieShelfProps extends ShelfActions {
  readonly title: string;
  readonly movies: readonly ShelfMovie[];
}

/** A heading and a row of movies, which scrolls if it overflows. */
export function MovieShelf({ title, movies, onOpen, renderMarks }: MovieShelfProps) {
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <SectionHeading id={heading} title={title} />
      <MovieRail row="endless">
        {movies.map((movie) => (
          <li key={movie.id}>
            <MovieCard movie={movie} onOpen={onOpen} genreLimit={GENRE_CHIPS_IN_LISTS} actions={renderMarks(movie)} />
          </li>
        ))}
      </MovieRail>
    </section>
  );
}
