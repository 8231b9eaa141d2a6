import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import type { TmdbErrorReason } from '../../domain/requests/movie-database-reason';
import { FILM_DIALOG } from '../../words/en/film/film-dialog';
import { tmdbErrorMessage } from '../../words/sentences/movie-database-sentence';
import { Button } from '../../ui/controls/button';
import { Dialog } from '../../ui/overlay/dialog';
import { ErrorPanel } from '../../ui/feedback/error-panel';
import type { CardFilm } from '../../ui/film/film-card';
import { Spinner } from '../../ui/feedback/spinner';
import { useTrailerPress } from '../../ui/film/use-trailer-press';
import { FilmSheet } from './film-sheet';
import { useFilm } from './use-film';

// As high as what most films say, so that the panel stays as it is when that comes.
const Waiting = chakra('div', { base: { display: 'grid', alignContent: 'center', minHeight: { md: '36rem' } } });

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

/** @param known whether the dialog shows at least the film's card */
function failureWords(reason: TmdbErrorReason, known: boolean): { readonly title?: string; readonly text: string } {
  if (reason === 'not-found') return { text: FILM_DIALOG.notFound };
  if (reason === 'offline') return { text: known ? FILM_DIALOG.factsOffline : FILM_DIALOG.offline };
  return { title: FILM_DIALOG.failed, text: tmdbErrorMessage(reason) };
}

/** A film's details over whatever screen is shown. */
export function FilmDialog({ id, card, renderMarks, onTrailer, onClose }: FilmDialogProps) {
  const { film, backdropPath, reading, error, ask, retry } = useFilm(id, card);
  const trailer = useTrailerPress(ask, onTrailer);
  const failure = error && (
    <ErrorPanel {...failureWords(error.reason, film !== null)}>
      {error.reason !== 'not-found' && (
        <Button variant="secondary" onPress={retry}>
          {FILM_DIALOG.retry}
        </Button>
      )}
    </ErrorPanel>
  );

  return (
    <Dialog open title={film?.title ?? FILM_DIALOG.title} onClose={onClose} flush={film !== null}>
      {film === null ? (
        (failure ?? (
          <Waiting>
            <Spinner label={FILM_DIALOG.loading} />
          </Waiting>
        ))
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
