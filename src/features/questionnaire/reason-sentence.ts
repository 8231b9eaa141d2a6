import { RESULTS } from '../../config/messages/results';
import { MOODS, QUESTIONNAIRE_GENRES } from '../../config/questionnaire';
import type { Reason } from '../../domain/reasons';

/** A recommendation's reason in words. */
export function reasonSentence(reason: Reason): string {
  const { reason: words, era } = RESULTS;
  switch (reason.code) {
    case 'mood':
      return words.mood(MOODS[reason.mood]);
    case 'genre':
      return words.genre(QUESTIONNAIRE_GENRES[reason.genre].label);
    case 'era':
      return words.era(era[reason.era]);
    case 'rating':
      return words.rating(reason.rating.toFixed(1));
  }
}
