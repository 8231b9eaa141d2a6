import { chakra } from '@chakra-ui/react/styled-system';
import { Clapperboard } from 'lucide-react';
import { CARD } from '../../../i18n/messages/movies';

const Sheet = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '3',
    width: 'full',
    height: 'full',
    padding: '3',
    color: '#f6efe4',
    textAlign: 'center',
    // The frame inside the edge of an old movie card.
    boxShadow: 'inset 0 0 0 0.5rem rgba(0, 0, 0, 0.28), inset 0 0 0 calc(0.5rem + 1px) rgba(246, 239, 228, 0.28)',
  },
  variants: {
    hue: {
      umber: { background: 'linear-gradient(160deg, #4a3420, #1d140c)' },
      wine: { background: 'linear-gradient(160deg, #542632, #200e13)' },
      pine: { background: 'linear-gradient(160deg, #234239, #0d1a16)' },
      night: { background: 'linear-gradient(160deg, #2b3757, #101524)' },
    },
  },
});
const Title = chakra('span', {
  base: {
    fontFamily: 'heading',
    fontSize: 'clamp(1rem, 12cqi, 1.75rem)',
    lineHeight: 'tight',
    overflowWrap: 'anywhere',
    lineClamp: 5,
  },
});

const HUES = ['umber', 'wine', 'pine', 'night'] as const;

/** The same movie always gets the same colour. */
function hueOf(title: string) {
  const sum = Array.from(title).reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return HUES[sum % HUES.length] ?? 'umber';
}

/** Drawn in place of a poster that is missing or did not load: no request, works offline. */
export function PosterPlaceholder({ title }: { readonly title: string }) {
  return (
    <Sheet role="img" aria-label={`${CARD.posterOf(title)}: ${CARD.placeholder}`} hue={hueOf(title)}>
      <Clapperboard size={28} strokeWidth={1.25} aria-hidden="true" />
      <Title aria-hidden="true">{title}</Title>
    </Sheet>
  );
}
