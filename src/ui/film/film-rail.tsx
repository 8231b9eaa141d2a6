import { chakra } from '@chakra-ui/react/styled-system';

/**
 * Movie cards in a row: on phones a rail that is swiped, with the next card peeking in; from 768 px on five columns, in
 * a row of `six` three and then six, in an `endless` one as many as there are, scrolled. Use it as a list, like MovieGrid.
 */
export const MovieRail = chakra('ul', {
  base: {
    display: { base: 'flex', md: 'grid' },
    gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
    gap: { base: '4', md: '6' },
    '& > li': { flex: '0 0 min(38vw, 11rem)', minWidth: 0, scrollSnapAlign: { base: 'start', md: 'none' } },
    // Swiped from edge to edge of the screen, while the first card keeps in line with the text above.
    overflowX: { base: 'auto', md: 'visible' },
    overscrollBehaviorX: 'contain',
    scrollSnapType: { base: 'x mandatory', md: 'none' },
    scrollPaddingInline: '4',
    marginInline: { base: '-1rem', md: '0' },
    paddingInline: { base: '4', md: '0' },
    // Room for focus rings and shadows, which overflow would cut off.
    paddingBlock: { base: '1.5', md: '0' },
    scrollbarWidth: 'none',
    '&::-webkit-scrollbar': { display: 'none' },
  },
  variants: {
    row: {
      six: { gridTemplateColumns: { md: 'repeat(3, minmax(0, 1fr))', lg: 'repeat(6, minmax(0, 1fr))' } },
      endless: {
        display: 'flex',
        '& > li': { flex: { base: '0 0 min(38vw, 11rem)', md: '0 0 11rem' }, scrollSnapAlign: 'start' },
        overflowX: 'auto',
        scrollSnapType: 'x proximity',
        scrollPaddingInline: { base: '4', md: '1.5' },
        // Room for focus rings and shadows at any width: the row cuts them off.
        marginInline: { base: '-1rem', md: '-0.375rem' },
        paddingInline: { base: '4', md: '1.5' },
        paddingBlock: '1.5',
        scrollbarWidth: { base: 'none', md: 'thin' },
      },
    },
  },
});
