import { chakra } from '@chakra-ui/react/styled-system';
import Clapperboard from 'lucide-react/icons/clapperboard';
import Clock from 'lucide-react/icons/rotate-ccw-clock';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { Link } from 'react-router-dom';
import { AgeLine } from '../../components/age-line';
import { Button, ButtonLink } from '../../components/button';
import { EmptyState } from '../../components/empty-state';
import { ErrorPanel } from '../../components/error-panel';
import { PageHeading } from '../../components/layout/headings';
import { MoviePoster } from '../../components/movie/poster';
import { Spinner } from '../../components/spinner';
import { moviePath, ROUTES } from '../../config/routes';
import { useMemberState } from '../../hooks/member-provider';
import { withQueries } from '../../hooks/query-provider';
import { useNow } from '../../hooks/use-now';
import { formatDateTime } from '../../i18n/format';
import { CHOICES } from '../../i18n/messages/questionnaire';
import { STORAGE } from '../../i18n/messages/shell';
import { HISTORY } from './messages';
import { type History, type ShownMovie, useHistory } from './use-history';

const Bar = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    marginBottom: '4',
  },
});
const Strong = chakra('p', { base: { fontWeight: 'medium' } });
const Muted = chakra('p', { base: { color: 'fg.muted', marginBottom: '5' } });

/** /profile/history: recommendations from the device at once, and from the server every five seconds. */
export function HistoryScreen() {
  const state = useMemberState();
  const history = useHistory();
  return (
    <>
      <PageHeading title={HISTORY.title} />
      {state.status === 'failed' ? <ErrorPanel text={STORAGE[state.error.reason]} /> : <Content history={history} />}
    </>
  );
}

function Content({ history }: { readonly history: History }) {
  const { movies, count, staleReason } = history;
  if (movies === undefined) return <Spinner label={HISTORY.loading} />;
  if (movies.length > 0) {
    return (
      <>
        <HistoryNotice history={history} />
        <Bar>
          <Strong>
            {count !== null && HISTORY.count(count)}{' '}
            {(count === null || count > movies.length) && HISTORY.latest(movies.length)}
          </Strong>
          <RefreshButton history={history} label={HISTORY.refresh} />
        </Bar>
        {movies.some(({ title }) => title === null) && <Muted>{HISTORY.untitled}</Muted>}
        <HistoryList movies={movies} />
      </>
    );
  }
  // With nothing stored and no response, there may still be a history, so don't claim there is none.
  if (staleReason === 'failed' || staleReason === 'unreachable') {
    return (
      <ErrorPanel title={HISTORY.failedTitle} text={HISTORY.failed}>
        <RefreshButton history={history} label={HISTORY.refreshNow} />
      </ErrorPanel>
    );
  }
  return (
    <>
      <HistoryNotice history={history} />
      {(staleReason === null || history.updatedAt !== null) && (
        <EmptyState icon={Clock} title={HISTORY.emptyTitle} text={HISTORY.emptyText}>
          <RefreshButton history={history} label={HISTORY.refreshNow} />
          <ButtonLink to={ROUTES.landing}>{HISTORY.toRecommendations}</ButtonLink>
        </EmptyState>
      )}
    </>
  );
}

function RefreshButton({ history, label }: { readonly history: History; readonly label: string }) {
  return (
    <Button
      variant="secondary"
      icon={<RotateCw size={18} aria-hidden="true" />}
      loading={history.refreshing}
      loadingText={HISTORY.refreshing}
      onPress={history.refresh}
    >
      {label}
    </Button>
  );
}

const Above = chakra('div', { base: { marginBottom: '5' } });
const NoticeText = chakra('p', { base: { marginBottom: '5', color: 'fg.muted', fontSize: 'sm' } });

const REASONS: Record<Exclude<History['staleReason'], 'failed' | null>, string> = {
  offline: HISTORY.offline,
  unreachable: HISTORY.unreachable,
};

/** Says why the history may be incomplete, and how old it is. */
export function HistoryNotice({ history: { staleReason, updatedAt } }: { readonly history: History }) {
  const now = useNow();
  if (staleReason === null) return null;
  if (staleReason === 'failed') {
    return (
      <Above>
        <ErrorPanel title={HISTORY.failedTitle} text={HISTORY.failed} />
      </Above>
    );
  }
  const reason = REASONS[staleReason];
  return updatedAt === null ? (
    <NoticeText role="status">
      {reason} {HISTORY.incomplete}
    </NoticeText>
  ) : (
    <AgeLine reason={reason} ageMs={now - updatedAt} />
  );
}

export const HistoryRoute = withQueries(HistoryScreen);

const List = chakra('ol', { base: { display: 'grid', borderTopWidth: '1px', borderColor: 'border' } });
const Item = chakra('li', { base: { borderBottomWidth: '1px', borderColor: 'border' } });
const Entry = chakra(Link, {
  base: {
    display: 'flex',
    // At double font size the time wraps below.
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '4',
    minHeight: '16',
    paddingBlock: '2',
    paddingInline: '2',
    borderRadius: 'md',
    _hover: { bg: 'bg.hover' },
  },
});
const Thumbnail = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: '11',
    color: 'accent.text',
    '& > *': { width: 'full' },
    '& > svg': { width: '5' },
  },
});
const Details = chakra('span', { base: { flex: '1 1 7rem', minWidth: 0, display: 'grid' } });
const Title = chakra('span', { base: { fontWeight: 'medium', overflowWrap: 'anywhere' } });
const ListNote = chakra('span', { base: { color: 'fg.muted', fontSize: 'sm' } });
const Time = chakra('time', {
  base: { color: 'fg.muted', fontSize: 'sm', fontVariantNumeric: 'tabular-nums' },
});

/** Recommended movies, with title and poster if the device knows them; each links to its movie. */
export function HistoryList({ movies }: { readonly movies: readonly ShownMovie[] }) {
  return (
    <List>
      {movies.map(({ movieId, title, posterPath, search, shownAt }) => (
        <Item key={movieId}>
          <Entry to={moviePath(movieId)}>
            {/* the text next to it says what it shows */}
            <Thumbnail aria-hidden="true">
              {title === null || posterPath === null ? (
                <Clapperboard strokeWidth={1.5} />
              ) : (
                <MoviePoster title={title} posterPath={posterPath} sizes="44px" />
              )}
            </Thumbnail>
            <Details>
              <Title dir="auto">{title ?? HISTORY.movie(movieId)}</Title>
              {title !== null && <ListNote>{HISTORY.movie(movieId)}</ListNote>}
              {search !== null && (
                <ListNote>
                  {HISTORY.answers(
                    CHOICES.mood[search.mood],
                    search.genres.map((genre) => CHOICES.genre[genre]),
                  )}
                </ListNote>
              )}
            </Details>
            <Time dateTime={new Date(shownAt).toISOString()}>{formatDateTime(shownAt)}</Time>
          </Entry>
        </Item>
      ))}
    </List>
  );
}
