import type { ReactNode } from 'react';
import { MESSAGES } from '../../config/messages';
import { useProfile } from '../../data/hooks/use-profile';
import { PageHeading } from '../../ui/page-heading';
import { Screen } from '../../ui/screen';

export interface DashboardScreenProps {
  readonly questionnaire: ReactNode;
}

/** /dashboard and /engine: a greeting and the questionnaire. */
export function DashboardScreen({ questionnaire }: DashboardScreenProps) {
  const profile = useProfile();
  const name = profile?.firstName ?? profile?.username ?? MESSAGES.dashboard.fallbackName;
  return (
    <Screen width="reading">
      <PageHeading
        title={MESSAGES.dashboard.greeting(name)}
        lead={MESSAGES.dashboard.welcome}
        documentTitle={MESSAGES.dashboard.title}
      />
      {questionnaire}
    </Screen>
  );
}
