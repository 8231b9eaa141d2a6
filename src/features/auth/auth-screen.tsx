import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { MESSAGES } from '../../config/messages';
import { ROUTES } from '../../config/routes';
import { Button } from '../../ui/button';
import { PageHeading } from '../../ui/page-heading';
import { Screen } from '../../ui/screen';
import { AuthForm } from './auth-form';
import type { AuthMode } from './auth-mode';

const Stack = chakra('div', { base: { display: 'grid', gap: '5' } });
const Small = chakra('p', { base: { color: 'fg.muted', fontSize: 'sm', textAlign: 'center' } });
const Legal = chakra(Link, { base: { textDecoration: 'underline', textUnderlineOffset: '0.2em' } });

export interface AuthScreenProps {
  /** Which face the address or the navigation asked for. */
  readonly initialMode: AuthMode;
}

/** /login and /join: the same screen with two faces. It leaves by itself once somebody is signed in (see the router). */
export function AuthScreen({ initialMode }: AuthScreenProps) {
  const [mode, setMode] = useState(initialMode);
  const signingUp = mode === 'sign-up';
  return (
    <Screen width="narrow">
      <PageHeading
        title={signingUp ? MESSAGES.auth.signUpTitle : MESSAGES.auth.signInTitle}
        lead={signingUp ? MESSAGES.auth.signUpLead : MESSAGES.auth.signInLead}
      />
      <Stack>
        <AuthForm mode={mode} onMode={setMode} />
        <Button look="ghost" wide onPress={() => setMode(signingUp ? 'sign-in' : 'sign-up')}>
          {signingUp ? MESSAGES.auth.toSignIn : MESSAGES.auth.toSignUp}
        </Button>
        <Small>
          <Legal to={ROUTES.privacy}>{MESSAGES.auth.privacy}</Legal>
        </Small>
      </Stack>
    </Screen>
  );
}
