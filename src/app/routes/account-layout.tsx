import { chakra } from '@chakra-ui/react/styled-system';
import { Award, ChartColumn, Download, History, House, RefreshCw, Settings, User } from 'lucide-react';
import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { MARKED_LISTS } from '../../i18n/messages/marked-lists';
import { APP, SHELL } from '../../i18n/messages/shell';
import { MARKED_SCREENS, ROUTES } from '../../config/routes';
import { hasScreen, kindsWith } from '../../domain/marks/mark-kinds';
import { MARK_ICONS } from '../../marks/mark-icons';
import { Screen } from '../../components/layout/screen';
import { SideNav, type SidePlace } from '../../ui/layout/side-nav';
import { Spinner } from '../../components/spinner';

/** The sidebar (specification, section 2, account area), with every list of marked movies and the page that says what is saved. */
const PLACES: readonly SidePlace[] = [
  { to: ROUTES.profile, label: SHELL.profile, icon: User },
  ...kindsWith()
    .filter(hasScreen)
    .map((kind) => ({
      to: MARKED_SCREENS[kind],
      label: MARKED_LISTS[kind].title,
      icon: MARK_ICONS[kind].icon,
    })),
  { to: ROUTES.badges, label: SHELL.badges, icon: Award },
  { to: ROUTES.history, label: SHELL.history, icon: History },
  { to: ROUTES.stats, label: SHELL.stats, icon: ChartColumn },
  { to: ROUTES.settings, label: SHELL.settings, icon: Settings },
  { to: ROUTES.sync, label: SHELL.sync, icon: RefreshCw },
  { to: ROUTES.data, label: SHELL.data, icon: Download },
  { to: ROUTES.landing, label: SHELL.home, icon: House },
];

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '14rem minmax(0, 1fr)' },
    columnGap: '12',
    rowGap: { base: '5', md: '7' },
  },
});
const Page = chakra('div', { base: { minWidth: 0 } });

/** The account area: its pages beside their navigation, which stays while they change. */
export function AccountLayout() {
  return (
    <Screen>
      <Columns>
        <SideNav label={SHELL.account} places={PLACES} />
        <Page>
          <Suspense fallback={<Spinner label={APP.loading} />}>
            <Outlet />
          </Suspense>
        </Page>
      </Columns>
    </Screen>
  );
}
