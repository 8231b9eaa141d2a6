import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { DASHBOARD } from './messages';
import { useProfile } from '../../hooks/use-account';
import { lazyComponent, Optional } from '../../components/lazy-component';
import { PageHeading } from '../../components/layout/headings';
import { Screen } from '../../components/layout/screen';

const TasteShelves = lazyComponent(
  () => import('./taste-shelves'),
  (file) => file.TasteShelves,
);

const Tonight = chakra('div', { base: { maxWidth: '42rem', marginInline: 'auto' } });
const Below = chakra('div', { base: { marginTop: { base: '12', md: '16' } } });

export interface DashboardScreenProps {
  readonly questionnaire: ReactNode;
  /** The trending block. */
  readonly trending: ReactNode;
}

/** /dashboard and /engine: a greeting, the questionnaire, trending movies, and suggestions based on favorites. */
export function DashboardScreen({ questionnaire, trending }: DashboardScreenProps) {
  const profile = useProfile();
  const name = profile?.firstName ?? profile?.username ?? DASHBOARD.fallbackName;
  return (
    <Screen>
      <Tonight>
        <PageHeading title={DASHBOARD.greeting(name)} lead={DASHBOARD.welcome} documentTitle={DASHBOARD.title} />
        {questionnaire}
      </Tonight>
      <Below>
        {trending}
        <Optional>
          <TasteShelves />
        </Optional>
      </Below>
    </Screen>
  );
}
