import { useId, type ReactNode } from 'react';
import { GENRE_CHIPS_IN_LISTS } from '../../config/film/card-limits';
import type { MarkableFilm } from '../../data/member/member-runtime';
import type { ShelfFilm } from '../../domain/taste/shelf-film';
import { FilmCard, type CardFilm } from '../../ui/film/film-card';
import { FilmRail } from '../../ui/film/film-rail';
import { SectionHeading } from '../../ui/layout/section-heading';

/** How a shelf's cards are opened and marked. */
export interface ShelfActions {
  readonly onOpen: (film: CardFilm) => void;
  /** The buttons on each card. */
  readonly renderMarks: (film: MarkableFilm) => ReactNode;
}

export interface FilmShelfProps extends ShelfActions {
  readonly title: string;
  readonly films: readonly ShelfFilm[];
}

/** Films in a row under a heading; more of them than fit, the row scrolls. */
export function FilmShelf({ title, films, onOpen, renderMarks }: FilmShelfProps) {
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <SectionHeading id={heading} title={title} />
      <FilmRail row="endless">
        {films.map((film) => (
          <li key={film.id}>
            <FilmCard film={film} onOpen={onOpen} genreLimit={GENRE_CHIPS_IN_LISTS} actions={renderMarks(film)} />
          </li>
        ))}
      </FilmRail>
    </section>
  );
}
