import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect } from 'react';
import { Link } from '../../components/link';
import { ROUTES } from '../../config/routes';
import { type SyncStatus, useSyncStatus } from '../../hooks/use-sync-status';
import { SYNC } from '../../i18n/messages/sync';
import { showAppBadge } from '../../lib/app-badge';

const Pill = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    color: 'fg.muted',
    fontSize: 'xs',
    lineHeight: 'snug',
  },
});
const Dot = chakra('span', {
  base: { width: '2.5', height: '2.5', borderRadius: 'full', flexShrink: 0, borderWidth: '2px' },
  variants: {
    tone: {
      saved: { bg: 'success.text', borderColor: 'success.text' },
      waiting: { bg: 'accent', borderColor: 'accent.text' },
      // Hollow, so that it doesn't rely on color.
      offline: { bg: 'transparent', borderColor: 'fg.muted' },
      attention: { bg: 'danger.text', borderColor: 'danger.text', borderRadius: '2px' },
    },
  },
});

const Label = chakra('span', {
  variants: {
    wideOnly: {
      true: {
        position: { base: 'absolute', lg: 'static' },
        width: { base: '1px', lg: 'auto' },
        overflow: { base: 'hidden', lg: 'visible' },
        clipPath: { base: 'inset(50%)', lg: 'none' },
        whiteSpace: { base: 'nowrap', lg: 'normal' },
        maxWidth: { lg: '9.5rem' },
      },
    },
  },
});

export interface SyncIndicatorProps {
  readonly tone: 'saved' | 'waiting' | 'offline' | 'attention';
  readonly text: string;
  /** Shows only the dot below 1024 px; screen readers still get the text. */
  readonly wideOnly?: boolean;
}

/** A dot and a sentence on whether changes are saved. Changes are announced politely. */
export function SyncIndicator({ tone, text, wideOnly = false }: SyncIndicatorProps) {
  return (
    <Pill role="status">
      <Dot tone={tone} aria-hidden="true" />
      <Label wideOnly={wideOnly}>{text}</Label>
    </Pill>
  );
}

const SyncPageLink = chakra(Link, {
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: 'touch',
    minHeight: 'touch',
  },
});

function indicatorOf(status: SyncStatus): SyncIndicatorProps {
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

/** Shows whether everything is saved, and links to the sync page. */
export function SyncStatusLink() {
  const status = useSyncStatus();
  useAppBadge(status);
  return (
    status && (
      <SyncPageLink to={ROUTES.sync}>
        <SyncIndicator {...indicatorOf(status)} wideOnly />
      </SyncPageLink>
    )
  );
}

/** Counts only changes that are stuck, not those in flight. */
function stuckCount(status: SyncStatus | null): number | null {
  switch (status?.state) {
    case 'offline':
    case 'attention':
    case 'sign-in-needed':
      return status.count;
    case 'saved':
    case 'gone':
      return 0;
    case 'waiting':
    case 'loading':
    case 'not-loaded':
    case undefined:
      return null;
  }
}

/** Shows the number of stuck changes on the application's icon, and clears it after a sign-out. */
export function useAppBadge(status: SyncStatus | null): void {
  const count = stuckCount(status);
  useEffect(() => {
    if (count !== null) void showAppBadge(count);
  }, [count]);
  useEffect(() => () => void showAppBadge(0), []);
}
