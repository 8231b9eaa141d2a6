import { chakra } from '@chakra-ui/react/styled-system';
import type { LucideIcon } from 'lucide-react';
import SearchX from 'lucide-react/icons/search-x';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { Button, ButtonLink } from '../../components/button';
import { EmptyState } from '../../components/empty-state';
import { IconButton } from '../../components/icon-button';
import { ErrorPanel } from '../../components/error-panel';
import { SelectField } from '../../components/form/select-field';
import { TextField } from '../../components/form/text-field';
import { PageHeading } from '../../components/layout/headings';
import { Spinner } from '../../components/spinner';
import { Announcement } from '../../components/visually-hidden';
import { ROUTES } from '../../config/routes';
import { readCards } from '../../db/marks';
import { tryStorage } from '../../db/storage';
import { hasRatings, RATED_FILTERS } from '../../domain/lists/marked-list';
import type { ScreenKind } from '../../domain/marks/mark-kinds';
import { useMemberState, useMemberStore } from '../../hooks/member-provider';
import { useLaunch } from '../../hooks/use-launch';
import { useOpenMovie } from '../../hooks/use-open-movie';
import { useInitialSyncStatus } from '../../hooks/use-sync-status';
import { MARKED_LISTS } from '../../i18n/messages/marked-lists';
import { STORAGE } from '../../i18n/messages/shell';
import { newSeed } from '../../lib/random';
import { DIARY, MARKS } from '../../marks/messages';
import { NotSyncedYet, OfflineBanner } from '../../marks/offline-banner';
import { movieOrPlaceholder } from '../../marks/toggle-mark';
import type { MarkedRowData } from './marked-row';
import { MARKED_MOVIES } from './messages';
import type { MarkedList } from './use-marked-list';
import { WindowedMovieGrid } from './windowed-movie-grid';

const AtEnd = chakra('span', { base: { marginInlineStart: 'auto' } });

/** Cards visible when the screen opens: their posters load eagerly. */
const FIRST_POSTERS = 6;

export interface MarkedMoviesProps {
  readonly kind: ScreenKind;
  /** Shown above the empty state. */
  readonly icon: LucideIcon;
  readonly list: MarkedList;
  /** Buttons next to the heading, shown with the movies: while those still arrive, the heading must not grow. */
  readonly actions?: ReactNode;
  /** Shown above the movies, if there are any. */
  readonly notice?: ReactNode;
  readonly renderRow: (row: MarkedRowData) => ReactNode;
}

/** A member's marked movies, read from the device, online and offline. */
export function MarkedMovies({ kind, icon, list, actions, notice, renderRow }: MarkedMoviesProps) {
  const messages = MARKED_LISTS[kind];
  const state = useMemberState();
  const initialSync = useInitialSyncStatus();
  const { ids, total, narrowed } = list;
  const loading = ids === undefined || initialSync === 'syncing';
  const count = ids?.length ?? 0;

  const synced = initialSync === 'synced';
  const countText = narrowed ? MARKED_MOVIES.countOf(count, total) : MARKED_MOVIES.count(total);
  const lead = synced && !loading && total > 0 ? { lead: countText } : {};
  const first = new Set(ids?.slice(0, FIRST_POSTERS));

  const filterable = initialSync !== 'syncing' && total > 0;
  const [filtering, setFiltering] = useState(narrowed || list.view.sort !== 'newest');

  const clear = () => list.change({ text: '', genre: null, decade: null, rated: null });

  return (
    <>
      <PageHeading
        title={messages.title}
        {...lead}
        aside={
          <>
            {filterable && (
              <AtEnd>
                <IconButton
                  label={MARKED_MOVIES.filter}
                  icon={<SlidersHorizontal size={20} aria-hidden="true" />}
                  pressed={filtering}
                  onPress={() => setFiltering(!filtering)}
                  surface="raised"
                />
              </AtEnd>
            )}
            {filterable && actions}
            <OfflineBanner />
          </>
        }
      />
      {state.status === 'failed' && <ErrorPanel text={STORAGE[state.error.reason]} />}
      {synced && total > 0 && notice}
      {/* Stays while another sort order loads, since the user may be typing in it. */}
      {filterable && filtering && <MarkedControls title={messages.title} list={list} />}
      {loading && state.status !== 'failed' && <Spinner label={MARKS[kind].loading} />}
      {!loading && !synced && <NotSyncedYet reason={initialSync} />}
      {synced && ids !== undefined && total === 0 && (
        <EmptyState icon={icon} title={messages.emptyTitle} text={messages.emptyTip}>
          <ButtonLink to={ROUTES.dashboard}>{MARKED_MOVIES.emptyAction}</ButtonLink>
        </EmptyState>
      )}
      {!loading && total > 0 && synced && <Announcement text={narrowed ? countText : ''} />}
      {!loading && synced && total > 0 && count === 0 && (
        <EmptyState icon={SearchX} title={MARKED_MOVIES.none}>
          <Button onPress={clear}>{MARKED_MOVIES.clear}</Button>
        </EmptyState>
      )}
      {!loading && count > 0 && (
        <WindowedMovieGrid
          ids={ids}
          label={messages.title}
          renderCards={(row, wrap) => renderRow({ ids: row, priority: row.some((id) => first.has(id)), wrap })}
        />
      )}
    </>
  );
}

const Form = chakra('form', {
  base: {
    display: 'grid',
    alignItems: 'start',
    columnGap: { base: '3', md: '4' },
    rowGap: { base: '1', md: '3' },
    marginBottom: { base: '5', md: '7' },
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
  },
});

export interface MarkedControlsProps {
  /** Title of the list. */
  readonly title: string;
  readonly list: MarkedList;
}

/** Filters a list, and sorts it. */
export function MarkedControls({ title, list: { view, choices, sorts, change, flush } }: MarkedControlsProps) {
  function onSubmit(event: SyntheticEvent) {
    event.preventDefault();
    flush();
  }

  return (
    <Form role="search" aria-label={MARKED_MOVIES.find(title)} onSubmit={onSubmit}>
      <TextField
        label={MARKED_MOVIES.text}
        type="search"
        value={view.text}
        onChange={(text) => change({ text })}
        onBlur={flush}
        autoComplete="off"
      />
      <SelectField
        label={MARKED_MOVIES.sort}
        value={view.sort}
        options={sorts.map((value) => ({ value, label: MARKED_MOVIES.sorts[value] }))}
        onChange={(sort) => change({ sort })}
      />
      <SelectField
        label={MARKED_MOVIES.genre}
        value={view.genre ?? ''}
        options={[
          { value: '', label: MARKED_MOVIES.allGenres },
          ...choices.genres.map((genre) => ({ value: genre, label: genre })),
        ]}
        onChange={(genre) => change({ genre: genre === '' ? null : genre })}
      />
      <SelectField
        label={MARKED_MOVIES.decade}
        value={view.decade === null ? '' : String(view.decade)}
        options={[
          { value: '', label: MARKED_MOVIES.allDecades },
          ...choices.decades.map((decade) => ({ value: String(decade), label: MARKED_MOVIES.decadeOf(decade) })),
        ]}
        onChange={(decade) => change({ decade: decade === '' ? null : Number(decade) })}
      />
      {hasRatings(sorts) && (
        <SelectField
          label={DIARY.yourRating}
          value={view.rated ?? ''}
          options={[
            { value: '', label: MARKED_MOVIES.anyRating },
            ...RATED_FILTERS.map((value) => ({ value, label: MARKED_MOVIES.rated[value] })),
          ]}
          onChange={(rated) => change({ rated: rated === '' ? null : rated })}
        />
      )}
    </Form>
  );
}

/** The movie picked last, on any list, also after the list was left for its page. */
let lastPicked: number | null = null;

/** Opens one of the listed movies at random, never the same twice in a row. @param ids the list, as filtered */
export function PickButton({ ids }: { readonly ids: readonly number[] }) {
  const store = useMemberStore();
  const openMovie = useOpenMovie();

  async function pick() {
    const others = ids.length > 1 ? ids.filter((id) => id !== lastPicked) : ids;
    const id = others[newSeed() % others.length];
    if (!store || id === undefined) return;
    lastPicked = id;
    const cards = await tryStorage(() => readCards(store.database, [id]));
    openMovie(movieOrPlaceholder(cards.ok ? cards.value : new Map(), id));
  }

  useLaunch('pick', () => void pick());

  if (ids.length < 2) return null;
  return (
    <Button variant="ghost" onPress={() => void pick()}>
      {MARKED_MOVIES.pick}
    </Button>
  );
}
