import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useId } from 'react';

const PanelRoot = chakra('section', {
  base: { padding: { base: '4', md: '6' }, borderWidth: '1px', borderRadius: 'lg', bg: 'bg.raised', minWidth: 0 },
});
const Title = chakra('h2', { base: { fontSize: '2xl', marginBottom: '4' } });

/** A section with its own heading. */
export function Panel({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <PanelRoot aria-labelledby={id}>
      <Title id={id}>{title}</Title>
      {children}
    </PanelRoot>
  );
}

/** Panels in one column, or in two from 768 px. */
export const PanelGrid = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 34rem)', md: 'repeat(2, minmax(0, 1fr))' },
    gap: '6',
  },
  variants: {
    /** In 'columns' the panels of each column have their own heights; in 'rows' the first and last panels span both. */
    by: {
      columns: { alignItems: 'start' },
      rows: { '& > :first-child, & > :last-child': { gridColumn: '1 / -1' } },
    },
  },
});
/** The panels of one column. */
export const PanelColumn = chakra('div', { base: { display: 'grid', gap: '6' } });
/** A message above the panels, such as being offline. */
export const PanelNote = chakra('p', {
  base: { padding: '4', marginBottom: '6', borderRadius: 'md', bg: 'accent.subtle' },
});

/** Stacks the content of a panel. */
export const Stack = chakra('div', { base: { display: 'grid', gap: '4', justifyItems: 'start' } });
export const Text = chakra('p', { base: { color: 'fg.muted' } });

/** A bulleted list. */
export const Points = chakra('ul', { base: { display: 'grid', gap: '1', paddingInlineStart: '5', listStyle: 'disc' } });
export const Buttons = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3' } });
