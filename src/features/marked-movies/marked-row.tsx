import type { ReactNode } from 'react';
import { useMovieCards } from '../../marks/use-marked-movies';
import type { MarkableMovie } from '../../services/member-store';
import { MovieCard, type CardMovie } from '../../components/movie/movie-card';
import { MovieCardSkeleton } from '../../components/skeleton';
import { knownMovie } from '../../marks/toggle-mark';

/** The place of a row in the list of marked movies. */
export interface RowPlace {
  readonly ids: readonly number[];
  /** In view when the screen opens: posters load first. */
  readonly priority: boolean;
  readonly wrap: (id: number, card: ReactNode) => ReactNode;
}

export interface MarkedRowProps extends RowPlace {
  readonly onOpen: (movie: CardMovie) => void;
  /** At the poster's corner: the mark, or what selects the movie. */
  readonly renderAction: (movie: MarkableMovie) => ReactNode;
  /** A line under a movie's card; null while it is being read, undefined where there is none. */
  readonly noteOf?: (id: number) => string | null | undefined;
}

/** The cards of one row of marked movies, read from the device when the row comes into view. */
export function MarkedRow({ ids, priority, wrap, onOpen, renderAction, noteOf }: MarkedRowProps) {
  const movies = useMovieCards(ids);
  return ids.map((id) => {
    const note = noteOf?.(id);
    if (!movies?.has(id) || note === null) return wrap(id, <MovieCardSkeleton />);
    const movie = knownMovie(movies, id);
    return wrap(
      id,
      <MovieCard
        movie={movie}
        onOpen={onOpen}
        showRank={false}
        headingLevel="h2"
        priority={priority}
        actions={renderAction(movie)}
        note={note}
      />,
    );
  });
}
