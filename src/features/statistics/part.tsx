import { chakra } from '@chakra-ui/react/styled-system';
import { useId, type ReactNode } from 'react';

/** Parts side by side where there is room. */
export const Parts = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    gap: '6',
    '& + &': { marginTop: '6' },
  },
});

const Panel = chakra('section', {
  base: {
    padding: { base: '4', md: '6' },
    borderWidth: '1px',
    borderRadius: 'lg',
    // The third of two columns is as wide as both.
    '&:nth-of-type(odd):last-of-type': { gridColumn: '1 / -1' },
  },
});
const Title = chakra('h2', { base: { fontSize: '2xl', marginBottom: '3' } });

/** A part of the statistics under its heading. */
export function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <Panel aria-labelledby={id}>
      <Title id={id}>{title}</Title>
      {children}
    </Panel>
  );
}
