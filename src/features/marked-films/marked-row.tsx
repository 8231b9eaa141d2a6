import type { ReactNode } from 'react';
import { useFilmCards } from '../../data/hooks/marks/use-film-cards';
import type { MarkableFilm } from '../../data/member/member-runtime';
import { FilmCard, type CardFilm } from '../../ui/film/film-card';
import { FilmCardSkeleton } from '../../ui/film/film-card-skeleton';
import { knownFilm } from './known-film';

/** The place of a row in the list of marked films. */
export interface RowPlace {
  readonly ids: readonly number[];
  /** In view when the screen opens: posters load first. */
  readonly priority: boolean;
  readonly wrap: (id: number, card: ReactNode) => ReactNode;
}

export interface MarkedRowProps extends RowPlace {
  readonly onOpen: (film: CardFilm) => void;
  /** At the poster's corner: the mark, or what selects the film. */
  readonly renderAction: (film: MarkableFilm) => ReactNode;
  /** A line under a film's card; null while it is being read, undefined where there is none. */
  readonly noteOf?: (id: number) => string | null | undefined;
}

/** The cards of one row of marked films, read from the device when the row comes into view. */
export function MarkedRow({ ids, priority, wrap, onOpen, renderAction, noteOf }: MarkedRowProps) {
  const films = useFilmCards(ids);
  return ids.map((id) => {
    const note = noteOf?.(id);
    if (!films?.has(id) || note === null) return wrap(id, <FilmCardSkeleton />);
    const film = knownFilm(films, id);
    return wrap(
      id,
      <FilmCard
        film={film}
        onOpen={onOpen}
        showRank={false}
        headingLevel="h2"
        priority={priority}
        actions={renderAction(film)}
        note={note}
      />,
    );
  });
}
