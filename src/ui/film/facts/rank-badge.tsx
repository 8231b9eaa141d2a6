import { chakra } from '@chakra-ui/react/styled-system';
import { CARD } from '../../../i18n/messages/movies';
import { rankTier } from '../../../config/ui';
import { VisuallyHidden } from '../../controls/visually-hidden';

const Badge = chakra('span', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    minWidth: '9',
    height: '9',
    paddingInline: '2',
    borderRadius: 'full',
    fontWeight: 'bold',
    fontSize: 'sm',
    fontVariantNumeric: 'tabular-nums',
    boxShadow: 'raised',
  },
  variants: {
    tier: {
      gold: { bg: 'rank.gold', color: 'rank.gold.fg' },
      grey: { bg: 'rank.grey', color: 'rank.grey.fg' },
      amber: { bg: 'rank.amber', color: 'rank.amber.fg' },
      slate: { bg: 'rank.slate', color: 'rank.slate.fg' },
    },
  },
});

/** A movie's place in a chart, counted from 1, coloured by its tier. */
export function RankBadge({ rank }: { readonly rank: number }) {
  const tier = rankTier(rank);
  return (
    <Badge tier={tier} data-tier={tier}>
      <VisuallyHidden>{CARD.rank(rank)}</VisuallyHidden>
      <span aria-hidden="true">{rank}</span>
    </Badge>
  );
}
