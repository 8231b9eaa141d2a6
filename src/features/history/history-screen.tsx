import { chakra } from '@chakra-ui/react/styled-system';
import { History as Clock, RotateCw } from 'lucide-react';
import { HISTORY } from '../../words/en/account/history';
import { STORAGE } from '../../i18n/messages/shell';
import { ROUTES } from '../../config/routes';
import { useMemberState } from '../../hooks/member-provider';
import { useHistory, type History } from '../../data/hooks/account/use-history';
import { Button, ButtonLink } from '../../components/button';
import { EmptyState } from '../../components/empty-state';
import { ErrorPanel } from '../../components/error-panel';
import { PageHeading } from '../../components/layout/headings';
import { Spinner } from '../../components/spinner';
import { HistoryList } from './history-list';
import { HistoryNotice } from './history-notice';

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

/** /profile/history: what was recommended, from the device at once and from the server every five seconds. */
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
  const { movies, count, trouble } = history;
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
          <Again history={history} label={HISTORY.refresh} />
        </Bar>
        {movies.some(({ title }) => title === null) && <Muted>{HISTORY.later}</Muted>}
        <HistoryList movies={movies} />
      </>
    );
  }
  // The device lists nothing and the server gave no answer: it may have a history, so "none yet" would be a guess.
  if (trouble === 'failed' || trouble === 'unreachable') {
    return (
      <ErrorPanel title={HISTORY.failedTitle} text={HISTORY.failed}>
        <Again history={history} label={HISTORY.refreshNow} />
      </ErrorPanel>
    );
  }
  return (
    <>
      <HistoryNotice history={history} />
      {(trouble === null || history.heardAt !== null) && (
        <EmptyState icon={Clock} title={HISTORY.emptyTitle} text={HISTORY.emptyText}>
          <Again history={history} label={HISTORY.refreshNow} />
          <ButtonLink to={ROUTES.landing}>{HISTORY.toRecommendations}</ButtonLink>
        </EmptyState>
      )}
    </>
  );
}

function Again({ history, label }: { readonly history: History; readonly label: string }) {
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
