import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { ProviderFailure } from '../../api/supabase/oauth';
import { Button } from '../../components/button';
import { ErrorPanel, SuccessPanel } from '../../components/error-panel';
import { PageHeading } from '../../components/layout/headings';
import { Screen } from '../../components/layout/screen';
import { ownUrl } from '../../config/environment';
import { ROUTES } from '../../config/routes';
import { LOW_WINDOW } from '../../config/ui';
import type { EndReason } from '../../domain/account/session';
import { useSession } from '../../hooks/session-provider';
import { useAuthActions } from '../../hooks/use-auth-actions';
import { AUTH } from '../../i18n/messages/auth';
import { AuthForm, useAuthForm } from './auth-form';
import { ForgotDialog } from './forgot-password-dialog';
import { type AuthMode, type LoginNotice, modeIn, noticeIn } from './login-notice';
import { ResendMail } from './resend-email';

const Stack = chakra('div', {
  base: {
    display: 'grid',
    gap: '5',
    // A phone in landscape has room for the whole form only beside the other ways in.
    [LOW_WINDOW]: {
      gridTemplate: 'repeat(3, auto) 1fr / 1fr 1fr',
      columnGap: '8',
      '& > form': { gridArea: '1 / 2 / 5', gap: '3' },
    },
  },
});
const Or = chakra('p', {
  base: {
    [LOW_WINDOW]: { display: 'none' },
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
  /** The mode that the URL or the navigation asked for. */
  readonly initialMode: AuthMode;
  /** Why the visitor was sent here, if that needs explaining. */
  readonly initialNotice: LoginNotice | null;
}

/** /login and /join: one screen with two modes. The router redirects once a member is signed in. */
export function AuthScreen({ initialMode, initialNotice }: AuthScreenProps) {
  const [mode, setMode] = useState(initialMode);
  const [notice, setNotice] = useState(initialNotice);
  const [forgotOpen, setForgotOpen] = useState(false);
  const form = useAuthForm(mode, setMode);
  const signingUp = mode === 'sign-up';

  function submit() {
    setNotice(null);
    void form.submit();
  }

  function toggle() {
    form.clearErrors();
    setMode(signingUp ? 'sign-in' : 'sign-up');
  }

  function openForgot() {
    setNotice(null);
    setForgotOpen(true);
  }

  return (
    <Screen width="narrow">
      <PageHeading
        title={signingUp ? AUTH.signUpTitle : AUTH.signInTitle}
        lead={signingUp ? AUTH.signUpLead : AUTH.signInLead}
      />
      <Stack>
        {notice !== null && <NoticePanel notice={notice} email={form.email} onForgot={openForgot} />}
        <ProviderButton onNotice={setNotice} />
        <Or>{AUTH.or}</Or>
        <AuthForm mode={mode} form={form} onSubmit={submit} onForgot={openForgot} />
        <Button variant="ghost" wide onPress={toggle}>
          {signingUp ? AUTH.toSignIn : AUTH.toSignUp}
        </Button>
        <Small>
          {AUTH.agree} <Legal to={ROUTES.terms}>{AUTH.terms}</Legal> {AUTH.and}{' '}
          <Legal to={ROUTES.privacy}>{AUTH.privacy}</Legal>
        </Small>
      </Stack>
      {forgotOpen && <ForgotDialog email={form.email} onClose={() => setForgotOpen(false)} />}
    </Screen>
  );
}

/** Notices for sessions that didn't end by signing out. */
const NOTICES: Record<EndReason | 'cleared', LoginNotice> = {
  cleared: 'device-cleared',
  session: 'session-ended',
  deleted: 'account-deleted',
  'deleted-here': 'account-deleted',
};

/** /login and /join: each sets the initial mode, unless the navigation state does. */
export function AuthRoute() {
  const location = useLocation();
  const state: unknown = location.state;
  const mode = modeIn(state) ?? (location.pathname === ROUTES.join ? 'sign-up' : 'sign-in');
  const session = useSession();
  const ended = session.status === 'signed-out' && session.ended ? NOTICES[session.ended] : null;
  // remount on every navigation; a deleted account may be noticed a moment after its session ended
  return <AuthScreen key={`${location.key} ${ended}`} initialMode={mode} initialNotice={noticeIn(state) ?? ended} />;
}

export interface NoticePanelProps {
  readonly notice: LoginNotice;
  /** The email typed so far. */
  readonly email: string;
  /** Requests another link. */
  readonly onForgot: () => void;
}

/** Why the visitor is on the sign-in screen; it stays until their next step. */
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
  /** Called when the provider can't be reached, and with null on a new attempt. */
  readonly onNotice: (notice: LoginNotice | null) => void;
}

/** Sends the visitor to the identity provider, which redirects back to the application. */
export function ProviderButton({ onNotice }: ProviderButtonProps) {
  const { providerAddress } = useAuthActions();
  const [redirecting, setRedirecting] = useState(false);

  async function redirect() {
    setRedirecting(true);
    onNotice(null);
    try {
      const address = await providerAddress(ownUrl(ROUTES.dashboard));
      if (address.ok) {
        // a page restored from the back/forward cache must not stay pending
        window.addEventListener('pageshow', () => setRedirecting(false), { once: true });
        window.location.assign(address.value);
        return;
      }
      onNotice(PROVIDER_NOTICES[address.error]);
    } catch {
      // the auth chunk failed to load
      onNotice(navigator.onLine ? 'updated' : 'unreachable');
    }
    setRedirecting(false);
  }

  return (
    <Button
      variant="secondary"
      wide
      loading={redirecting}
      loadingText={AUTH.toProvider}
      icon={<ProviderMark />}
      onPress={() => void redirect()}
    >
      {AUTH.continueWithProvider}
    </Button>
  );
}

/** Start and length of each color along the ring, in percent. */
const ARCS = [
  { colour: '#4285f4', from: 0, length: 12.5 },
  { colour: '#34a853', from: 12.5, length: 29 },
  { colour: '#fbbc05', from: 41.5, length: 17 },
  { colour: '#ea4335', from: 58.5, length: 28 },
] as const;

/** The provider's four-colored initial; the text next to it names the provider. */
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
