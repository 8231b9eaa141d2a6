import { SearchX, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { MARKED_MOVIES } from '../../words/en/account/marked-films';
import { MARKED_LISTS } from '../../i18n/messages/marked-lists';
import { MARKS } from '../../marks/messages';
import { STORAGE } from '../../i18n/messages/shell';
import { ROUTES } from '../../config/routes';
import { useMemberState } from '../../hooks/member-provider';
import { useInitialSyncStatus } from '../../hooks/use-sync-status';
import type { ScreenKind } from '../../domain/marks/mark-kinds';
import { Button, ButtonLink } from '../../components/button';
import { Announcement } from '../../components/visually-hidden';
import { EmptyState, NotSyncedYet } from '../../components/empty-state';
import { ErrorPanel } from '../../components/error-panel';
import { Spinner } from '../../components/spinner';
import { WindowedMovieGrid } from '../../ui/film/windowed-film-grid';
import { PageHeading } from '../../components/layout/headings';
import { MarkedControls } from './marked-controls';
import type { RowPlace } from './marked-row';
import type { MarkedList } from './use-marked-list';

/** Cards in view when the screen opens: their posters load first. */
const FIRST_POSTERS = 6;

export interface MarkedMoviesProps {
  readonly kind: ScreenKind;
  /** Over the words that say that there are none. */
  readonly icon: LucideIcon;
  readonly list: MarkedList;
  /** Beside the heading. */
  readonly aside: ReactNode;
  /** Above the movies, where there are some. */
  readonly notice?: ReactNode;
  readonly renderRow: (row: RowPlace) => ReactNode;
}

/** The movies that a member has marked, from the device: the same with and without a network. */
export function MarkedMovies({ kind, icon, list, aside, notice, renderRow }: MarkedMoviesProps) {
  const words = MARKED_LISTS[kind];
  const state = useMemberState();
  const knowledge = useInitialSyncStatus();
  const { ids, total, narrowed } = list;
  const loading = ids === undefined || knowledge === 'asking';
  const count = ids?.length ?? 0;

  const known = knowledge === 'known';
  const sentence = narrowed ? MARKED_MOVIES.countOf(count, total) : MARKED_MOVIES.count(total);
  const lead = known && !loading && total > 0 ? { lead: sentence } : {};
  const first = new Set(ids?.slice(0, FIRST_POSTERS));

  const clear = () => list.change({ text: '', genre: null, decade: null });

  return (
    <>
      <PageHeading title={words.title} {...lead} aside={aside} />
      {state.status === 'failed' && <ErrorPanel text={STORAGE[state.error.reason]} />}
      {known && total > 0 && notice}
      {/* It stays while the cards are read that another order needs: somebody is typing in it. */}
      {knowledge !== 'asking' && total > 0 && <MarkedControls title={words.title} list={list} />}
      {loading && state.status !== 'failed' && <Spinner label={MARKS[kind].loading} />}
      {!loading && !known && <NotSyncedYet reason={knowledge} />}
      {known && ids !== undefined && total === 0 && (
        <EmptyState icon={icon} title={words.emptyTitle} text={words.emptyTip}>
          <ButtonLink to={ROUTES.dashboard}>{MARKED_MOVIES.emptyAction}</ButtonLink>
        </EmptyState>
      )}
      {!loading && total > 0 && known && <Announcement text={narrowed ? sentence : ''} />}
      {!loading && known && total > 0 && count === 0 && (
        <EmptyState icon={SearchX} title={MARKED_MOVIES.none}>
          <Button onPress={clear}>{MARKED_MOVIES.clear}</Button>
        </EmptyState>
      )}
      {!loading && count > 0 && (
        <WindowedMovieGrid
          ids={ids}
          label={words.title}
          renderCards={(row, wrap) => renderRow({ ids: row, priority: row.some((id) => first.has(id)), wrap })}
        />
      )}
    </>
  );
}
