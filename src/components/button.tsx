import { chakra, defineRecipe } from '@chakra-ui/react/styled-system';
import type { MouseEvent, ReactNode, Ref } from 'react';
import { Link, type LinkProps } from './link';

/** Looks of every button, and of every link that looks like one. */
export const buttonRecipe = /* @__PURE__ */ defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    minHeight: 'touch',
    maxWidth: 'full',
    overflowWrap: 'anywhere',
    paddingInline: '5',
    paddingBlock: '2',
    borderRadius: 'full',
    borderWidth: '1px',
    borderColor: 'transparent',
    fontWeight: 'semibold',
    lineHeight: 'snug',
    textAlign: 'center',
    cursor: 'pointer',
    userSelect: 'none',
    verticalAlign: 'middle',
    transitionProperty: 'background-color, border-color, color, opacity',
    transitionDuration: 'fast',
    '& svg': { flexShrink: 0 },
    '&:is(:disabled, [aria-disabled=true])': { cursor: 'not-allowed', opacity: 0.55 },
    '&[aria-busy=true]': { cursor: 'progress', opacity: 1 },
  },
  variants: {
    look: {
      primary: {
        bg: 'accent',
        color: 'accent.fg',
        _hover: { bg: 'accent.hover' },
      },
      secondary: {
        bg: 'bg.raised',
        color: 'fg',
        borderColor: 'border.strong',
        _hover: { bg: 'bg.hover' },
      },
      ghost: {
        bg: 'transparent',
        color: 'fg',
        paddingInline: '3',
        _hover: { bg: 'bg.hover' },
      },
      danger: {
        bg: 'danger',
        color: 'danger.fg',
        _hover: { bg: 'danger.hover' },
      },
    },
    wide: { true: { width: 'full' } },
    /** For the header, where a phone has little room. */
    small: { true: { paddingInline: { base: '2.5', md: '4' }, fontSize: 'sm', whiteSpace: 'nowrap', flexShrink: 0 } },
  },
  defaultVariants: { look: 'primary' },
});

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
      small: { width: '4', height: '4', borderWidth: '2px' },
      large: { width: '10', height: '10', borderWidth: '3px', color: 'accent.text' },
    },
  },
});

/** The turning ring alone, for places whose text already says that something is under way. */
export function SpinnerMark({ size }: { readonly size: 'small' | 'large' }) {
  return <Ring size={size} aria-hidden="true" />;
}

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

/** A link that looks like a button: it goes somewhere, so it stays a link. */
export function ButtonLink(props: ButtonLinkProps) {
  return (
    <StyledLink
      to={props.to}
      look={props.variant ?? 'primary'}
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
