import { TRAILER } from '../../config/messages/trailer';
import { useFilmDetails } from '../../data/hooks/use-film-details';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { ErrorPanel } from '../../ui/error-panel';
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
  const { details, error, ask } = useFilmDetails(id);
  const name = details?.title ?? title;
  if (error === null) return <TrailerDialog title={name} url={details?.facts.trailerUrl ?? null} onClose={onClose} />;
  return (
    <Dialog open title={TRAILER.title(name)} onClose={onClose} compact>
      <ErrorPanel text={TRAILER.lookupFailed}>
        <Button look="secondary" onPress={() => void ask()}>
          {TRAILER.retry}
        </Button>
      </ErrorPanel>
    </Dialog>
  );
}
