import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import { BADGES } from '../../words/en/account/badges';
import { STORAGE } from '../../i18n/messages/shell';
import { useMemberState } from '../../hooks/member-provider';
import { type AccountRenewal, useAccount, useRefreshedAccount } from '../../hooks/use-account';
import { useNow } from '../../hooks/use-now';
import { useStatistics } from '../../hooks/use-statistics';
import { useInitialSyncStatus } from '../../hooks/use-sync-status';
import { AgeLine } from '../../components/age-line';
import { ErrorPanel } from '../../components/error-panel';
import { PageHeading, SectionHeading } from '../../components/layout/headings';
import { Spinner } from '../../components/spinner';
import { AllBadges, EarnedBadges } from './badge-cards';

const Sections = chakra('div', { base: { display: 'grid', gap: '10' } });
const Muted = chakra('p', { base: { color: 'fg.muted' } });

/** What is said beside numbers that are not new. */
const STALE: Record<AccountRenewal, string | null> = {
  asking: null,
  done: null,
  offline: BADGES.offline,
  failed: BADGES.unavailable,
};

/** /profile/badges: from the device at once, checked by the server whenever it is opened. */
export function BadgesScreen() {
  const state = useMemberState();
  const renewal = useRefreshedAccount();
  const account = useAccount();
  const statistics = useStatistics();
  const knowledge = useInitialSyncStatus();
  const asking = statistics === undefined || knowledge === 'asking';
  const now = useNow();
  const ids = { earned: useId(), all: useId() };
  const stale = STALE[renewal];
  if (state.status === 'failed') {
    return (
      <>
        <PageHeading title={BADGES.title} lead={BADGES.lead} />
        <ErrorPanel text={STORAGE[state.error.reason]} />
      </>
    );
  }
  return (
    <>
      <PageHeading title={BADGES.title} lead={BADGES.lead} />
      {account === null && stale !== null && <ErrorPanel text={stale} />}
      {(account === undefined || (account === null && stale === null) || (account && asking)) && (
        <Spinner label={BADGES.loading} />
      )}
      {account && stale !== null && <AgeLine reason={stale} ageMs={now - account.fetchedAt} />}
      {account && !asking && (
        <Sections>
          <section aria-labelledby={ids.earned}>
            <SectionHeading id={ids.earned} title={BADGES.earned(account.earned.length)} />
            {account.earned.length === 0 ? (
              <Muted>{BADGES.noneEarned}</Muted>
            ) : (
              <EarnedBadges earned={account.earned} />
            )}
          </section>
          <section aria-labelledby={ids.all}>
            <SectionHeading id={ids.all} title={BADGES.all(account.badges.length)} />
            <AllBadges
              badges={account.badges}
              earnedIds={new Set(account.earned.map(({ badge }) => badge.id))}
              statistics={knowledge === 'known' ? statistics : null}
            />
          </section>
        </Sections>
      )}
    </>
  );
}
