import { chakra } from '@chakra-ui/react/styled-system';
import { SHELL } from '../../../i18n/messages/shell';
import { ButtonLink } from '../../controls/button-link';
import { VisuallyHidden } from '../../controls/visually-hidden';

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
  | {
      readonly state: 'signed-out';
      readonly loginTo: string;
      readonly joinTo: string;
      /** Navigation state that goes along, such as where to return to. */
      readonly remembered?: unknown;
    };

/** The header's account area while nobody is known to be signed in; a member has an AccountMenu there. */
export function HeaderAuth(props: HeaderAuthProps) {
  if (props.state === 'loading') {
    return (
      <div role="status">
        <Placeholder />
        <VisuallyHidden>{SHELL.authLoading}</VisuallyHidden>
      </div>
    );
  }
  return (
    <Pair>
      <ButtonLink to={props.loginTo} state={props.remembered} variant="ghost" small>
        {SHELL.login}
      </ButtonLink>
      <ButtonLink to={props.joinTo} state={props.remembered} small>
        {SHELL.signUp}
      </ButtonLink>
    </Pair>
  );
}
