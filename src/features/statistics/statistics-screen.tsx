import { chakra } from '@chakra-ui/react/styled-system';
import { AgeLine } from '../../components/age-line';
import { ErrorPanel } from '../../components/error-panel';
import { PageHeading, SectionHeading } from '../../components/layout/headings';
import { ProgressBar } from '../../components/progress';
import { Spinner } from '../../components/spinner';
import { EXPLORER_SEARCHES } from '../../config/account';
import type { Member } from '../../domain/account/session';
import { averageViews, explorerProgress, favoriteRate } from '../../domain/account/statistics';
import { serverTime } from '../../domain/marks/timestamp';
import { useMemberState } from '../../hooks/member-provider';
import { type AccountRefresh, useRefreshedAccount } from '../../hooks/use-account';
import { useNow } from '../../hooks/use-now';
import { useStatistics } from '../../hooks/use-statistics';
import { useInitialSyncStatus } from '../../hooks/use-sync-status';
import { formatDate, formatNumber, formatPercent, formatRating } from '../../i18n/format';
import { STORAGE } from '../../i18n/messages/shell';
import { NotSyncedYet } from '../../marks/offline-banner';
import { STATISTICS } from './messages';
import { NumberCards, Part, Parts, useWatchedStatistics, WatchedDistribution } from './watched-distribution';
import { useDiaryYear, YearSection } from './year';

const List = chakra('dl', { base: { display: 'grid', gap: '2.5' } });
const Row = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', columnGap: '4' } });
const Name = chakra('dt', { base: { color: 'fg.muted' } });
const Value = chakra('dd', { base: { marginLeft: 'auto', fontWeight: 'medium', textAlign: 'end' } });
const Muted = chakra('p', { base: { color: 'fg.muted', fontSize: 'sm' } });
const Goal = chakra('div', { base: { display: 'grid', gap: '2' } });

function Facts({ rows }: { readonly rows: readonly (readonly [name: string, value: string])[] }) {
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

/** Why the shown numbers may be stale. */
const STALE: Record<AccountRefresh, string | null> = {
  loading: null,
  done: null,
  offline: STATISTICS.offline,
  failed: STATISTICS.unavailable,
};

/** /profile/stats: the device's counts, with searches from the server. */
export function StatisticsScreen({ member }: { readonly member: Member }) {
  const state = useMemberState();
  const renewal = useRefreshedAccount();
  const statistics = useStatistics();
  const watched = useWatchedStatistics();
  const year = useDiaryYear();
  const initialSync = useInitialSyncStatus();
  const now = useNow();
  const stale = STALE[renewal];
  const neverFetched = statistics?.fetchedAt === null && stale === null;
  if (!statistics || !watched || year === undefined || initialSync !== 'synced' || neverFetched) {
    return (
      <>
        <PageHeading title={STATISTICS.title} lead={STATISTICS.lead} />
        {state.status === 'failed' ? (
          <ErrorPanel text={STORAGE[state.error.reason]} />
        ) : initialSync === 'offline' || initialSync === 'failed' ? (
          <NotSyncedYet reason={initialSync} />
        ) : (
          <Spinner label={STATISTICS.loading} />
        )}
      </>
    );
  }
  const { searchCount, historyCount, favoritesCount, mostSearchedGenre, fetchedAt } = statistics;
  const progress = explorerProgress(statistics);
  const average = averageViews(statistics);
  const rate = favoriteRate(statistics);
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
      <WatchedDistribution {...watched} />
      {year && <YearSection {...year} />}
      <SectionHeading title={STATISTICS.found} />
      <NumberCards
        numbers={[
          [STATISTICS.moviesViewed, historyCount],
          [STATISTICS.movieSearches, searchCount],
          [STATISTICS.favoritesAdded, favoritesCount],
          [STATISTICS.topGenre, mostSearchedGenre ?? STATISTICS.noGenre],
        ]}
      />
      <Parts>
        <Part title={STATISTICS.discovery}>
          <Facts
            rows={[
              [STATISTICS.searched, formatNumber(searchCount)],
              [STATISTICS.viewed, formatNumber(historyCount)],
              [STATISTICS.average, average === null ? formatNumber(0) : formatRating(average)],
            ]}
          />
        </Part>
        <Part title={STATISTICS.engagement}>
          <Facts
            rows={[
              [STATISTICS.favorites, formatNumber(favoritesCount)],
              [STATISTICS.rate, rate === null ? formatPercent(0, 0) : formatPercent(rate)],
              ...(since === null ? [] : [[STATISTICS.memberSince, formatDate(since)] as const]),
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
      </Parts>
    </>
  );
}
