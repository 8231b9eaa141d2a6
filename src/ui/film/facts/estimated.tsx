import { chakra } from '@chakra-ui/react/styled-system';

/** The word beside what is a guess and not a fact. */
export const Estimated = chakra('span', { base: { color: 'fg.muted', fontSize: 'xs', fontStyle: 'italic' } });
