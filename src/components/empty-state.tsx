import { chakra } from '@chakra-ui/react/styled-system';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

const Root = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '3',
    paddingBlock: { base: '10', md: '16' },
    paddingInline: '4',
    textAlign: 'center',
    '& > svg': { color: 'accent.text' },
  },
});
const Title = chakra('h2', { base: { fontSize: '2xl' } });
const Text = chakra('p', { base: { maxWidth: '28rem', color: 'fg.muted' } });
const Actions = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '3', marginTop: '3' },
});

export interface EmptyStateProps {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly text?: string;
  /** Buttons. */
  readonly children?: ReactNode;
}

/** Shown in place of an empty list. */
export function EmptyState({ icon: Icon, title, text, children }: EmptyStateProps) {
  return (
    <Root>
      <Icon size={40} strokeWidth={1.25} aria-hidden="true" />
      <Title>{title}</Title>
      {text !== undefined && <Text>{text}</Text>}
      {children !== undefined && <Actions>{children}</Actions>}
    </Root>
  );
}
