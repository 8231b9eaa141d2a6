import { chakra } from '@chakra-ui/react/styled-system';
import type { LucideIcon } from 'lucide-react';
import Compass from 'lucide-react/icons/compass';
import Eye from 'lucide-react/icons/eye';
import Film from 'lucide-react/icons/film';
import Heart from 'lucide-react/icons/heart';
import Search from 'lucide-react/icons/search';
import Star from 'lucide-react/icons/star';
import Trophy from 'lucide-react/icons/trophy';
import { createElement, type ReactNode, useId } from 'react';
import { AgeLine } from '../../components/age-line';
import { ErrorPanel } from '../../components/error-panel';
import { PageHeading, SectionHeading } from '../../components/layout/headings';
import { ProgressBar } from '../../components/progress';
import { Spinner } from '../../components/spinner';
import { type Badge, badgeProgress, type EarnedBadge } from '../../domain/account/badge';
import type { Statistics } from '../../domain/account/statistics';
import { useMemberState } from '../../hooks/member-provider';
import { type AccountRefresh, useAccount, useRefreshedAccount } from '../../hooks/use-account';
import { useNow } from '../../hooks/use-now';
import { useStatistics } from '../../hooks/use-statistics';
import { useInitialSyncStatus } from '../../hooks/use-sync-status';
import { formatDate } from '../../i18n/format';
import { STORAGE } from '../../i18n/messages/shell';
import { BADGES } from './messages';

const Sections = chakra('div', { base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '10' } });
const Muted = chakra('p', { base: { color: 'fg.muted' } });

/** Why the shown numbers may be stale. */
const STALE: Record<AccountRefresh, string | null> = {
  loading: null,
  done: null,
  offline: BADGES.offline,
  failed: BADGES.unavailable,
};

/** /profile/badges: shows the stored badges at once, and has the server check them on every visit. */
export function BadgesScreen() {
  const state = useMemberState();
  const refreshState = useRefreshedAccount();
  const account = useAccount();
  const statistics = useStatistics();
  const initialSync = useInitialSyncStatus();
  const loading = statistics === undefined || initialSync === 'syncing';
  const now = useNow();
  const ids = { earned: useId(), all: useId() };
  const stale = STALE[refreshState];
  if (state.status === 'failed') {
    return (
      <>
        <PageHeading title={BADGES.title} lead={BADGES.lead} />
        <ErrorPanel text={STORAGE[state.error.reason]} />
      </>
    );
  }
  return (
    <>
      <PageHeading title={BADGES.title} lead={BADGES.lead} />
      {account === null && stale !== null && <ErrorPanel text={stale} />}
      {(account === undefined || (account === null && stale === null) || (account && loading)) && (
        <Spinner label={BADGES.loading} />
      )}
      {account && stale !== null && <AgeLine reason={stale} ageMs={now - account.fetchedAt} />}
      {account && !loading && (
        <Sections>
          <section aria-labelledby={ids.earned}>
            <SectionHeading id={ids.earned} title={BADGES.earned(account.earned.length)} />
            {account.earned.length === 0 ? (
              <Muted>{BADGES.noneEarned}</Muted>
            ) : (
              <EarnedBadges earned={account.earned} />
            )}
          </section>
          <section aria-labelledby={ids.all}>
            <SectionHeading id={ids.all} title={BADGES.all(account.badges.length)} />
            <AllBadges
              badges={account.badges}
              earnedIds={new Set(account.earned.map(({ badge }) => badge.id))}
              statistics={initialSync === 'synced' ? statistics : null}
            />
          </section>
        </Sections>
      )}
    </>
  );
}

const Grid = chakra('ul', {
  base: { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(17rem, 100%), 1fr))', gap: '4' },
});
const Card = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: '4',
    alignContent: 'start',
    padding: '4',
    borderWidth: '1px',
    borderRadius: 'lg',
    bg: 'bg.raised',
  },
});
const Details = chakra('div', {
  base: { display: 'grid', gap: '1', alignContent: 'start', gridTemplateColumns: 'minmax(0, 1fr)', minWidth: 0 },
});
const Name = chakra('h3', { base: { fontSize: 'xl', overflowWrap: 'anywhere' } });
const Note = chakra('p', { base: { color: 'fg.muted', fontSize: 'sm' } });
const Foot = chakra('div', { base: { gridColumn: '1 / -1', marginTop: '4', display: 'grid', gap: '1.5' } });
// Dims only the icon; text keeps its contrast.
const Dimmed = chakra('span', { base: { display: 'grid', alignSelf: 'start', filter: 'grayscale(1)', opacity: 0.45 } });

function BadgeIcon({
  badge,
  earned,
  children,
}: {
  readonly badge: Badge;
  readonly earned: boolean;
  readonly children: ReactNode;
}) {
  return (
    <Card data-earned={earned}>
      {earned ? (
        <Medal badge={badge} />
      ) : (
        <Dimmed>
          <Medal badge={badge} />
        </Dimmed>
      )}
      {children}
    </Card>
  );
}

/** The member's badges, with the date each was earned. */
export function EarnedBadges({ earned }: { readonly earned: readonly EarnedBadge[] }) {
  return (
    <Grid>
      {earned.map(({ badge, earnedAt }) => (
        <BadgeIcon key={badge.id} badge={badge} earned>
          <Details>
            <Name>{badge.name}</Name>
            <Note>{BADGES.earnedOn(formatDate(Date.parse(earnedAt)))}</Note>
            <Note>{badge.description}</Note>
          </Details>
          <Foot>
            <MedalBar badge={badge} />
          </Foot>
        </BadgeIcon>
      ))}
    </Grid>
  );
}

export interface AllBadgesProps {
  readonly badges: readonly Badge[];
  readonly earnedIds: ReadonlySet<string>;
  /** Null while they aren't on this device. */
  readonly statistics: Statistics | null;
}

/** All badges with the member's progress; those not earned yet are dimmed. */
export function AllBadges({ badges, earnedIds, statistics }: AllBadgesProps) {
  return (
    <Grid>
      {badges.map((badge) => {
        const earned = earnedIds.has(badge.id);
        // Badges stay earned when marks are removed, so the bar stays full.
        const current = earned ? badge.required : statistics && badgeProgress(badge, statistics);
        return (
          <BadgeIcon key={badge.id} badge={badge} earned={earned}>
            <Details>
              <Name>{badge.name}</Name>
              <Note>{badge.description}</Note>
            </Details>
            <Foot>
              {current === null ? (
                <Note>{BADGES.progressUnknown}</Note>
              ) : (
                <>
                  <Note>{BADGES.progress(current, badge.required)}</Note>
                  <ProgressBar label={BADGES.progressOf(badge.name)} value={current} max={badge.required} />
                </>
              )}
            </Foot>
          </BadgeIcon>
        );
      })}
    </Grid>
  );
}

// White icons on dark discs, the same in both themes.
const Disc = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: '14',
    height: '14',
    borderRadius: 'full',
    color: '#fff',
    boxShadow: 'inset 0 0 0 3px rgba(255, 255, 255, 0.22)',
  },
  variants: {
    color: {
      blue: { bg: '#1d5fae' },
      green: { bg: '#1f7a43' },
      purple: { bg: '#7a3da3' },
      red: { bg: '#b3281c' },
      yellow: { bg: '#8a6a00' },
      gold: { bg: '#96590b' },
      indigo: { bg: '#4346a8' },
    },
  },
});
const Bar = chakra('span', {
  base: { display: 'block', height: '1.5', borderRadius: 'full' },
  variants: {
    color: {
      blue: { bg: '#3b82d6' },
      green: { bg: '#2f9a58' },
      purple: { bg: '#9a5cc6' },
      red: { bg: '#d2493c' },
      yellow: { bg: '#d9b32a' },
      gold: { bg: '#d48f22' },
      indigo: { bg: '#6669d6' },
    },
  },
});

/** A badge's icon. */
function Medal({ badge }: { readonly badge: Badge }) {
  return (
    <Disc color={badgeColor(badge.color)} data-color={badgeColor(badge.color)}>
      {createElement(badgeIcon(badge.icon), { size: 26, strokeWidth: 1.75, 'aria-hidden': true })}
    </Disc>
  );
}

/** The colored bar of an earned badge. */
function MedalBar({ badge }: { readonly badge: Badge }) {
  return <Bar color={badgeColor(badge.color)} data-bar={badgeColor(badge.color)} />;
}

/** Badge colors (specification, section 2). */
const COLORS = ['blue', 'green', 'purple', 'red', 'yellow', 'gold', 'indigo'] as const;
type BadgeColor = (typeof COLORS)[number];

/** A badge's color; blue for unknown names. */
export function badgeColor(name: string): BadgeColor {
  return COLORS.find((color) => color === name) ?? 'blue';
}

/** Icons by their names in the badges table (specification, section 2). */
const ICONS: ReadonlyMap<string, LucideIcon> = new Map([
  ['Search', Search],
  ['Compass', Compass],
  ['Film', Film],
  ['Heart', Heart],
  ['Star', Star],
  ['Trophy', Trophy],
  ['Eye', Eye],
]);

/** A badge's icon; a trophy for unknown names. */
export function badgeIcon(name: string): LucideIcon {
  return ICONS.get(name) ?? Trophy;
}
