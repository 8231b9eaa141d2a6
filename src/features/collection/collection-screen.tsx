import { chakra } from '@chakra-ui/react/styled-system';
import { useLiveQuery } from 'dexie-react-hooks';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useState, useSyncExternalStore } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { AgeLine } from '../../components/age-line';
import { Button } from '../../components/button';
import { ErrorPanel } from '../../components/error-panel';
import { PageHeading } from '../../components/layout/headings';
import { Screen } from '../../components/layout/screen';
import { MovieGrid } from '../../components/movie/movie-grid';
import { SearchProgress } from '../../components/progress';
import { MovieSkeletons } from '../../components/skeleton';
import { toasts } from '../../components/toast';
import { VisuallyHidden } from '../../components/visually-hidden';
import { COLLECTION_PAGE_SIZE } from '../../config/collection';
import { collectionPath, parseCollectionParams } from '../../config/nearest-places';
import { ROUTES } from '../../config/routes';
import { readRecommended, type TrackingStats, trackingStats } from '../../db/impressions';
import { readInitialSync } from '../../db/initial-sync';
import { sessionImpressions } from '../../db/session-impressions';
import { isNetworkError } from '../../domain/requests/request-error';
import { ownServices } from '../../domain/watch-preferences';
import { useMemberState, useMemberStore } from '../../hooks/member-provider';
import { withQueries } from '../../hooks/query-provider';
import { useNow } from '../../hooks/use-now';
import { useOnline } from '../../hooks/use-online';
import { useInitialSyncStatus } from '../../hooks/use-sync-status';
import { useWatchPreferences } from '../../hooks/use-watch-preferences';
import { formatNumber } from '../../i18n/format';
import { WATCH_PREFERENCES } from '../../i18n/messages/movies';
import { STORAGE } from '../../i18n/messages/shell';
import { OfflineBanner } from '../../marks/offline-banner';
import { LOW_WINDOW } from '../../config/ui';
import { CollectionForm } from './collection-form';
import { CollectionFailure, CollectionStopped, NoConnectionLine, NoConnectionYet } from './collection-notices';
import { CollectionResults } from './collection-results';
import { COLLECTION } from './messages';
import { type CollectionSearchKind, useCollection, useCollectionView, useLastAddress } from './use-collection';

const Muted = chakra('p', { base: { marginBottom: '4', color: 'fg.muted', fontSize: 'sm' } });

// Posters first: the badges follow the results, and in a low window they are next to the form.
const Parts = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateAreas: '"head" "form" "found" "badges"',
    marginTop: '-4',
    [LOW_WINDOW]: {
      gridTemplateColumns: '17rem minmax(0, 1fr)',
      gridTemplateAreas: '"head found" "form found" "badges found"',
      gridTemplateRows: 'auto auto 1fr',
      columnGap: '6',
    },
  },
});
const Results = chakra('div', {
  base: { gridArea: 'found', marginTop: { base: '2', md: '5' }, [LOW_WINDOW]: { marginTop: '0' } },
});

/** Toasts at the start of a search. */
const NOTICES: Partial<Record<CollectionSearchKind, string>> = {
  variety: COLLECTION.varietyNotice,
  fresh: COLLECTION.freshNotice,
};

/** /collection: movies the member hasn't been shown yet. */
export function CollectionScreen() {
  const member = useMemberState();
  const navigate = useNavigate();
  const params = parseCollectionParams(useLocation().search);
  const [view, changeView] = useCollectionView(params);
  const preferences = useWatchPreferences();
  const streamedBy = (onlyOwn: boolean) => (onlyOwn ? ownServices(preferences) : null);
  const { found, running, share, failure, search, recordShown, retry, stopped, stop } = useCollection({
    genre: params.genre ?? 'all',
    text: params.text ?? '',
    mix: params.mix === '1',
    streamed: streamedBy(params.own === '1'),
    address: collectionPath(params),
  });
  const { stats, refresh } = useTrackingStats();
  const online = useOnline();
  const now = useNow();
  const repeats = useInitialSyncStatus() !== 'synced' && member.status === 'open';

  const streamed = streamedBy(view.onlyOwn);

  function start(kind: Exclude<CollectionSearchKind, 'open'>) {
    const notice = NOTICES[kind];
    if (notice !== undefined) toasts.show({ kind: 'success', text: notice });
    changeView({ page: 1 });
    const { genre, onlyOwn } = view;
    const text = view.text.trim();
    const mix = kind === 'variety';
    const address = collectionPath({
      ...(text !== '' && { text }),
      ...(genre !== 'all' && { genre }),
      ...(onlyOwn && { own: '1' }),
      ...(mix && { mix: '1' }),
    });
    search(kind, { genre, text, mix, streamed, address });
    void navigate(address, { replace: address === collectionPath(params) });
  }

  function refreshStats() {
    refresh();
    toasts.show({ kind: 'info', text: COLLECTION.statsRefreshed });
  }

  function results() {
    if (stopped && (found === null || found.movies.length === 0)) return <CollectionStopped onRetry={retry} />;
    if (running !== null || (found === null && failure === null)) {
      return (
        <>
          <VisuallyHidden role="status">{COLLECTION.loading}</VisuallyHidden>
          <SearchProgress share={share} onStop={stop} />
          <MovieGrid aria-busy="true">
            <MovieSkeletons count={COLLECTION_PAGE_SIZE} />
          </MovieGrid>
        </>
      );
    }
    const reason = failure?.error.reason ?? null;
    const unanswered = reason !== null && isNetworkError(reason) ? reason : null;
    if (found === null && reason === 'offline') return <NoConnectionYet onRetry={retry} />;
    if (found === null || (failure && unanswered === null))
      return failure && <CollectionFailure failure={failure} onRetry={retry} />;
    return (
      <>
        {found.since !== null && <AgeLine reason={COLLECTION.fromDevice} ageMs={now - found.since} />}
        {found.since !== null && streamed !== null && <Muted>{WATCH_PREFERENCES.notChecked}</Muted>}
        {!online && (failure || found.since === null) && (
          <NoConnectionLine reason="offline" failed={failure !== null} />
        )}
        {online && unanswered && <NoConnectionLine reason={unanswered} failed onRetry={retry} />}
        {stopped && <Muted role="status">{COLLECTION.stoppedBefore}</Muted>}
        {repeats && <Muted role="status">{COLLECTION.repeats}</Muted>}
        <CollectionResults
          {...found}
          view={view}
          onView={changeView}
          seen={found.allSeen ? (stats?.totalTracked ?? 0) : 0}
          onShown={recordShown}
        />
      </>
    );
  }

  return (
    <Screen>
      <Parts>
        <div>
          <PageHeading title={COLLECTION.title} lead={COLLECTION.lead} aside={<OfflineBanner />} compact />
          {member.status === 'failed' && <ErrorPanel text={STORAGE[member.error.reason]} />}
        </div>
        <CollectionForm
          text={view.text}
          genre={view.genre}
          onText={(text) => changeView({ text, page: 1 })}
          onGenre={(genre) => changeView({ genre })}
          own={preferences.services.map(({ name }) => name)}
          onlyOwn={view.onlyOwn}
          onOnlyOwn={(onlyOwn) => changeView({ onlyOwn })}
          running={running}
          onSearch={start}
        />
        <TrackingBadges stats={stats} onRefresh={refreshStats} />
        <Results>{results()}</Results>
      </Parts>
    </Screen>
  );
}

/** The collection; without a search in the URL at first, the last one is put there. */
function LastCollection() {
  const { search } = useLocation();
  const last = useLastAddress();
  const [returning, setReturning] = useState(search === '' && last !== undefined && last !== ROUTES.collection);
  if (returning && search !== '') setReturning(false);
  return returning && search === '' && last !== undefined ? <Navigate to={last} replace /> : <CollectionScreen />;
}

export const CollectionRoute = withQueries(LastCollection);

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

interface TrackingBadgesProps {
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
interface Tracking {
  /** Null while loading, and if the device doesn't know. */
  readonly stats: TrackingStats | null;
  /** Recounts, and syncs what other devices were shown. */
  readonly refresh: () => void;
}

/** How many movies searches exclude; updates with every change on this device. */
function useTrackingStats(): Tracking {
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
