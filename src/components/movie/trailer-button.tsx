import Play from 'lucide-react/icons/play';
import { useState } from 'react';
import type { MovieDetails } from '../../domain/movies/movie-details';
import type { Result } from '../../domain/values/result';
import { CARD, TRAILER } from '../../i18n/messages/movies';
import { Button } from '../button';
import { toasts } from '../toast';

/** Whether a movie's trailer can be watched; 'unknown' until its metadata is there, 'none' offline. */
export type TrailerState = 'available' | 'none' | 'unknown';

/**
 * @param url the trailer's, or empty
 * @param isKnown whether an empty URL means that there is none
 */
export function trailerState(url: string, isKnown: boolean, online: boolean): TrailerState {
  if (!online) return 'none';
  if (url !== '') return 'available';
  return isKnown ? 'none' : 'unknown';
}

export interface TrailerButtonProps {
  readonly trailer: TrailerState;
  /** The trailer is being loaded. */
  readonly loading: boolean;
  readonly onPress: () => void;
}

/** 'Watch Trailer': the main action if there is one, nothing if there is none. */
export function TrailerButton({ trailer, loading, onPress }: TrailerButtonProps) {
  if (trailer === 'none') return null;
  return (
    <Button
      variant={trailer === 'available' ? 'primary' : 'secondary'}
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
