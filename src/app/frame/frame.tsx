import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation, type Location } from 'react-router-dom';
import { APP } from '../../i18n/messages/shell';
import { ROUTES } from '../../config/routes';
import { useSession } from '../../hooks/session-provider';
import { reloadPage } from '../../lib/app-update';
import { Button } from '../../components/button';
import { ErrorBoundary } from '../../components/error-boundary';
import { BottomBar } from '../../components/shell/bottom-bar';
import { Footer } from '../../components/shell/footer';
import { Header, HeaderAuth, MenuButton, SkipLink } from '../../components/shell/header';
import { guardFocus } from '../../components/layout/focus';
import { MAIN_ID } from '../../components/layout/screen';
import { MEMBER_PLACES, VISITOR_PLACES } from './bottom-entries';
import { headerEntries } from './header-entries';
import { lazyComponent } from '../../components/lazy-component';
import { returnToFrom } from '../routes/wanted-place';
import { MegaMenuBoundary } from './mega-menu-gate';

const MemberCorner = lazyComponent(
  () => import('../member/member-corner'),
  (file) => file.HeaderAccount,
);

const VISITOR_HEADER = headerEntries(false);
const MEMBER_HEADER = headerEntries(true);

/** What stands around every screen. */
export function AppShell({ children }: { readonly children: ReactNode }) {
  const session = useSession();
  const location: Location<unknown> = useLocation();
  const { key } = location;
  // Any navigation closes the menu, also Back.
  const [menuAt, setMenuAt] = useState<string | null>(null);
  const menuButton = useRef<HTMLButtonElement>(null);
  const signedIn = session.status === 'signed-in';
  // while the device is asked, its hint is believed: a member's places do not stand behind a visitor's first
  const asMember = signedIn || session.status === 'loading';
  const openMenu = () => setMenuAt(key);
  useEffect(guardFocus, []);

  return (
    <>
      <SkipLink targetId={MAIN_ID} />
      <Header home={ROUTES.landing} entries={asMember ? MEMBER_HEADER : VISITOR_HEADER}>
        {signedIn && (
          <ErrorBoundary fallback={() => <AccountMissing />}>
            <Suspense fallback={<HeaderAuth state="loading" />}>
              <MemberCorner member={session.session.member} />
            </Suspense>
          </ErrorBoundary>
        )}
        {session.status === 'loading' && <HeaderAuth state="loading" />}
        {(session.status === 'signed-out' || session.status === 'unasked') && (
          <HeaderAuth
            state="signed-out"
            loginTo={ROUTES.login}
            joinTo={ROUTES.join}
            remembered={returnToFrom(location)}
          />
        )}
        <MenuButton ref={menuButton} onPress={openMenu} />
      </Header>
      {children}
      <Footer />
      <BottomBar entries={asMember ? MEMBER_PLACES : VISITOR_PLACES} onMenu={openMenu} />
      <MegaMenuBoundary
        open={menuAt === key}
        signedIn={signedIn}
        onClose={() => setMenuAt(null)}
        returnFocus={menuButton}
      />
    </>
  );
}

function AccountMissing() {
  return (
    <Button variant="ghost" onPress={() => void reloadPage()}>
      {APP.reload}
    </Button>
  );
}
