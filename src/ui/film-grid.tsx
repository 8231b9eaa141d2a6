import { chakra } from '@chakra-ui/react/styled-system';

/** Grid of film cards: two on a phone, more as there is room. Use it as a list: `<FilmGrid><li>…</li></FilmGrid>`. */
export const FilmGrid = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'repeat(auto-fill, minmax(8.5rem, 1fr))',
      md: 'repeat(auto-fill, minmax(12rem, 1fr))',
    },
    columnGap: { base: '4', md: '6' },
    rowGap: { base: '7', md: '9' },
  },
});
