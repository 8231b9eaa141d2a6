import { chakra } from '@chakra-ui/react/styled-system';

/** A part of a full-width screen: as wide as other screens' content, with air above and below. */
export const Band = chakra('section', {
  base: {
    width: 'full',
    maxWidth: 'page',
    marginInline: 'auto',
    paddingBlock: { base: '10', md: '16' },
    paddingLeft: 'max(1rem, env(safe-area-inset-left))',
    paddingRight: 'max(1rem, env(safe-area-inset-right))',
  },
});
