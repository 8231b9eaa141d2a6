import { Suspense, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { APP } from '../config/messages/app';
import { ROUTES } from '../config/routes';
import { useSession } from '../data/hooks/session-provider';
import { Button } from '../ui/button';
import { ErrorBoundary } from '../ui/error-boundary';
import { BottomBar } from '../ui/frame/bottom-bar';
import { Footer } from '../ui/frame/footer';
import { HeaderAuth } from '../ui/frame/header-auth';
import { Header } from '../ui/frame/header';
import { MenuButton } from '../ui/frame/menu-button';
import { SkipLink } from '../ui/frame/skip-link';
import { MAIN_ID } from '../ui/screen';
import { MEMBER_PLACES, VISITOR_PLACES } from './bottom-entries';
import { headerEntries } from './header-entries';
import { lazyPart } from './lazy-part';
import { MegaMenuGate } from './mega-menu-gate';

const MemberCorner = lazyPart(
  () => import('./member-corner'),
  (module) => module.MemberCorner,
);

const VISITOR_HEADER = headerEntries(false);
const MEMBER_HEADER = headerEntries(true);

/** What stands around every screen. */
export function Frame({ children }: { readonly children: ReactNode }) {
  const session = useSession();
  const { key } = useLocation();
  // Any navigation closes the menu, also Back.
  const [menuAt, setMenuAt] = useState<string | null>(null);
  const menuButton = useRef<HTMLButtonElement>(null);
  const signedIn = session.status === 'signed-in';
  const openMenu = () => setMenuAt(key);

  return (
    <>
      <SkipLink targetId={MAIN_ID} />
      <Header home={ROUTES.landing} entries={signedIn ? MEMBER_HEADER : VISITOR_HEADER}>
        {signedIn && (
          <ErrorBoundary fallback={() => <CornerMissing />}>
            <Suspense fallback={<HeaderAuth state="loading" />}>
              <MemberCorner member={session.session.member} />
            </Suspense>
          </ErrorBoundary>
        )}
        {session.status === 'loading' && <HeaderAuth state="loading" />}
        {session.status === 'signed-out' && (
          <HeaderAuth state="signed-out" loginTo={ROUTES.login} joinTo={ROUTES.join} />
        )}
        <MenuButton ref={menuButton} onPress={openMenu} />
      </Header>
      {children}
      <Footer />
      <BottomBar entries={signedIn ? MEMBER_PLACES : VISITOR_PLACES} onMenu={openMenu} />
      <MegaMenuGate
        open={menuAt === key}
        signedIn={signedIn}
        onClose={() => setMenuAt(null)}
        returnFocus={menuButton}
      />
    </>
  );
}

function CornerMissing() {
  return (
    <Button look="ghost" onPress={() => window.location.reload()}>
      {APP.reload}
    </Button>
  );
}
