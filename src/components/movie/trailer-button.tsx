import { Play } from 'lucide-react';
import { useState } from 'react';
import type { MovieDetails } from '../../domain/movies/movie-details';
import type { Result } from '../../domain/values/result';
import { CARD, TRAILER } from '../../i18n/messages/movies';
import { Button } from '../button';
import { toasts } from '../toast';

export interface TrailerButtonProps {
  /** The trailer is being loaded. */
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
 * Handles 'Watch Trailer': loads the trailer if needed, then opens it or says why there is none.
 * @param fetchDetails resolves with the movie's details
 */
export function useTrailerPress(fetchDetails: () => Promise<Result<MovieDetails, unknown>>, onTrailer: () => void) {
  const [loading, setLoading] = useState(false);

  async function open() {
    setLoading(true);
    const result = await fetchDetails();
    setLoading(false);
    if (!result.ok) toasts.show({ kind: 'error', text: TRAILER.failed });
    else if (result.value.metadata.trailerUrl === '') toasts.show({ kind: 'info', text: TRAILER.missing });
    else onTrailer();
  }

  return { loading, press: () => void open() };
}
