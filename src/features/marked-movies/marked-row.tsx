import type { ReactNode } from 'react';
import { useMovieCards } from '../../marks/use-marked-movies';
import type { MarkableMovie } from '../../services/member-store';
import { MovieCard, type CardMovie } from '../../components/movie/movie-card';
import { MovieCardSkeleton } from '../../components/skeleton';
import { movieOrPlaceholder } from '../../marks/toggle-mark';

/** A row in the list of marked movies. */
export interface MarkedRowData {
  readonly ids: readonly number[];
  /** Visible when the screen opens: posters load eagerly. */
  readonly priority: boolean;
  readonly wrap: (id: number, card: ReactNode) => ReactNode;
}

export interface MarkedRowProps extends MarkedRowData {
  readonly onOpen: (movie: CardMovie) => void;
  /** The button in the poster's corner: the mark, or the selection. */
  readonly renderAction: (movie: MarkableMovie) => ReactNode;
  /** The line under a card; null while loading, undefined for none. */
  readonly noteOf?: (id: number) => ReactNode;
}

/** The cards of one row, read from the device when the row comes into view. */
export function MarkedRow({ ids, priority, wrap, onOpen, renderAction, noteOf }: MarkedRowProps) {
  const movies = useMovieCards(ids);
  return ids.map((id) => {
    const note = noteOf?.(id);
    if (!movies?.has(id) || note === null) return wrap(id, <MovieCardSkeleton />);
    const movie = movieOrPlaceholder(movies, id);
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
