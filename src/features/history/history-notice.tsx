import { chakra } from '@chakra-ui/react/styled-system';
import { MESSAGES } from '../../config/messages';
import type { History } from '../../data/hooks/use-history';
import { useNow } from '../../data/hooks/use-now';
import { AgeLine } from '../../ui/age-line';
import { ErrorPanel } from '../../ui/error-panel';

const { history: words } = MESSAGES;

const Above = chakra('div', { base: { marginBottom: '5' } });
const Muted = chakra('p', { base: { marginBottom: '5', color: 'fg.muted', fontSize: 'sm' } });

/** Says why the history may miss something, and how old it is. */
export function HistoryNotice({ history: { trouble, heardAt } }: { readonly history: History }) {
  const now = useNow();
  if (trouble === null) return null;
  if (trouble === 'failed') {
    return (
      <Above>
        <ErrorPanel title={words.failedTitle} text={words.failed} />
      </Above>
    );
  }
  const reason = trouble === 'offline' ? words.offline : words.unreachable;
  return heardAt === null ? (
    <Muted role="status">
      {reason} {words.neverHeard}
    </Muted>
  ) : (
    <AgeLine reason={reason} ageMs={now - heardAt} />
  );
}
