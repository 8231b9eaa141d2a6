import { chakra } from '@chakra-ui/react/styled-system';

const Disc = chakra('span', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    width: '9',
    height: '9',
    borderRadius: 'full',
    bg: 'accent',
    color: 'accent.fg',
    fontWeight: 'bold',
    fontSize: 'md',
    lineHeight: '1',
  },
});

/** A member's disc. The rule which letter it shows is the caller's. */
export function Avatar({ letter }: { readonly letter: string }) {
  return <Disc aria-hidden="true">{letter}</Disc>;
}
