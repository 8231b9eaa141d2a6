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
import { movieText } from '../../components/movie/movie-context';
import { MoviePoster } from '../../components/movie/poster';
import { Spinner } from '../../components/spinner';
import { moviePath, ROUTES } from '../../config/routes';
import { byEvening, type HistoryRound } from '../../domain/history';
import { useMemberState } from '../../hooks/member-provider';
import { withQueries } from '../../hooks/query-provider';
import { useNow } from '../../hooks/use-now';
import { formatDateTime } from '../../i18n/format';
import { CHOICES } from '../../i18n/messages/questionnaire';
import { STORAGE } from '../../i18n/messages/shell';
import { formatEvening, HISTORY } from './messages';
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

const Evening = chakra('section', { base: { '& + &': { marginTop: { base: '8', md: '10' } } } });
const Day = chakra('h2', { base: { fontSize: { base: '2xl', md: '3xl' }, marginBottom: '2' } });
const Asked = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: '6',
    marginBottom: '3',
    color: 'fg.muted',
    'ol + &': { marginTop: '6' },
  },
});
const Time = chakra('time', { base: { color: 'fg.muted', fontSize: 'sm', fontVariantNumeric: 'tabular-nums' } });
const List = chakra('ol', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'repeat(auto-fill, minmax(6rem, 1fr))',
      md: 'repeat(auto-fill, minmax(7rem, 1fr))',
    },
    columnGap: { base: '3', md: '4' },
    rowGap: '5',
  },
});
const Entry = chakra(Link, { base: { display: 'grid', gap: '1.5', borderRadius: 'md', _hover: { opacity: 0.85 } } });
const Blank = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    aspectRatio: '2 / 3',
    borderRadius: 'md',
    bg: 'bg.raised',
    color: 'accent.text',
  },
});
const Title = chakra('span', {
  base: { fontSize: 'sm', fontWeight: 'medium', lineHeight: 'snug', overflowWrap: 'break-word', lineClamp: 2 },
});

/** Recommended movies by evening and search, with title and poster if the device knows them; each links to its movie. */
function HistoryList({ movies }: { readonly movies: readonly ShownMovie[] }) {
  return byEvening(movies, formatEvening).map(({ day, rounds }) => (
    <Evening key={day}>
      <Day>{day}</Day>
      {rounds.map((round) => (
        <Round key={round.movies[0].movieId} {...round} />
      ))}
    </Evening>
  ));
}

/** One search's movies under its answers; a movie shown at another time than the newest says when. */
function Round({ search, movies }: HistoryRound<ShownMovie>) {
  const [{ shownAt: latest }] = movies;
  const when = formatDateTime(latest);
  return (
    <>
      <Asked>
        {search === null
          ? HISTORY.withoutSearch
          : HISTORY.answers(
              CHOICES.mood[search.mood],
              search.genres.map((genre) => CHOICES.genre[genre]),
            )}
        <Time dateTime={new Date(latest).toISOString()}>{when}</Time>
      </Asked>
      <List>
        {movies.map(({ movieId, title, language, posterPath, shownAt }) => (
          <li key={movieId}>
            <Entry to={moviePath(movieId)}>
              {/* the text below says what it shows */}
              <span aria-hidden="true">
                {title === null || posterPath === null ? (
                  <Blank>
                    <Clapperboard strokeWidth={1.5} />
                  </Blank>
                ) : (
                  <MoviePoster title={title} posterPath={posterPath} sizes="(min-width: 768px) 8rem, 30vw" />
                )}
              </span>
              <Title {...movieText({ language })}>{title ?? HISTORY.movie(movieId)}</Title>
              {formatDateTime(shownAt) !== when && (
                <Time dateTime={new Date(shownAt).toISOString()}>{formatDateTime(shownAt)}</Time>
              )}
            </Entry>
          </li>
        ))}
      </List>
    </>
  );
}
