import { chakra } from '@chakra-ui/react/styled-system';
import { useId, type ReactNode } from 'react';

const PanelRoot = chakra('section', {
  base: { padding: { base: '4', md: '6' }, borderWidth: '1px', borderRadius: 'lg', bg: 'bg.raised', minWidth: 0 },
});
const Title = chakra('h2', { base: { fontSize: '2xl', marginBottom: '4' } });

/** A part of a screen that stands by itself, under its own heading. */
export function Panel({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <PanelRoot aria-labelledby={id}>
      <Title id={id}>{title}</Title>
      {children}
    </PanelRoot>
  );
}
