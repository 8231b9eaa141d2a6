import { chakra } from '@chakra-ui/react/styled-system';
import Tags from 'lucide-react/icons/tags';
import { type ReactNode, useId, useState } from 'react';
import { IconButton } from '../components/icon-button';
import { LISTS } from '../i18n/messages/movies';
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

const OnTouch = chakra('span', { base: { display: 'none', '@media (hover: none)': { display: 'inline-flex' } } });

/** Whether a list's cards leave out their extras where nothing hovers, and the button to change it. */
export interface QuietCards {
  /** `data-quiet` of the list. */
  readonly quiet: '' | undefined;
  readonly toggle: ReactNode;
}

/** Cards of a poster and two lines: genres, services and further buttons show on request. */
export function useQuietCards(): QuietCards {
  const [all, setAll] = useState(false);
  return {
    quiet: all ? undefined : '',
    toggle: (
      <OnTouch>
        <IconButton
          label={LISTS.extras}
          icon={<Tags aria-hidden="true" />}
          pressed={all}
          onPress={() => setAll(!all)}
        />
      </OnTouch>
    ),
  };
}
