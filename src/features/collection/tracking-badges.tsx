import { chakra } from '@chakra-ui/react/styled-system';
import { useLiveQuery } from 'dexie-react-hooks';
import { RefreshCw } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { Button } from '../../components/button';
import { readRecommended } from '../../db/impressions';
import { sessionImpressions } from '../../db/session-impressions';
import { readInitialSync } from '../../db/initial-sync';
import { type TrackingStats, trackingStats } from '../../domain/history';
import { useMemberStore } from '../../hooks/member-provider';
import { formatNumber } from '../../i18n/format';
import { COLLECTION } from './messages';

const Row = chakra('div', {
  base: {
    gridArea: 'badges',
    alignContent: 'start',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '2',
    rowGap: { base: '0', md: '2' },
    marginBlock: { base: '2', md: '6' },
  },
});
// The badges take part in the row's layout, so that the button fills the remaining space.
const Badges = chakra('dl', { base: { display: 'contents' } });
const Badge = chakra('div', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: { base: '1', md: '2' },
    minHeight: { base: '1.75rem', md: '2rem' },
    paddingInline: { base: '2', md: '3' },
    borderRadius: 'full',
    borderWidth: '1px',
    fontSize: { base: 'xs', md: 'sm' },
    '& dt': { color: 'fg.muted' },
    '& dd': { fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums' },
  },
  variants: { kind: { part: {}, total: { bg: 'accent.subtle', borderColor: 'transparent', '& dt': { color: 'fg' } } } },
});

/** Placeholder of an unknown number. */
const UNKNOWN = '–';

export interface TrackingBadgesProps {
  readonly stats: TrackingStats | null;
  readonly onRefresh: () => void;
}

/** How many movies searches exclude, and why. */
export function TrackingBadges({ stats, onRefresh }: TrackingBadgesProps) {
  return (
    <Row role="group" aria-label={COLLECTION.stats}>
      <Badges>
        <Badge>
          <dt>{COLLECTION.sessionCount}</dt>
          <dd>{stats ? formatNumber(stats.sessionTracked) : UNKNOWN}</dd>
        </Badge>
        <Badge>
          <dt>{COLLECTION.databaseCount}</dt>
          <dd>{stats ? formatNumber(stats.databaseTracked) : UNKNOWN}</dd>
        </Badge>
        <Badge kind="total">
          <dt>{COLLECTION.totalExcluded}</dt>
          <dd>{stats ? formatNumber(stats.totalTracked) : UNKNOWN}</dd>
        </Badge>
      </Badges>
      <Button variant="ghost" icon={<RefreshCw size={16} aria-hidden="true" />} onPress={onRefresh}>
        {COLLECTION.refreshStats}
      </Button>
    </Row>
  );
}

const followSession = (listener: () => void) => sessionImpressions.subscribe(listener);
const countChanges = () => sessionImpressions.changes();

/** Statistics of what was shown, counted on this device. */
export interface Tracking {
  /** Null while loading, and if the device doesn't know. */
  readonly stats: TrackingStats | null;
  /** Recounts, and syncs what other devices were shown. */
  readonly refresh: () => void;
}

/** How many movies searches exclude; updates with every change on this device. */
export function useTrackingStats(): Tracking {
  const store = useMemberStore();
  const changes = useSyncExternalStore(followSession, countChanges);
  const stats = useLiveQuery(async () => {
    const database = store?.database ?? null;
    if (database && (await readInitialSync(database)) !== 'synced') return null;
    return trackingStats(await readRecommended(database));
  }, [store, changes]);
  return {
    stats: stats ?? null,
    refresh() {
      sessionImpressions.notify();
      store?.requestSync();
    },
  };
}
