import { chakra } from '@chakra-ui/react/styled-system';
import { WATCH_PREFERENCES } from '../../../i18n/messages/movies';
import { countryWithArticle } from '../../../i18n/place-names';
import { VisuallyHidden } from '../../controls/visually-hidden';

const CountryFrame = chakra('span', {
  base: {
    display: 'inline-block',
    paddingInline: '1.5',
    borderWidth: '1px',
    borderStyle: 'dashed',
    borderColor: 'border.strong',
    borderRadius: 'sm',
    fontSize: 'xs',
    fontWeight: 'medium',
    lineHeight: 'normal',
    whiteSpace: 'nowrap',
  },
});

export interface LocalCertificationProps {
  /** ISO 3166-1 code. */
  readonly country: string;
  /** As the country's board words it. */
  readonly certification: string;
}

/** A movie's certification in the reader's country, beside the one of the United States. */
export function LocalCertification({ country, certification }: LocalCertificationProps) {
  const sentence = WATCH_PREFERENCES.localRating(countryWithArticle(country), certification);
  return (
    <CountryFrame title={sentence}>
      <span aria-hidden="true">
        {country} {certification}
      </span>
      <VisuallyHidden>{sentence}</VisuallyHidden>
    </CountryFrame>
  );
}
