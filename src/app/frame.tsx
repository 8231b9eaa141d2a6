import { ChartNoAxesColumn, Clapperboard, Heart, House, Library, LogIn, type LucideIcon } from 'lucide-react';
import { lazy, Suspense, type ReactNode } from 'react';
import { MESSAGES } from '../config/messages';
import { ROUTES } from '../config/routes';
import { useSession } from '../data/hooks/session-provider';
import { BottomBar } from '../ui/frame/bottom-bar';
import { Footer } from '../ui/frame/footer';
import { HeaderAuth } from '../ui/frame/header-auth';
import { Header } from '../ui/frame/header';
import { SkipLink } from '../ui/frame/skip-link';
import { MAIN_ID } from '../ui/screen';

const MemberCorner = lazy(() => import('./member-corner').then((module) => ({ default: module.MemberCorner })));

interface Place {
  readonly to: string;
  readonly label: string;
  readonly icon: LucideIcon;
  readonly exact?: boolean;
}

const CHARTS: Place = { to: ROUTES.charts, label: MESSAGES.frame.charts, icon: ChartNoAxesColumn };

const VISITOR_PLACES: readonly Place[] = [
  { to: ROUTES.landing, label: MESSAGES.frame.home, icon: House, exact: true },
  CHARTS,
  { to: ROUTES.login, label: MESSAGES.frame.login, icon: LogIn },
];

const MEMBER_PLACES: readonly Place[] = [
  { to: ROUTES.dashboard, label: MESSAGES.frame.movies, icon: Clapperboard },
  { to: ROUTES.collection, label: MESSAGES.frame.collection, icon: Library },
  CHARTS,
  { to: ROUTES.favorites, label: MESSAGES.frame.favorites, icon: Heart },
];

/** What stands around every screen. */
export function Frame({ children }: { readonly children: ReactNode }) {
  const session = useSession();
  const signedIn = session.status === 'signed-in';
  const places = signedIn ? MEMBER_PLACES : VISITOR_PLACES;
  return (
    <>
      <SkipLink targetId={MAIN_ID} />
      <Header home={signedIn ? ROUTES.dashboard : ROUTES.landing} links={places}>
        {signedIn && (
          <Suspense fallback={<HeaderAuth state="loading" />}>
            <MemberCorner member={session.session.member} />
          </Suspense>
        )}
        {session.status === 'loading' && <HeaderAuth state="loading" />}
        {session.status === 'signed-out' && (
          <HeaderAuth state="signed-out" loginTo={ROUTES.login} joinTo={ROUTES.join} />
        )}
      </Header>
      {children}
      <Footer />
      <BottomBar entries={places} />
    </>
  );
}
