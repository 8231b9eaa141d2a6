import type { ReactNode } from 'react';
import { FILM_DIALOG } from '../../config/messages/film-dialog';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { ErrorPanel } from '../../ui/error-panel';
import type { CardFilm } from '../../ui/film-card';
import { Spinner } from '../../ui/spinner';
import { useTrailerPress } from '../../ui/use-trailer-press';
import { failureSentence } from './failure-sentence';
import { FilmSheet } from './film-sheet';
import { useFilm } from './use-film';

export interface FilmDialogProps {
  /** The movie database's id. */
  readonly id: number;
  /** The card that was pressed, shown until the details are here; null when the address was opened by itself. */
  readonly card: CardFilm | null;
  /** Heart and watched buttons. */
  readonly renderMarks: (film: CardFilm) => ReactNode;
  readonly onTrailer: () => void;
  readonly onClose: () => void;
}

/** A film's details over whatever screen is shown. */
export function FilmDialog({ id, card, renderMarks, onTrailer, onClose }: FilmDialogProps) {
  const { film, backdropPath, reading, error, ask } = useFilm(id, card);
  const trailer = useTrailerPress(ask, onTrailer);
  const failure = error && (
    <ErrorPanel text={failureSentence(error, film !== null)}>
      {error.reason !== 'not-found' && (
        <Button look="secondary" onPress={() => void ask()}>
          {FILM_DIALOG.retry}
        </Button>
      )}
    </ErrorPanel>
  );

  return (
    <Dialog open title={film?.title ?? FILM_DIALOG.title} onClose={onClose} flush={film !== null}>
      {film === null ? (
        (failure ?? <Spinner label={FILM_DIALOG.loading} />)
      ) : (
        <FilmSheet
          film={film}
          backdropPath={backdropPath}
          reading={reading}
          trailerLoading={trailer.looking}
          onTrailer={trailer.press}
          marks={renderMarks(film)}
          failure={failure}
        />
      )}
    </Dialog>
  );
}
