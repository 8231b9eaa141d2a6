import type { ReactNode } from 'react';
import { SYNC_PAGE } from '../../config/messages/sync-page';
import { useFilmCards } from '../../data/hooks/use-film-cards';
import type { MarkableFilm } from '../../data/member-runtime';
import { FilmCard, type CardFilm } from '../../ui/film-card';
import { FilmCardSkeleton } from '../../ui/film-card-skeleton';

/** Stands for a film of which only the mark is known. */
function unknownFilm(id: number): MarkableFilm {
  return {
    id,
    title: SYNC_PAGE.unknownFilm(id),
    year: 0,
    rating: 0,
    genres: [],
    description: '',
    posterPath: null,
  };
}

export interface FavoriteRowProps {
  readonly ids: readonly number[];
  /** In view when the screen opens: posters load first. */
  readonly priority: boolean;
  readonly onOpen: (film: CardFilm) => void;
  readonly renderHeart: (film: MarkableFilm) => ReactNode;
  readonly wrap: (id: number, card: ReactNode) => ReactNode;
}

/** The cards of one row of favorites, read from the device when the row comes into view. */
export function FavoriteRow({ ids, priority, onOpen, renderHeart, wrap }: FavoriteRowProps) {
  const films = useFilmCards(ids);
  return ids.map((id) => {
    if (films === undefined) return wrap(id, <FilmCardSkeleton />);
    const film = films.get(id) ?? unknownFilm(id);
    return wrap(
      id,
      <FilmCard
        film={film}
        onOpen={onOpen}
        showRank={false}
        headingLevel="h2"
        priority={priority}
        actions={renderHeart(film)}
      />,
    );
  });
}
