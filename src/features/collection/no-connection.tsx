import { chakra } from '@chakra-ui/react/styled-system';
import { CloudOff, RotateCw, WifiOff } from 'lucide-react';
import { COLLECTION } from '../../config/messages/collection';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';

const Line = chakra('div', {
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

export interface NoConnectionLineProps {
  /** Whether the browser believes in a network: then it is worth trying again at once. */
  readonly online: boolean;
  readonly onRetry: () => void;
}

/** Over films found before: they stay, new ones need a connection. */
export function NoConnectionLine({ online, onRetry }: NoConnectionLineProps) {
  return (
    <Line>
      <CloudOff size={18} aria-hidden="true" />
      <span role="status">{online ? COLLECTION.notReached : COLLECTION.offline}</span>
      {online && (
        <Button look="ghost" onPress={onRetry}>
          {COLLECTION.retry}
        </Button>
      )}
    </Line>
  );
}

/** In place of films, where none were found before. */
export function NoConnectionYet({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <EmptyState icon={WifiOff} title={COLLECTION.offlineEmptyTitle} text={COLLECTION.offlineEmpty}>
      <Button look="secondary" icon={<RotateCw size={18} aria-hidden="true" />} onPress={onRetry}>
        {COLLECTION.retry}
      </Button>
    </EmptyState>
  );
}
