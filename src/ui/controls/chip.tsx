import { chakra } from '@chakra-ui/react/styled-system';

/** A small label: a genre, a service. Put several into a ChipList. */
export const Chip = chakra('li', {
  base: {
    display: 'inline-block',
    maxWidth: 'full',
    paddingInline: '2.5',
    paddingBlock: '0.5',
    borderRadius: 'full',
    borderWidth: '1px',
    fontSize: 'xs',
    lineHeight: 'snug',
    overflowWrap: 'anywhere',
  },
  variants: {
    look: {
      outline: { borderColor: 'border', color: 'fg.muted' },
      filled: { bg: 'accent.subtle', borderColor: 'transparent', color: 'fg' },
    },
    /** Not shown below 768 px, where cards have less room. */
    wideOnly: { true: { display: { base: 'none', md: 'inline-block' } } },
  },
  defaultVariants: { look: 'outline' },
});
