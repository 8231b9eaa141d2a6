import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

const Row = chakra('li', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    paddingBlock: '3',
    borderBottomWidth: '1px',
    borderColor: 'border',
  },
});
const Words = chakra('div', { base: { minWidth: 0, flex: '1 1 14rem' } });
const Title = chakra('p', { base: { fontWeight: 'medium', overflowWrap: 'anywhere' } });
const Note = chakra('p', { base: { color: 'fg.muted', fontSize: 'sm' } });
const Actions = chakra('div', { base: { display: 'flex', gap: '2' } });

export interface SyncRowProps {
  readonly title: string;
  readonly note: string;
  readonly children?: ReactNode;
}

/** One change with what can be done about it. */
export function SyncRow({ title, note, children }: SyncRowProps) {
  return (
    <Row>
      <Words>
        <Title>{title}</Title>
        <Note>{note}</Note>
      </Words>
      {children !== undefined && <Actions>{children}</Actions>}
    </Row>
  );
}
