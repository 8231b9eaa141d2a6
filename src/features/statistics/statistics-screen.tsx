import { chakra } from '@chakra-ui/react/styled-system';
import { useId, type ReactNode } from 'react';
import { EXPLORER_SEARCHES } from '../../config/account';
import { STATISTICS } from '../../config/messages/statistics';
import { STORAGE } from '../../config/messages/storage';
import { useMemberState } from '../../data/hooks/member-provider';
import { useNow } from '../../data/hooks/use-now';
import { useRefreshedAccount } from '../../data/hooks/use-refreshed-account';
import { useStatistics } from '../../data/hooks/use-statistics';
import type { Member } from '../../domain/session';
import { serverTime } from '../../domain/server-time';
import { averageViews, explorerProgress, favoriteRate } from '../../domain/statistics';
import { AgeLine } from '../../ui/age-line';
import { ErrorPanel } from '../../ui/error-panel';
import { PageHeading } from '../../ui/page-heading';
import { ProgressBar } from '../../ui/progress-bar';
import { Spinner } from '../../ui/spinner';
import { NumberCards } from './number-cards';

const Panels = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }, gap: '6' },
});
const Panel = chakra('section', {
  base: {
    padding: { base: '4', md: '6' },
    borderWidth: '1px',
    borderRadius: 'lg',
    // The third of two columns is as wide as both.
    '&:nth-of-type(odd):last-of-type': { gridColumn: '1 / -1' },
  },
});
const Title = chakra('h2', { base: { fontSize: '2xl', marginBottom: '3' } });
const List = chakra('dl', { base: { display: 'grid', gap: '2.5' } });
const Row = chakra('div', { base: { display: 'flex', justifyContent: 'space-between', gap: '4' } });
const Name = chakra('dt', { base: { color: 'fg.muted' } });
const Value = chakra('dd', { base: { fontWeight: 'medium', textAlign: 'end' } });
const Muted = chakra('p', { base: { color: 'fg.muted', fontSize: 'sm' } });
const Goal = chakra('div', { base: { display: 'grid', gap: '2' } });

const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <Panel aria-labelledby={id}>
      <Title id={id}>{title}</Title>
      {children}
    </Panel>
  );
}

function Facts({ rows }: { readonly rows: readonly (readonly [name: string, value: string | number])[] }) {
  return (
    <List>
      {rows.map(([name, value]) => (
        <Row key={name}>
          <Name>{name}</Name>
          <Value>{value}</Value>
        </Row>
      ))}
    </List>
  );
}

/** /profile/stats: what the device counts, with searches as the server last told. */
export function StatisticsScreen({ member }: { readonly member: Member }) {
  const state = useMemberState();
  const renewal = useRefreshedAccount();
  const statistics = useStatistics();
  const now = useNow();
  const stale = renewal === 'offline' ? STATISTICS.offline : renewal === 'failed' ? STATISTICS.unavailable : null;
  if (!statistics) {
    return (
      <>
        <PageHeading title={STATISTICS.title} lead={STATISTICS.lead} />
        {state.status === 'failed' ? (
          <ErrorPanel text={STORAGE[state.error.reason]} />
        ) : (
          <Spinner label={STATISTICS.loading} />
        )}
      </>
    );
  }
  const { searchCount, historyCount, favoritesCount, mostSearchedGenre, fetchedAt } = statistics;
  const progress = explorerProgress(statistics);
  const since = serverTime(member.createdAt);
  return (
    <>
      <PageHeading title={STATISTICS.title} lead={STATISTICS.lead} />
      {stale !== null && fetchedAt !== null && <AgeLine reason={stale} ageMs={now - fetchedAt} />}
      {stale !== null && fetchedAt === null && (
        <Muted role="status">
          {stale} {STATISTICS.partly}
        </Muted>
      )}
      <NumberCards
        numbers={[
          [STATISTICS.moviesViewed, historyCount],
          [STATISTICS.movieSearches, searchCount],
          [STATISTICS.favoritesAdded, favoritesCount],
          [STATISTICS.topGenre, mostSearchedGenre ?? STATISTICS.noGenre],
        ]}
      />
      <Panels>
        <Part title={STATISTICS.discovery}>
          <Facts
            rows={[
              [STATISTICS.searched, searchCount],
              [STATISTICS.viewed, historyCount],
              [STATISTICS.average, averageViews(statistics)],
            ]}
          />
        </Part>
        <Part title={STATISTICS.engagement}>
          <Facts
            rows={[
              [STATISTICS.favorites, favoritesCount],
              [STATISTICS.rate, favoriteRate(statistics)],
              ...(since === null ? [] : [[STATISTICS.memberSince, longDate.format(since)] as const]),
            ]}
          />
        </Part>
        <Part title={STATISTICS.achievement}>
          <Goal>
            <Row>
              <span>{STATISTICS.milestone}</span>
              <span>{STATISTICS.progress(progress, EXPLORER_SEARCHES)}</span>
            </Row>
            <ProgressBar label={STATISTICS.milestone} value={progress} max={EXPLORER_SEARCHES} />
            <Muted>{STATISTICS.milestoneFor}</Muted>
          </Goal>
        </Part>
      </Panels>
    </>
  );
}
