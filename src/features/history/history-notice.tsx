import { chakra } from '@chakra-ui/react/styled-system';
import { HISTORY } from '../../words/en/account/history';
import type { History } from '../../data/hooks/account/use-history';
import { useNow } from '../../hooks/use-now';
import { AgeLine } from '../../components/age-line';
import { ErrorPanel } from '../../components/error-panel';

const Above = chakra('div', { base: { marginBottom: '5' } });
const NoticeText = chakra('p', { base: { marginBottom: '5', color: 'fg.muted', fontSize: 'sm' } });

const REASONS: Record<Exclude<History['trouble'], 'failed' | null>, string> = {
  offline: HISTORY.offline,
  unreachable: HISTORY.unreachable,
};

/** Says why the history may miss something, and how old it is. */
export function HistoryNotice({ history: { trouble, heardAt } }: { readonly history: History }) {
  const now = useNow();
  if (trouble === null) return null;
  if (trouble === 'failed') {
    return (
      <Above>
        <ErrorPanel title={HISTORY.failedTitle} text={HISTORY.failed} />
      </Above>
    );
  }
  const reason = REASONS[trouble];
  return heardAt === null ? (
    <NoticeText role="status">
      {reason} {HISTORY.neverHeard}
    </NoticeText>
  ) : (
    <AgeLine reason={reason} ageMs={now - heardAt} />
  );
}
