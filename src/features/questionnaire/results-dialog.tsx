import { useState, type ReactNode } from 'react';
import { RESULTS } from '../../config/messages/results';
import { TRAILER } from '../../config/messages/trailer';
import type { Recommendation } from '../../domain/recommend';
import { Button } from '../../ui/button';
import { Carousel } from '../../ui/carousel';
import { Dialog } from '../../ui/dialog';
import { ResultSlide } from '../../ui/result-slide';
import { toasts } from '../../ui/toast';
import { reasonSentence } from './reason-sentence';

/** What was found, and what may be done with all of it. */
export interface ResultsProps {
  readonly films: readonly Recommendation[];
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onTryAgain: () => void;
}

export interface ResultsDialogProps extends ResultsProps {
  readonly onDetails: (film: Recommendation) => void;
  /** Heart and watched buttons of a film. */
  readonly renderMarks: (film: Recommendation) => ReactNode;
  readonly renderTrailer: (film: Recommendation, onClose: () => void) => ReactNode;
}

/** 'Your Personalized Recommendations': one film at a time. */
export function ResultsDialog(props: ResultsDialogProps) {
  const { films, open, onClose, onTryAgain, onDetails, renderMarks, renderTrailer } = props;
  const [trailerOf, setTrailerOf] = useState<Recommendation | null>(null);

  function watchTrailer(film: Recommendation) {
    if (film.trailerUrl === '') toasts.show({ kind: 'info', text: TRAILER.missing });
    else setTrailerOf(film);
  }

  return (
    <Dialog open={open} title={RESULTS.title} onClose={onClose} size="wide" flush>
      <Carousel
        label={RESULTS.title}
        items={films}
        keyOf={({ id }) => id}
        renderItem={(film, { near }) => (
          <ResultSlide
            film={film}
            reasons={film.reasons.map(reasonSentence)}
            onTrailer={() => watchTrailer(film)}
            trailerLoading={false}
            onDetails={() => onDetails(film)}
            marks={renderMarks(film)}
            near={near}
          />
        )}
        controls={
          <Button look="secondary" onPress={onTryAgain}>
            {RESULTS.tryAgain}
          </Button>
        }
      />
      {trailerOf && renderTrailer(trailerOf, () => setTrailerOf(null))}
    </Dialog>
  );
}
