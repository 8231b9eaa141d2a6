import { chakra } from '@chakra-ui/react/styled-system';

/** What stands in a card, one below the other. */
export const Stack = chakra('div', { base: { display: 'grid', gap: '4', justifyItems: 'start' } });
export const Text = chakra('p', { base: { color: 'fg.muted' } });
