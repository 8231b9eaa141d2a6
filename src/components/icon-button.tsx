import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode, Ref } from 'react';

const StyledIconButton = chakra('button', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    width: 'touch',
    height: 'touch',
    borderRadius: 'full',
    borderWidth: '1px',
    borderColor: 'transparent',
    color: 'fg',
    cursor: 'pointer',
    transitionProperty: 'background-color, color, border-color',
    transitionDuration: 'fast',
    _hover: { bg: 'bg.hover' },
    '&:disabled, &[aria-disabled=true]': { cursor: 'not-allowed', opacity: 0.4 },
    '&[data-pressed=true]': { color: 'accent.text' },
  },
  variants: {
    surface: {
      plain: {},
      raised: { bg: 'bg.raised', borderColor: 'border.strong' },
      /** Has its own dark disc, so that it is readable on any poster. */
      poster: {
        // With large text, three of them still fit on a small poster.
        width: 'min(2.75rem, max(44px, 6vw))',
        height: 'min(2.75rem, max(44px, 6vw))',
        bg: 'rgba(12, 10, 8, 0.72)',
        color: '#fff',
        _hover: { bg: 'rgba(12, 10, 8, 0.92)' },
        '&[data-pressed=true]': { color: '#ffc966' },
      },
    },
  },
  defaultVariants: { surface: 'plain' },
});

const Filled = chakra('span', { base: { '& svg': { fill: 'currentColor' } } });

export interface IconButtonProps {
  /** Accessible name. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly onPress: () => void;
  /** For toggles only. */
  readonly pressed?: boolean;
  /** True if the label changes with the state: aria-pressed would contradict it, as in 'Remove, pressed'. */
  readonly labelIncludesState?: boolean;
  /** Shown while pressed, so that color isn't the only sign; defaults to the same icon, filled. */
  readonly pressedIcon?: ReactNode;
  readonly disabled?: boolean;
  /** Can't be pressed yet, but keeps the focus. */
  readonly pending?: boolean;
  readonly surface?: 'plain' | 'raised' | 'poster';
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A round icon button. */
export function IconButton({ ref, ...props }: IconButtonProps) {
  return (
    <StyledIconButton
      ref={ref}
      type="button"
      surface={props.surface ?? 'plain'}
      aria-label={props.label}
      title={props.label}
      aria-pressed={props.labelIncludesState ? undefined : props.pressed}
      data-pressed={props.pressed}
      disabled={props.disabled ?? false}
      aria-disabled={props.pending === true || undefined}
      onClick={props.pending ? undefined : props.onPress}
    >
      {props.pressed === true ? (props.pressedIcon ?? <Filled>{props.icon}</Filled>) : props.icon}
    </StyledIconButton>
  );
}
