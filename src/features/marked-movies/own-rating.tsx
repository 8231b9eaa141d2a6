import { chakra } from '@chakra-ui/react/styled-system';
import Star from 'lucide-react/icons/star';
import { VisuallyHidden } from '../../components/visually-hidden';
import type { Rating } from '../../domain/marks/diary';
import { formatStarCount, formatStars } from '../../i18n/diary-format';
import { DIARY } from '../../i18n/messages/diary';

const Line = chakra('span', {
  base: {
    fontWeight: 'semibold',
    whiteSpace: 'nowrap',
    '& svg': { display: 'inline', color: 'accent.text', fill: 'currentColor' },
  },
});

/** The member's rating under a card. */
export function OwnRating({ rating }: { readonly rating: Rating }) {
  return (
    <Line>
      <Star size={12} aria-hidden="true" />
      <VisuallyHidden>
        {DIARY.yourRating}: {DIARY.stars(formatStarCount(rating))}
      </VisuallyHidden>
      <span aria-hidden="true"> {formatStars(rating)}</span>
    </Line>
  );
}
