import { chakra } from '@chakra-ui/react/styled-system';
import type { MouseEvent, ReactNode, Ref } from 'react';
import { SpinnerMark } from './spinner-mark';
import { buttonRecipe, type ButtonVariant } from '../theme/button-recipe';

const StyledButton = chakra('button', buttonRecipe);

export interface ButtonProps {
  readonly children: ReactNode;
  readonly variant?: ButtonVariant;
  readonly type?: 'button' | 'submit';
  readonly disabled?: boolean;
  /** Shows the spinner, and `loadingText` in place of the children; presses are refused meanwhile. */
  readonly loading?: boolean;
  readonly loadingText?: string;
  readonly icon?: ReactNode;
  /** As wide as what holds it. */
  readonly wide?: boolean;
  readonly onPress?: () => void;
  readonly ref?: Ref<HTMLButtonElement>;
  /** Its name where the words on it need more, such as which of several things to edit. */
  readonly label?: string;
  /** Id of a text that says more about the button, such as why it is disabled. */
  readonly describedBy?: string;
}

/** A push button. While loading it keeps the focus (it is only aria-disabled), so that nobody loses their place. */
export function Button({ ref, ...props }: ButtonProps) {
  const { children, variant = 'primary', type = 'button', disabled = false, loading = false, wide = false } = props;

  function press(event: MouseEvent) {
    if (loading) event.preventDefault();
    else props.onPress?.();
  }

  return (
    <StyledButton
      ref={ref}
      type={type}
      look={variant}
      wide={wide}
      disabled={disabled}
      aria-disabled={loading || undefined}
      aria-busy={loading || undefined}
      aria-describedby={props.describedBy}
      aria-label={props.label}
      onClick={press}
    >
      {loading ? <SpinnerMark size="small" /> : props.icon}
      {loading ? (props.loadingText ?? children) : children}
    </StyledButton>
  );
}
