import { trailersOf } from '../../domain/movies/metadata';
import { TRAILER } from '../../i18n/messages/movies';
import { useMovieDetails } from '../../hooks/use-movie-details';
import { useOnline } from '../../hooks/use-online';
import { Button } from '../../components/button';
import { Dialog } from '../../components/dialog/dialog';
import { ErrorPanel } from '../../components/error-panel';
import { TrailerDialog } from '../../components/movie/trailer-dialog';

export interface MovieTrailerProps {
  /** TMDB id. */
  readonly id: number;
  /** The movie's title; empty until it is known. */
  readonly title: string;
  readonly onClose: () => void;
}

/** A movie's trailer by id alone, as when its URL was shared. */
export function MovieTrailer({ id, title, onClose }: MovieTrailerProps) {
  const { details, error, retry } = useMovieDetails(id);
  const online = useOnline();
  const name = details?.title ?? title;
  if (error === null)
    return (
      <TrailerDialog title={name} urls={details && trailersOf(details.metadata)} online={online} onClose={onClose} />
    );
  return (
    <Dialog open title={TRAILER.title(name)} onClose={onClose} compact>
      <ErrorPanel text={TRAILER.lookupFailed}>
        <Button variant="secondary" onPress={retry}>
          {TRAILER.retry}
        </Button>
      </ErrorPanel>
    </Dialog>
  );
}
