import { chakra } from '@chakra-ui/react/styled-system';
import { Star } from 'lucide-react';
import { CARD } from '../../../i18n/messages/movies';
import { RESULTS } from '../../../i18n/messages/questionnaire';
import { formatRating } from '../../../i18n/format';
import { VisuallyHidden } from '../../controls/visually-hidden';

const Line = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    fontWeight: 'semibold',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    '& svg': { color: 'accent.text', fill: 'currentColor' },
  },
});

export interface RatingProps {
  /** 0 to 10, one decimal. */
  readonly value: number;
  /** Says '8.1/10' instead of '8.1'. */
  readonly outOfTen?: boolean;
}

/** A movie's rating with its star. */
export function Rating({ value, outOfTen = false }: RatingProps) {
  const rating = formatRating(value);
  const full = RESULTS.outOfTen(rating);
  return (
    <Line>
      <Star size={14} aria-hidden="true" />
      <VisuallyHidden>{CARD.rated(full)}</VisuallyHidden>
      <span aria-hidden="true">{outOfTen ? full : rating}</span>
    </Line>
  );
}
