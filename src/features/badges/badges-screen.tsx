import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import { BADGES } from '../../config/messages/badges';
import { STORAGE } from '../../config/messages/storage';
import { useMemberState } from '../../data/hooks/member-provider';
import { useAccount } from '../../data/hooks/use-account';
import { useNow } from '../../data/hooks/use-now';
import { useRefreshedAccount } from '../../data/hooks/use-refreshed-account';
import { useStatistics } from '../../data/hooks/use-statistics';
import { AgeLine } from '../../ui/age-line';
import { ErrorPanel } from '../../ui/error-panel';
import { PageHeading } from '../../ui/page-heading';
import { SectionHeading } from '../../ui/section-heading';
import { Spinner } from '../../ui/spinner';
import { AllBadges, EarnedBadges } from './badge-cards';

const Sections = chakra('div', { base: { display: 'grid', gap: '10' } });
const Muted = chakra('p', { base: { color: 'fg.muted' } });

/** /profile/badges: from the device at once, checked by the server whenever it is opened. */
export function BadgesScreen() {
  const state = useMemberState();
  const renewal = useRefreshedAccount();
  const account = useAccount();
  const statistics = useStatistics();
  const now = useNow();
  const ids = { earned: useId(), all: useId() };
  const stale = renewal === 'offline' ? BADGES.offline : renewal === 'failed' ? BADGES.unavailable : null;
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
      {(account === undefined || (account === null && stale === null)) && <Spinner label={BADGES.loading} />}
      {account && stale !== null && <AgeLine reason={stale} ageMs={now - account.fetchedAt} />}
      {account && statistics && (
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
              statistics={statistics}
            />
          </section>
        </Sections>
      )}
    </>
  );
}
