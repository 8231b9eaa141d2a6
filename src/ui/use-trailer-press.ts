import { useState } from 'react';
import { MESSAGES } from '../config/messages';
import type { FilmDetails } from '../domain/film-details';
import type { Result } from '../domain/result';
import { toasts } from './toast';

/**
 * The press on 'Watch Trailer': looks the trailer up where it is not known yet, and opens it or says why not.
 * @param ask the film's details once they are here
 */
export function useTrailerPress(ask: () => Promise<Result<FilmDetails, unknown>>, onTrailer: () => void) {
  const [looking, setLooking] = useState(false);

  async function look() {
    setLooking(true);
    const answer = await ask();
    setLooking(false);
    if (!answer.ok) toasts.show({ kind: 'error', text: MESSAGES.trailer.failed });
    else if (answer.value.facts.trailerUrl === '') toasts.show({ kind: 'info', text: MESSAGES.trailer.missing });
    else onTrailer();
  }

  return { looking, press: () => void look() };
}
