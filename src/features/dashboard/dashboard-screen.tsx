import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { DASHBOARD } from './messages';
import { useProfile } from '../../hooks/use-account';
import { PageHeading } from '../../components/layout/headings';
import { Screen } from '../../components/layout/screen';

const Tonight = chakra('div', { base: { maxWidth: '42rem', marginInline: 'auto' } });
const Below = chakra('div', { base: { marginTop: { base: '12', md: '16' } } });

export interface DashboardScreenProps {
  readonly questionnaire: ReactNode;
  /** The trending block. */
  readonly trending: ReactNode;
  /** Suggestions based on the member's favorites. */
  readonly taste: ReactNode;
}

/** /dashboard and /engine: a greeting, the questionnaire, and trending movies. */
export function DashboardScreen({ questionnaire, trending, taste }: DashboardScreenProps) {
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
        {taste}
      </Below>
    </Screen>
  );
}
