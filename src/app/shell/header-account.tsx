import { chakra } from '@chakra-ui/react/styled-system';
import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { AccountMenu } from '../../components/shell/account-menu';
import { ROUTES } from '../../config/routes';
import { readProfile, readWatchPreferences } from '../../db/account-cache';
import { watchPreferencesStore } from '../../db/watch-preferences-store';
import type { Member } from '../../domain/account/session';
import { avatarLetter } from '../../domain/account/username';
import { DEFAULT_WATCH_PREFERENCES, sameWatchPreferences } from '../../domain/watch-preferences';
import { useMemberStore } from '../../hooks/member-provider';
import { useProfile } from '../../hooks/use-account';
import { type SyncStatus, useSyncStatus } from '../../hooks/use-sync-status';
import { SYNC } from '../../i18n/messages/sync';
import { showAppBadge } from '../../lib/app-badge';
import { fireAndForget } from '../../services/fire-and-forget';
import { accountEntries } from './account-entries';
import { MemberNotices } from './member-notices';
import { useSignOutFlow } from './use-sign-out-flow';

/** The end of the header for a member: sync status and account menu. */
export function HeaderAccount({ member }: { readonly member: Member }) {
  const profile = useProfile();
  useMemberPreferences();
  const { startSignOut, dialog } = useSignOutFlow();

  return (
    <>
      <MemberNotices />
      <SyncStatusLink />
      {dialog}
      <AccountMenu
        letter={avatarLetter(profile?.firstName ?? null, member.email)}
        name={profile?.firstName ?? profile?.username ?? member.email}
        entries={accountEntries(startSignOut)}
      />
    </>
  );
}

/**
 * Applies the member's watch preferences from any device. Preferences chosen before signing in become theirs if their
 * profile, once read, has none.
 */
export function useMemberPreferences(): void {
  const store = useMemberStore();
  const read = useLiveQuery(async () => {
    if (!store) return undefined;
    const { database } = store;
    // In this order: the first profile read also fetches the preferences.
    const profile = await readProfile(database);
    const row = await readWatchPreferences(database);
    return { of: store, row, asked: profile !== null };
  }, [store]);

  useEffect(() => {
    if (!store || read?.of !== store) return;
    const { userId } = store;
    const owner = watchPreferencesStore.owner();
    // Preferences left by another member are discarded.
    if (owner !== null && owner !== userId) watchPreferencesStore.clear();
    const current = watchPreferencesStore.current();
    if (read.row) {
      // Ignore a read that started before the latest write.
      if (read.row.at >= watchPreferencesStore.at()) watchPreferencesStore.set(userId, read.row.value, read.row.at);
    } else if (read.asked && !sameWatchPreferences(current, DEFAULT_WATCH_PREFERENCES))
      void fireAndForget(store, () => store.setWatchPreferences(current));
  }, [store, read]);
}

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
  // Forced colors would make 'saved' look like 'offline'.
  base: {
    width: '2.5',
    height: '2.5',
    borderRadius: 'full',
    flexShrink: 0,
    borderWidth: '2px',
    forcedColorAdjust: 'none',
  },
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

interface SyncIndicatorProps {
  readonly tone: 'saved' | 'waiting' | 'offline' | 'attention';
  readonly text: string;
  /** Shows only the dot below 1024 px; screen readers still get the text. */
  readonly wideOnly?: boolean;
}

/** A dot and a sentence on whether changes are saved. Changes are announced politely. */
function SyncIndicator({ tone, text, wideOnly = false }: SyncIndicatorProps) {
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
function SyncStatusLink() {
  const status = useSyncStatus();
  useAppBadge(status);
  if (!status) return null;
  const indicator = indicatorOf(status);
  return (
    // A status inside a link doesn't name it.
    <SyncPageLink to={ROUTES.sync} aria-label={indicator.text}>
      <SyncIndicator {...indicator} wideOnly />
    </SyncPageLink>
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
