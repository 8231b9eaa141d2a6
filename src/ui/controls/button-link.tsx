import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { buttonRecipe, type ButtonVariant } from '../theme/button-recipe';
import { Link, type LinkProps } from './link';

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
