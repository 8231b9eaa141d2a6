import { chakra } from '@chakra-ui/react/styled-system';
import { SearchX } from 'lucide-react';
import { useState, type SyntheticEvent } from 'react';
import { OPEN_MOVIE } from '../../words/en/film/open-film';
import { GENRE_CHIPS_IN_LISTS } from '../../config/ui';
import { SHARED_LENGTH } from '../../config/routes';
import { useNow } from '../../hooks/use-now';
import type { SharedMovies } from '../../data/hooks/films/use-shared-film';
import type { SharedMovie } from '../../domain/movies/share-target';
import { Button } from '../../components/button';
import { AgeLine } from '../../components/age-line';
import { Announcement } from '../../components/visually-hidden';
import { EmptyState } from '../../components/empty-state';
import { ListFailure, MovieGrid } from '../../components/movie/movie-grid';
import { Spinner } from '../../components/spinner';
import { MovieCard, type CardMovie } from '../../components/movie/movie-card';
import { TextField } from '../../components/form/text-field';
import { PageHeading } from '../../components/layout/headings';
import { Screen } from '../../components/layout/screen';

const Form = chakra('form', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 30rem) max-content',
    justifyContent: 'start',
    alignItems: 'end',
    // A field keeps this much room for its error.
    '& > button': { marginBottom: '1.5' },
    gap: '3',
    marginBottom: { base: '6', md: '8' },
  },
});

const FromDevice = chakra('div', { base: { display: 'grid', justifyItems: 'start', marginBottom: '6' } });

export interface OpenMovieScreenProps {
  readonly shared: SharedMovie;
  /** What was shared, in words. */
  readonly text: string;
  readonly found: SharedMovies;
  readonly onFind: (text: string) => void;
  readonly onOpen: (movie: CardMovie) => void;
}

/** /open: finds the movie that was shared with Matinee, or that one types or pastes. */
export function OpenMovieScreen({ shared, text, found, onFind, onOpen }: OpenMovieScreenProps) {
  const [typed, setTyped] = useState(text);
  const [given, setGiven] = useState(text);
  if (given !== text) {
    setGiven(text);
    setTyped(text);
  }
  const asked = shared.kind === 'title' || shared.kind === 'imdb';
  const { movies, since, error } = found;
  const now = useNow();

  function onSubmit(event: SyntheticEvent) {
    event.preventDefault();
    if (typed.trim() !== '') onFind(typed.trim().slice(0, SHARED_LENGTH));
  }

  return (
    <Screen>
      <PageHeading title={OPEN_MOVIE.title} lead={OPEN_MOVIE.lead} />
      <Form role="search" onSubmit={onSubmit}>
        <TextField label={OPEN_MOVIE.field} type="search" value={typed} onChange={setTyped} autoComplete="off" />
        <Button type="submit">{OPEN_MOVIE.find}</Button>
      </Form>
      {shared.kind === 'other-address' && (
        <EmptyState icon={SearchX} title={OPEN_MOVIE.otherAddress} text={OPEN_MOVIE.otherAddressTip} />
      )}
      {asked && !movies && error === null && <Spinner label={OPEN_MOVIE.looking} />}
      {asked && since !== null && (
        <FromDevice>
          <AgeLine reason={OPEN_MOVIE.fromDevice} ageMs={now - since} />
          <Button variant="secondary" onPress={found.retry}>
            {OPEN_MOVIE.again}
          </Button>
        </FromDevice>
      )}
      {asked && error && since === null && (
        <ListFailure reason={error.reason} title={OPEN_MOVIE.failed} offline={OPEN_MOVIE.offline} onRetry={found.retry} />
      )}
      {asked && movies && <Announcement text={movies.length === 0 ? OPEN_MOVIE.none : OPEN_MOVIE.found(movies.length)} />}
      {asked && movies?.length === 0 && <EmptyState icon={SearchX} title={OPEN_MOVIE.none} text={OPEN_MOVIE.noneTip} />}
      {asked && movies && movies.length > 0 && (
        <MovieGrid aria-label={OPEN_MOVIE.found(movies.length)}>
          {movies.map((movie) => (
            <li key={movie.id}>
              <MovieCard
                movie={movie}
                onOpen={onOpen}
                showRank={false}
                headingLevel="h2"
                genreLimit={GENRE_CHIPS_IN_LISTS}
              />
            </li>
          ))}
        </MovieGrid>
      )}
    </Screen>
  );
}
