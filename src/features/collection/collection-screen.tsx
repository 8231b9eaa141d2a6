import type { ReactNode } from 'react';
import { COLLECTION_PAGE_SIZE } from '../../config/collection';
import { COLLECTION } from '../../config/messages/collection';
import { STORAGE } from '../../config/messages/storage';
import { useMemberState } from '../../data/hooks/member-provider';
import { useCollection, type CollectionAct } from '../../data/hooks/use-collection';
import { useCollectionView } from '../../data/hooks/use-collection-view';
import { useOnline } from '../../data/hooks/use-online';
import { useTrackingStats } from '../../data/hooks/use-tracking-stats';
import type { Film } from '../../domain/film';
import { ErrorPanel } from '../../ui/error-panel';
import type { CardFilm } from '../../ui/film-card';
import { FilmGrid } from '../../ui/film-grid';
import { FilmSkeletons } from '../../ui/film-skeletons';
import { PageHeading } from '../../ui/page-heading';
import { Screen } from '../../ui/screen';
import { toasts } from '../../ui/toast';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { CollectionFailure } from './collection-failure';
import { CollectionForm } from './collection-form';
import { CollectionResults } from './collection-results';
import { NoConnectionLine, NoConnectionYet } from './no-connection';
import { TrackingBadges } from './tracking-badges';

/** What is told when a search begins. */
const NOTICES: Partial<Record<CollectionAct, string>> = {
  variety: COLLECTION.varietyNotice,
  fresh: COLLECTION.freshNotice,
};

export interface CollectionScreenProps {
  readonly onOpen: (film: CardFilm) => void;
  /** The heart and the eye on each card. */
  readonly renderMarks: (film: Film) => ReactNode;
}

/** /collection: films the member was not shown before. */
export function CollectionScreen({ onOpen, renderMarks }: CollectionScreenProps) {
  const member = useMemberState();
  const { films, running, failure, search, retry } = useCollection();
  const [view, changeView] = useCollectionView();
  const { stats, refresh } = useTrackingStats();
  const online = useOnline();
  const unreached = failure?.error.reason === 'offline';

  function start(act: Exclude<CollectionAct, 'open'>) {
    const notice = NOTICES[act];
    if (notice !== undefined) toasts.show({ kind: 'success', text: notice });
    changeView({ page: 1 });
    search(act, { genre: view.genre, text: view.text });
  }

  function refreshStats() {
    refresh();
    toasts.show({ kind: 'info', text: COLLECTION.statsRefreshed });
  }

  function results() {
    if (running !== null || (films === null && failure === null)) {
      return (
        <>
          <VisuallyHidden role="status">{COLLECTION.loading}</VisuallyHidden>
          <FilmGrid aria-busy="true">
            <FilmSkeletons count={COLLECTION_PAGE_SIZE} />
          </FilmGrid>
        </>
      );
    }
    if (failure && !unreached) return <CollectionFailure failure={failure} onRetry={retry} />;
    if (films === null) return <NoConnectionYet onRetry={retry} />;
    return (
      <>
        {(unreached || !online) && <NoConnectionLine online={online} onRetry={retry} />}
        <CollectionResults
          found={films}
          view={view}
          onView={changeView}
          seen={stats?.totalTracked ?? 0}
          onOpen={onOpen}
          renderMarks={renderMarks}
        />
      </>
    );
  }

  return (
    <Screen>
      <PageHeading title={COLLECTION.title} lead={COLLECTION.lead} />
      {member.status === 'failed' && <ErrorPanel text={STORAGE[member.error.reason]} />}
      <CollectionForm
        text={view.text}
        genre={view.genre}
        onText={(text) => changeView({ text, page: 1 })}
        onGenre={(genre) => changeView({ genre })}
        running={running}
        onSearch={start}
      />
      <TrackingBadges stats={stats} onRefresh={refreshStats} />
      {results()}
    </Screen>
  );
}
