import { chakra } from '@chakra-ui/react/styled-system';
import type { MouseEvent, ReactNode, Ref } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { buttonRecipe } from './theme/button-recipe';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';

const Ring = chakra('span', {
  base: {
    display: 'inline-block',
    flexShrink: 0,
    borderRadius: 'full',
    borderStyle: 'solid',
    borderColor: 'currentColor',
    borderTopColor: 'transparent',
    animationName: 'spin',
    animationDuration: '0.9s',
    animationIterationCount: 'infinite',
    animationTimingFunction: 'linear',
  },
  variants: {
    size: {
      // As large as the icon whose place it takes.
      small: { width: '18px', height: '18px', borderWidth: '2px' },
      large: { width: '10', height: '10', borderWidth: '3px', color: 'accent.text' },
    },
  },
});

/** The spinner without a label, for places whose text already says that something is loading. */
export function SpinnerMark({ size }: { readonly size: 'small' | 'large' }) {
  return <Ring size={size} aria-hidden="true" />;
}

const StyledButton = chakra('button', buttonRecipe);

export interface ButtonProps {
  readonly children: ReactNode;
  readonly variant?: ButtonVariant;
  readonly type?: 'button' | 'submit';
  readonly disabled?: boolean;
  /** Shows the spinner, and `loadingText` instead of the children; ignores presses. */
  readonly loading?: boolean;
  readonly loadingText?: string;
  readonly icon?: ReactNode;
  /** Fills its container. */
  readonly wide?: boolean;
  readonly onPress?: () => void;
  readonly ref?: Ref<HTMLButtonElement>;
  /** Accessible name, if the visible text isn't specific enough, such as which of several items to edit. */
  readonly label?: string;
  /** Id of a description, such as why the button is disabled. */
  readonly describedBy?: string;
}

/** A push button. While loading it is only aria-disabled, so that it keeps the focus. */
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
      variant={variant}
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

const StyledLink = chakra(Link, buttonRecipe);

export interface ButtonLinkProps {
  readonly to: LinkProps['to'];
  readonly children: ReactNode;
  readonly variant?: ButtonVariant;
  readonly icon?: ReactNode;
  readonly wide?: boolean;
  readonly small?: boolean;
  readonly replace?: boolean;
  /** Navigation state, such as where to return to. */
  readonly state?: unknown;
}

/** A link styled as a button. */
export function ButtonLink(props: ButtonLinkProps) {
  return (
    <StyledLink
      to={props.to}
      variant={props.variant ?? 'primary'}
      wide={props.wide ?? false}
      small={props.small ?? false}
      replace={props.replace ?? false}
      state={props.state}
    >
      {props.icon}
      {props.children}
    </StyledLink>
  );
}
