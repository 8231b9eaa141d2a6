import { TRAILER } from '../../words/en/film/trailer';
import { useFilmDetails } from '../../data/hooks/films/use-film-details';
import { Button } from '../../ui/controls/button';
import { Dialog } from '../../ui/overlay/dialog';
import { ErrorPanel } from '../../ui/feedback/error-panel';
import { TrailerDialog } from './trailer-dialog';

export interface FilmTrailerProps {
  /** The movie database's id. */
  readonly id: number;
  /** The film's title as far as it is known; empty before. */
  readonly title: string;
  readonly onClose: () => void;
}

/** The trailer of a film known by its id alone, as when its address was shared. */
export function FilmTrailer({ id, title, onClose }: FilmTrailerProps) {
  const { details, error, retry } = useFilmDetails(id);
  const name = details?.title ?? title;
  if (error === null) return <TrailerDialog title={name} url={details?.facts.trailerUrl ?? null} onClose={onClose} />;
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
