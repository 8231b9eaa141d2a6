import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

const StyledButton = chakra('button', {
  base: {
    minHeight: 'touch',
    color: 'accent.text',
    fontSize: 'sm',
    fontWeight: 'medium',
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    cursor: 'pointer',
    _hover: { color: 'fg' },
  },
});

export interface TextButtonProps {
  readonly children: ReactNode;
  readonly onPress: () => void;
}

/** A button that is only words, for what stands beside a field. */
export function TextButton({ children, onPress }: TextButtonProps) {
  return (
    <StyledButton type="button" onClick={onPress}>
      {children}
    </StyledButton>
  );
}
