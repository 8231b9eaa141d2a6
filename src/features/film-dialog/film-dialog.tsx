import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import type { TmdbErrorReason } from '../../domain/requests/request-error';
import { MOVIE_DIALOG } from '../../i18n/messages/movie-dialog';
import { tmdbErrorMessage } from '../../i18n/tmdb-error-message';
import { Button } from '../../components/button';
import { Dialog } from '../../components/dialog/dialog';
import { ErrorPanel } from '../../components/error-panel';
import type { CardMovie } from '../../components/movie/movie-card';
import { Spinner } from '../../components/spinner';
import { useTrailerPress } from '../../components/movie/trailer-button';
import { MovieSheet } from './film-sheet';
import { useMovie } from './use-film';

// As high as what most movies say, so that the panel stays as it is when that comes.
const Waiting = chakra('div', { base: { display: 'grid', alignContent: 'center', minHeight: { md: '36rem' } } });

export interface MovieDialogProps {
  /** The movie database's id. */
  readonly id: number;
  /** The card that was pressed, shown until the details are here; null when the address was opened by itself. */
  readonly card: CardMovie | null;
  /** Heart and watched buttons. */
  readonly renderMarks: (movie: CardMovie) => ReactNode;
  readonly onTrailer: () => void;
  readonly onClose: () => void;
}

/** @param known whether the dialog shows at least the movie's card */
function failureWords(reason: TmdbErrorReason, known: boolean): { readonly title?: string; readonly text: string } {
  if (reason === 'not-found') return { text: MOVIE_DIALOG.notFound };
  if (reason === 'offline') return { text: known ? MOVIE_DIALOG.factsOffline : MOVIE_DIALOG.offline };
  return { title: MOVIE_DIALOG.failed, text: tmdbErrorMessage(reason) };
}

/** A movie's details over whatever screen is shown. */
export function MovieDialog({ id, card, renderMarks, onTrailer, onClose }: MovieDialogProps) {
  const { movie, backdropPath, reading, error, ask, retry } = useMovie(id, card);
  const trailer = useTrailerPress(ask, onTrailer);
  const failure = error && (
    <ErrorPanel {...failureWords(error.reason, movie !== null)}>
      {error.reason !== 'not-found' && (
        <Button variant="secondary" onPress={retry}>
          {MOVIE_DIALOG.retry}
        </Button>
      )}
    </ErrorPanel>
  );

  return (
    <Dialog open title={movie?.title ?? MOVIE_DIALOG.title} onClose={onClose} flush={movie !== null}>
      {movie === null ? (
        (failure ?? (
          <Waiting>
            <Spinner label={MOVIE_DIALOG.loading} />
          </Waiting>
        ))
      ) : (
        <MovieSheet
          movie={movie}
          backdropPath={backdropPath}
          reading={reading}
          trailerLoading={trailer.looking}
          onTrailer={trailer.press}
          marks={renderMarks(movie)}
          failure={failure}
        />
      )}
    </Dialog>
  );
}
