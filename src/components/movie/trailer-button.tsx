import { Play } from 'lucide-react';
import { useState } from 'react';
import type { MovieDetails } from '../../domain/movies/movie-details';
import type { Result } from '../../domain/values/result';
import { CARD, TRAILER } from '../../i18n/messages/movies';
import { Button } from '../button';
import { toasts } from '../toast';

export interface TrailerButtonProps {
  /** The trailer is being looked up. */
  readonly loading: boolean;
  readonly onPress: () => void;
}

/** 'Watch Trailer'. */
export function TrailerButton({ loading, onPress }: TrailerButtonProps) {
  return (
    <Button
      icon={<Play size={18} fill="currentColor" aria-hidden="true" />}
      loading={loading}
      loadingText={TRAILER.loading}
      onPress={onPress}
    >
      {CARD.watchTrailer}
    </Button>
  );
}

/**
 * The press on 'Watch Trailer': looks the trailer up where it is not known yet, and opens it or says why not.
 * @param ask the movie's details once they are here
 */
export function useTrailerPress(ask: () => Promise<Result<MovieDetails, unknown>>, onTrailer: () => void) {
  const [looking, setLooking] = useState(false);

  async function look() {
    setLooking(true);
    const answer = await ask();
    setLooking(false);
    if (!answer.ok) toasts.show({ kind: 'error', text: TRAILER.failed });
    else if (answer.value.metadata.trailerUrl === '') toasts.show({ kind: 'info', text: TRAILER.missing });
    else onTrailer();
  }

  return { looking, press: () => void look() };
}
