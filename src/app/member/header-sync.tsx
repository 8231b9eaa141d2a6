import { chakra } from '@chakra-ui/react/styled-system';
import { SYNC } from '../../i18n/messages/sync';
import { ROUTES } from '../../config/routes';
import { useSyncStatus, type SyncStatus } from '../../hooks/use-sync-status';
import { useAppBadge } from './use-app-badge';
import { SyncIndicator, type SyncIndicatorProps } from '../../ui/frame/header/sync-indicator';
import { Link } from '../../components/link';

const ToSyncPage = chakra(Link, {
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: 'touch',
    minHeight: 'touch',
  },
});

function inWords(status: SyncStatus): SyncIndicatorProps {
  switch (status.state) {
    case 'loading':
      return { tone: 'waiting', text: SYNC.loading };
    case 'not-loaded':
      return { tone: 'attention', text: SYNC.notLoaded };
    case 'saved':
      return { tone: 'saved', text: SYNC.saved };
    case 'waiting':
      return { tone: 'waiting', text: SYNC.waiting(status.count) };
    case 'offline':
      return { tone: 'offline', text: status.count > 0 ? SYNC.offlineWaiting(status.count) : SYNC.offline };
    case 'sign-in-needed':
      return { tone: 'attention', text: SYNC.signInNeeded };
    case 'gone':
      return { tone: 'attention', text: SYNC.gone };
    case 'attention':
      return { tone: 'attention', text: SYNC.attention(status.count) };
  }
}

/** One dot and one sentence: is everything saved? It leads to the page that tells more. */
export function SyncStatusLink() {
  const status = useSyncStatus();
  useAppBadge(status);
  return (
    status && (
      <ToSyncPage to={ROUTES.sync}>
        <SyncIndicator {...inWords(status)} wideOnly />
      </ToSyncPage>
    )
  );
}
