import { chakra } from '@chakra-ui/react/styled-system';
import Star from 'lucide-react/icons/star';
import type { ReactNode } from 'react';
import { MovieCard, type CardMovie } from '../../components/movie/movie-card';
import { MovieCardSkeleton } from '../../components/skeleton';
import { VisuallyHidden } from '../../components/visually-hidden';
import type { Rating } from '../../domain/marks/diary';
import type { IdentifiedMovie } from '../../domain/movies/movie';
import { formatStarCount, formatStars } from '../../i18n/diary-format';
import { DIARY } from '../../marks/messages';
import { CARD } from '../../i18n/messages/movies';
import { movieOrPlaceholder } from '../../marks/toggle-mark';
import { useMovieCards } from '../../marks/use-marked-movies';
import { useOwnRatings } from './use-marked-list';

/** A row in the list of marked movies. */
export interface MarkedRowData {
  readonly ids: readonly number[];
  /** Visible when the screen opens: posters load eagerly. */
  readonly priority: boolean;
  readonly wrap: (id: number, card: ReactNode) => ReactNode;
}

export interface MarkedRowProps extends MarkedRowData {
  readonly onOpen: (movie: CardMovie) => void;
  /** The buttons in the poster's corner: the mark, or the selection. */
  readonly renderActions: (movie: IdentifiedMovie) => ReactNode;
  /** The line under a card; null while loading, undefined for none. */
  readonly noteOf?: (id: number) => ReactNode;
}

/** The cards of one row, read from the device when the row comes into view. */
export function MarkedRow({ ids, priority, wrap, onOpen, renderActions, noteOf }: MarkedRowProps) {
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
        noDescription={CARD.noDescription}
        descriptionLines={1}
        actions={renderActions(movie)}
        note={note}
      />,
    );
  });
}

const Line = chakra('span', {
  base: {
    fontWeight: 'semibold',
    whiteSpace: 'nowrap',
    '& svg': { display: 'inline', color: 'accent.text', fill: 'currentColor' },
  },
});

/** The member's rating under a card. */
export function OwnRating({ rating }: { readonly rating: Rating }) {
  return (
    <Line>
      <Star size={12} aria-hidden="true" />
      <VisuallyHidden>
        {DIARY.yourRating}: {DIARY.stars(formatStarCount(rating))}
      </VisuallyHidden>
      <span aria-hidden="true"> {formatStars(rating)}</span>
    </Line>
  );
}

/** One row of favorites with the member's ratings. */
export function FavoritesRow(row: Omit<MarkedRowProps, 'noteOf'>) {
  const ratings = useOwnRatings(row.ids);

  function noteOf(id: number): ReactNode {
    if (!ratings) return null;
    const rating = ratings.get(id);
    return rating === undefined ? undefined : <OwnRating rating={rating} />;
  }

  return <MarkedRow {...row} noteOf={noteOf} />;
}
