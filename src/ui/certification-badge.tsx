import { chakra } from '@chakra-ui/react/styled-system';
import { RESULTS } from '../config/messages/results';

const Frame = chakra('span', {
  base: {
    display: 'inline-block',
    paddingInline: '1.5',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'sm',
    fontSize: 'xs',
    fontWeight: 'medium',
    lineHeight: 'normal',
    whiteSpace: 'nowrap',
  },
});

/** G, PG, PG-13, R and so on; 'No Rating' when none is known (empty text). */
export function CertificationBadge({ certification }: { readonly certification: string }) {
  return <Frame>{certification === '' ? RESULTS.noRating : certification}</Frame>;
}
