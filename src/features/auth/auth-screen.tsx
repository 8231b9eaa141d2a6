import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { AUTH } from '../../i18n/messages/auth';
import { ROUTES } from '../../config/routes';
import { Button } from '../../components/button';
import { PageHeading } from '../../components/layout/headings';
import { Screen } from '../../components/layout/screen';
import { AuthForm } from './auth-form';
import { ForgotDialog } from './forgot-dialog';
import type { AuthMode, LoginNotice } from './login-notice';
import { NoticePanel } from './notice-panel';
import { ProviderButton } from './provider-button';
import { useAuthForm } from './use-auth-form';
import { Link } from '../../components/link';

const Stack = chakra('div', { base: { display: 'grid', gap: '5' } });
const Or = chakra('p', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '4',
    color: 'fg.muted',
    fontSize: 'sm',
    '&::before, &::after': { content: '""', flex: 1, borderTopWidth: '1px', borderColor: 'border' },
  },
});
const Small = chakra('p', { base: { color: 'fg.muted', fontSize: 'sm', textAlign: 'center' } });
const Legal = chakra(Link, {
  base: {
    color: 'fg',
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    whiteSpace: 'nowrap',
    _hover: { color: 'accent.text' },
  },
});

export interface AuthScreenProps {
  /** Which face the address or the navigation asked for. */
  readonly initialMode: AuthMode;
  /** What brought the visitor here, if that needs saying. */
  readonly initialNotice: LoginNotice | null;
}

/** /login and /join: the same screen with two faces. It leaves by itself once somebody is signed in (see the router). */
export function AuthScreen({ initialMode, initialNotice }: AuthScreenProps) {
  const [mode, setMode] = useState(initialMode);
  const [notice, setNotice] = useState(initialNotice);
  const [forgetting, setForgetting] = useState(false);
  const form = useAuthForm(mode, setMode);
  const signingUp = mode === 'sign-up';

  function submit() {
    setNotice(null);
    void form.submit();
  }

  function toggle() {
    form.forgive();
    setMode(signingUp ? 'sign-in' : 'sign-up');
  }

  function forget() {
    setNotice(null);
    setForgetting(true);
  }

  return (
    <Screen width="narrow">
      <PageHeading
        title={signingUp ? AUTH.signUpTitle : AUTH.signInTitle}
        lead={signingUp ? AUTH.signUpLead : AUTH.signInLead}
      />
      <Stack>
        {notice !== null && <NoticePanel notice={notice} email={form.email} onForgot={forget} />}
        <ProviderButton onNotice={setNotice} />
        <Or>{AUTH.or}</Or>
        <AuthForm mode={mode} form={form} onSubmit={submit} onForgot={forget} />
        <Button variant="ghost" wide onPress={toggle}>
          {signingUp ? AUTH.toSignIn : AUTH.toSignUp}
        </Button>
        <Small>
          {AUTH.agree} <Legal to={ROUTES.terms}>{AUTH.terms}</Legal> {AUTH.and}{' '}
          <Legal to={ROUTES.privacy}>{AUTH.privacy}</Legal>
        </Small>
      </Stack>
      {forgetting && <ForgotDialog email={form.email} onClose={() => setForgetting(false)} />}
    </Screen>
  );
}
