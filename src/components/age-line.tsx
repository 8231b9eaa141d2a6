import { chakra } from '@chakra-ui/react/styled-system';
import CloudOff from 'lucide-react/icons/cloud-off';
import { DAY_MS } from '../config/time';
import { memoize, LOCALE } from '../i18n/format';
import { LISTS } from '../i18n/messages/movies';

const ago = memoize(() => new Intl.RelativeTimeFormat(LOCALE));

/** How long ago something was fetched: 'Updated 5 hours ago'. @param ms milliseconds */
export function ageMessage(ms: number): string {
  const { count, unit } = ageOf(ms);
  return count === 0 ? LISTS.updatedNow : LISTS.updated(ago().format(-count, unit));
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** An age in its largest unit with a count of at least one; counts are whole. */
interface Age {
  readonly count: number;
  readonly unit: 'minute' | 'hour' | 'day';
}

/**
 * The age in minutes, hours or days; less than a minute counts as 0 minutes.
 * @param ms milliseconds; negative ones, after the clock was set back, count as 0
 */
export function ageOf(ms: number): Age {
  if (ms >= DAY_MS) return { count: Math.floor(ms / DAY_MS), unit: 'day' };
  if (ms >= HOUR_MS) return { count: Math.floor(ms / HOUR_MS), unit: 'hour' };
  return { count: Math.max(0, Math.floor(ms / MINUTE_MS)), unit: 'minute' };
}

const Line = chakra('p', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    marginBottom: '5',
    color: 'fg.muted',
    fontSize: 'sm',
    '& svg': { flexShrink: 0, color: 'info.text' },
  },
});

export interface AgeLineProps {
  /** Why no newer data is shown. */
  readonly reason: string;
  /** Milliseconds since the data was fetched. */
  readonly ageMs: number;
}

/** Says how old stale data is, and why it couldn't be refreshed. */
export function AgeLine({ reason, ageMs }: AgeLineProps) {
  return (
    <Line role="status">
      <CloudOff size={18} aria-hidden="true" />
      <span>
        {reason} <span>{ageMessage(ageMs)}</span>
      </span>
    </Line>
  );
}
