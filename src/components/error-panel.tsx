import { chakra } from '@chakra-ui/react/styled-system';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import CircleCheck from 'lucide-react/icons/circle-check';
import type { ReactNode } from 'react';

const Root = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '3',
    padding: '4',
    borderWidth: '1px',
    borderColor: 'danger.text',
    borderRadius: 'md',
    bg: 'bg.raised',
    '& > svg': { flexShrink: 0, marginTop: '0.5', color: 'danger.text' },
  },
});
const Body = chakra('div', { base: { display: 'grid', gap: '2', justifyItems: 'start', minWidth: 0 } });
const Title = chakra('p', { base: { fontWeight: 'semibold' } });
const Text = chakra('p', { base: { color: 'fg.muted' } });

export interface ErrorPanelProps {
  readonly title?: string;
  readonly text: string;
  /** Buttons, such as one that retries. */
  readonly children?: ReactNode;
}

/** An error message in place of the content that failed. */
export function ErrorPanel({ title, text, children }: ErrorPanelProps) {
  return (
    <Root role="alert">
      <CircleAlert size={22} aria-hidden="true" />
      <Body>
        {title !== undefined && <Title>{title}</Title>}
        <Text>{text}</Text>
        {children}
      </Body>
    </Root>
  );
}

const SuccessRoot = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '3',
    padding: '4',
    borderRadius: 'md',
    borderWidth: '1px',
    borderColor: 'success.text',
    bg: 'bg.raised',
    '& > svg': { flexShrink: 0, marginTop: '0.5', color: 'success.text' },
  },
});

/** A success message that, unlike a toast, stays where it was triggered. */
export function SuccessPanel({ text }: { readonly text: string }) {
  return (
    <SuccessRoot role="status">
      <CircleCheck size={22} aria-hidden="true" />
      <p>{text}</p>
    </SuccessRoot>
  );
}
