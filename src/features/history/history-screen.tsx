import { chakra } from '@chakra-ui/react/styled-system';
import { History as Clock, RotateCw } from 'lucide-react';
import { MESSAGES } from '../../config/messages';
import { ROUTES } from '../../config/routes';
import { useMemberState } from '../../data/hooks/member-provider';
import { useHistory, type History } from '../../data/hooks/use-history';
import { Button } from '../../ui/button';
import { ButtonLink } from '../../ui/button-link';
import { EmptyState } from '../../ui/empty-state';
import { ErrorPanel } from '../../ui/error-panel';
import { PageHeading } from '../../ui/page-heading';
import { Spinner } from '../../ui/spinner';
import { HistoryList } from './history-list';
import { HistoryNotice } from './history-notice';

const { history: words } = MESSAGES;

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
      <PageHeading title={words.title} />
      {state.status === 'failed' ? (
        <ErrorPanel text={MESSAGES.storage[state.error.reason]} />
      ) : (
        <Content history={history} />
      )}
    </>
  );
}

function Content({ history }: { readonly history: History }) {
  const { films, count, trouble } = history;
  if (films === undefined) return <Spinner label={words.loading} />;
  if (films.length > 0) {
    return (
      <>
        <HistoryNotice history={history} />
        <Bar>
          <Strong>
            {words.count(count)} {count > films.length && words.latest(films.length)}
          </Strong>
          <Again history={history} label={words.refresh} />
        </Bar>
        <Muted>{words.later}</Muted>
        <HistoryList films={films} />
      </>
    );
  }
  // Where the server cannot be asked, what it has is not known: nothing here is no history only if it once said so.
  if (trouble === 'failed' || trouble === 'unreachable') {
    return (
      <ErrorPanel title={words.failedTitle} text={words.failed}>
        <Again history={history} label={words.refreshNow} />
      </ErrorPanel>
    );
  }
  return (
    <>
      <HistoryNotice history={history} />
      {(trouble === null || history.heardAt !== null) && (
        <EmptyState icon={Clock} title={words.emptyTitle} text={words.emptyText}>
          <Again history={history} label={words.refreshNow} />
          <ButtonLink to={ROUTES.landing}>{words.toRecommendations}</ButtonLink>
        </EmptyState>
      )}
    </>
  );
}

function Again({ history, label }: { readonly history: History; readonly label: string }) {
  return (
    <Button
      look="secondary"
      icon={<RotateCw size={18} aria-hidden="true" />}
      loading={history.refreshing}
      loadingText={words.refreshing}
      onPress={history.refresh}
    >
      {label}
    </Button>
  );
}
