import { chakra } from '@chakra-ui/react/styled-system';
import { RESULTS } from '../../../i18n/messages/questionnaire';
import { Estimated } from './estimated';

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

const Pair = chakra('span', {
  base: { display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '1.5' },
});

export interface CertificationBadgeProps {
  /** G, PG, PG-13, R and so on; empty when there is none. */
  readonly certification: string;
  /** It is a guess, and said to be one. */
  readonly estimated?: boolean | undefined;
}

/** A movie's certification, or 'No Rating'. */
export function CertificationBadge({ certification, estimated = false }: CertificationBadgeProps) {
  if (certification === '') return <Frame>{RESULTS.noRating}</Frame>;
  return (
    <Pair>
      <Frame>{certification}</Frame>
      {estimated && <Estimated>{RESULTS.estimated}</Estimated>}
    </Pair>
  );
}
