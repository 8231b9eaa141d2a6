import { chakra } from '@chakra-ui/react/styled-system';

const base = {
  display: 'grid',
  gridTemplateColumns: {
    base: 'repeat(auto-fill, minmax(8.5rem, 1fr))',
    md: 'repeat(auto-fill, minmax(12rem, 1fr))',
  },
  columnGap: { base: '4', md: '6' },
} as const;

/** Grid of movie cards: two on a phone, more as there is room. Use it as a list: `<MovieGrid><li>…</li></FilmGrid>`. */
export const MovieGrid = chakra('ul', { base: { ...base, rowGap: { base: '7', md: '9' } } });

/** One row of such a grid, for lists of which only a window is there. */
export const MovieGridRow = chakra('div', { base: { ...base, paddingBottom: { base: '7', md: '9' } } });
