import { chakra } from '@chakra-ui/react/styled-system';
import { SearchX } from 'lucide-react';
import { useState, type SyntheticEvent } from 'react';
import { OPEN_FILM } from '../../words/en/film/open-film';
import { GENRE_CHIPS_IN_LISTS } from '../../config/film/card-limits';
import { SHARED_LENGTH } from '../../config/film/shared-film';
import { useNow } from '../../data/hooks/device/use-now';
import type { SharedFilms } from '../../data/hooks/films/use-shared-film';
import type { SharedFilm } from '../../domain/film/shared-film';
import { Button } from '../../ui/controls/button';
import { AgeLine } from '../../ui/feedback/age-line';
import { Announcement } from '../../ui/feedback/announcement';
import { EmptyState } from '../../ui/feedback/empty-state';
import { ListFailure } from '../../ui/film/list-failure';
import { Spinner } from '../../ui/feedback/spinner';
import { FilmCard, type CardFilm } from '../../ui/film/film-card';
import { FilmGrid } from '../../ui/film/film-grid';
import { TextField } from '../../ui/form/text-field';
import { PageHeading } from '../../ui/layout/page-heading';
import { Screen } from '../../ui/layout/screen';

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

export interface OpenFilmScreenProps {
  readonly shared: SharedFilm;
  /** What was shared, in words. */
  readonly text: string;
  readonly found: SharedFilms;
  readonly onFind: (text: string) => void;
  readonly onOpen: (film: CardFilm) => void;
}

/** /open: finds the film that was shared with Matinee, or that one types or pastes. */
export function OpenFilmScreen({ shared, text, found, onFind, onOpen }: OpenFilmScreenProps) {
  const [typed, setTyped] = useState(text);
  const [given, setGiven] = useState(text);
  if (given !== text) {
    setGiven(text);
    setTyped(text);
  }
  const asked = shared.kind === 'title' || shared.kind === 'imdb';
  const { films, since, error } = found;
  const now = useNow();

  function onSubmit(event: SyntheticEvent) {
    event.preventDefault();
    if (typed.trim() !== '') onFind(typed.trim().slice(0, SHARED_LENGTH));
  }

  return (
    <Screen>
      <PageHeading title={OPEN_FILM.title} lead={OPEN_FILM.lead} />
      <Form role="search" onSubmit={onSubmit}>
        <TextField label={OPEN_FILM.field} type="search" value={typed} onChange={setTyped} autoComplete="off" />
        <Button type="submit">{OPEN_FILM.find}</Button>
      </Form>
      {shared.kind === 'other-address' && (
        <EmptyState icon={SearchX} title={OPEN_FILM.otherAddress} text={OPEN_FILM.otherAddressTip} />
      )}
      {asked && !films && error === null && <Spinner label={OPEN_FILM.looking} />}
      {asked && since !== null && (
        <FromDevice>
          <AgeLine reason={OPEN_FILM.fromDevice} ageMs={now - since} />
          <Button variant="secondary" onPress={found.retry}>
            {OPEN_FILM.again}
          </Button>
        </FromDevice>
      )}
      {asked && error && since === null && (
        <ListFailure reason={error.reason} title={OPEN_FILM.failed} offline={OPEN_FILM.offline} onRetry={found.retry} />
      )}
      {asked && films && <Announcement text={films.length === 0 ? OPEN_FILM.none : OPEN_FILM.found(films.length)} />}
      {asked && films?.length === 0 && <EmptyState icon={SearchX} title={OPEN_FILM.none} text={OPEN_FILM.noneTip} />}
      {asked && films && films.length > 0 && (
        <FilmGrid aria-label={OPEN_FILM.found(films.length)}>
          {films.map((film) => (
            <li key={film.id}>
              <FilmCard
                film={film}
                onOpen={onOpen}
                showRank={false}
                headingLevel="h2"
                genreLimit={GENRE_CHIPS_IN_LISTS}
              />
            </li>
          ))}
        </FilmGrid>
      )}
    </Screen>
  );
}
