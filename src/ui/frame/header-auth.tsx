import { chakra } from '@chakra-ui/react/styled-system';
import { MESSAGES } from '../../config/messages';
import { ButtonLink } from '../button-link';
import { VisuallyHidden } from '../visually-hidden';
import { AccountMenu } from './account-menu';
import type { MenuEntry } from './nav-entry';

const Placeholder = chakra('div', {
  base: {
    width: '9',
    height: '9',
    borderRadius: 'full',
    bg: 'bg.hover',
    animation: 'breathe 1.6s ease-in-out infinite',
  },
});
const Pair = chakra('div', { base: { display: 'flex', alignItems: 'center', gap: '1' } });

export type HeaderAuthProps =
  | { readonly state: 'loading' }
  | { readonly state: 'signed-out'; readonly loginTo: string; readonly joinTo: string }
  | {
      readonly state: 'signed-in';
      readonly letter: string;
      /** Who is signed in, as the menu's first line. */
      readonly name: string;
      readonly entries: readonly MenuEntry[];
    };

/** The header's account area in its three states. */
export function HeaderAuth(props: HeaderAuthProps) {
  if (props.state === 'loading') {
    return (
      <div role="status">
        <Placeholder />
        <VisuallyHidden>{MESSAGES.frame.authLoading}</VisuallyHidden>
      </div>
    );
  }
  if (props.state === 'signed-out') {
    return (
      <Pair>
        <ButtonLink to={props.loginTo} look="ghost" small>
          {MESSAGES.frame.login}
        </ButtonLink>
        <ButtonLink to={props.joinTo} small>
          {MESSAGES.frame.signUp}
        </ButtonLink>
      </Pair>
    );
  }
  return <AccountMenu letter={props.letter} name={props.name} entries={props.entries} />;
}
