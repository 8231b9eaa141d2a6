import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { ProviderFailure } from '../../api/supabase/oauth';
import { Button } from '../../components/button';
import { ErrorPanel, SuccessPanel } from '../../components/error-panel';
import { PageHeading } from '../../components/layout/headings';
import { Screen } from '../../components/layout/screen';
import { Link } from '../../components/link';
import { ownUrl } from '../../config/environment';
import { ROUTES } from '../../config/routes';
import type { EndReason } from '../../domain/account/session';
import { useSession } from '../../hooks/session-provider';
import { useAuthActions } from '../../hooks/use-auth-actions';
import { AUTH } from '../../i18n/messages/auth';
import { AuthForm, useAuthForm } from './auth-form';
import { ForgotDialog } from './forgot-password-dialog';
import { type AuthMode, type LoginNotice, modeIn, noticeIn } from './login-notice';
import { ResendMail } from './resend-email';

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

/** What is said of a session that its member did not end. */
const NOTICES: Record<EndReason | 'cleared', LoginNotice> = {
  cleared: 'device-cleared',
  session: 'session-ended',
  deleted: 'account-deleted',
  'deleted-here': 'account-deleted',
};

/** /login and /join: each asks for a face of the screen, unless the navigation asks for one itself. */
export function AuthRoute() {
  const location = useLocation();
  const state: unknown = location.state;
  const mode = modeIn(state) ?? (location.pathname === ROUTES.join ? 'sign-up' : 'sign-in');
  const session = useSession();
  const ended = session.status === 'signed-out' && session.ended ? NOTICES[session.ended] : null;
  // every navigation asks anew; that an account is deleted may come to light a moment after its session has ended
  return <AuthScreen key={`${location.key} ${ended}`} initialMode={mode} initialNotice={noticeIn(state) ?? ended} />;
}

export interface NoticePanelProps {
  readonly notice: LoginNotice;
  /** What is typed as e-mail. */
  readonly email: string;
  /** Opens the way to a new link. */
  readonly onForgot: () => void;
}

/** What brought somebody to the sign-in screen; it stays until the next step. */
export function NoticePanel({ notice, email, onForgot }: NoticePanelProps) {
  const text = AUTH.notices[notice];
  if (notice === 'password-updated') return <SuccessPanel text={text} />;
  return (
    <ErrorPanel text={text}>
      {notice === 'reset-link' && (
        <Button variant="secondary" onPress={onForgot}>
          {AUTH.sendNewLink}
        </Button>
      )}
      {notice === 'mail-link' && <ResendMail email={email} justSent={false} />}
    </ErrorPanel>
  );
}

const PROVIDER_NOTICES: Record<ProviderFailure, LoginNotice> = {
  'switched-off': 'provider',
  unreachable: 'unreachable',
};

export interface ProviderButtonProps {
  /** Told why nobody was sent to the provider; null when a new try begins. */
  readonly onNotice: (notice: LoginNotice | null) => void;
}

/** Sends the visitor to the identity provider; the way back is the address that the application is opened with then. */
export function ProviderButton({ onNotice }: ProviderButtonProps) {
  const { providerAddress } = useAuthActions();
  const [leaving, setLeaving] = useState(false);

  async function leave() {
    setLeaving(true);
    onNotice(null);
    try {
      const address = await providerAddress(ownUrl(ROUTES.dashboard));
      if (address.ok) {
        // a page that the browser's back button brings to life again must not wait forever
        window.addEventListener('pageshow', () => setLeaving(false), { once: true });
        window.location.assign(address.value);
        return;
      }
      onNotice(PROVIDER_NOTICES[address.error]);
    } catch {
      onNotice('unreachable');
    }
    setLeaving(false);
  }

  return (
    <Button
      variant="secondary"
      wide
      loading={leaving}
      loadingText={AUTH.toProvider}
      icon={<ProviderMark />}
      onPress={() => void leave()}
    >
      {AUTH.continueWithProvider}
    </Button>
  );
}

/** Where the ring of the letter turns from one colour to the next, in parts of a hundred of its length. */
const ARCS = [
  { colour: '#4285f4', from: 0, length: 12.5 },
  { colour: '#34a853', from: 12.5, length: 29 },
  { colour: '#fbbc05', from: 41.5, length: 17 },
  { colour: '#ea4335', from: 58.5, length: 28 },
] as const;

/** The provider's letter in its four colours; the words beside it name the provider. */
export function ProviderMark() {
  return (
    <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
      <g fill="none" strokeWidth="3.6">
        {ARCS.map(({ colour, from, length }) => (
          <circle
            key={colour}
            cx="10"
            cy="10"
            r="7.2"
            pathLength="100"
            stroke={colour}
            strokeDasharray={`${length} 100`}
            strokeDashoffset={-from}
          />
        ))}
        <path d="M10 10H19" stroke={ARCS[0].colour} strokeWidth="3.4" />
      </g>
    </svg>
  );
}
