import { CHOICES, RESULTS } from '../../i18n/messages/questionnaire';
import { formatRating } from '../../i18n/format';
import type { Reason } from '../../domain/recommend/reasons';

/** A recommendation's reason in words. */
export function reasonMessage(reason: Reason): string {
  const { reason: words, era } = RESULTS;
  switch (reason.code) {
    case 'evening':
      return words.evening[reason.reason];
    case 'genre':
      return words.genre(CHOICES.genre[reason.genre]);
    case 'era':
      return words.era(era[reason.era]);
    case 'liked':
      return words.liked(reason.title);
    case 'rating':
      return words.rating(formatRating(reason.rating));
  }
}
