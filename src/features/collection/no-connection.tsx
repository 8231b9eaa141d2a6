import { chakra } from '@chakra-ui/react/styled-system';
import { CloudOff, RotateCw, WifiOff } from 'lucide-react';
import type { NoAnswer } from '../../domain/requests/request-error';
import { COLLECTION } from '../../words/en/lists/collection';
import { tmdbErrorMessage } from '../../i18n/tmdb-error-message';
import { Button } from '../../components/button';
import { EmptyState } from '../../components/empty-state';

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
  readonly reason: NoAnswer;
  /** A search was made, and the device could not answer it either. */
  readonly failed: boolean;
  /** Absent while the device says that it has no network: then trying again is of no use. */
  readonly onRetry?: () => void;
}

/** Over movies found before: they stay, new ones need an answer. */
export function NoConnectionLine({ reason, failed, onRetry }: NoConnectionLineProps) {
  const offline = failed ? COLLECTION.offline : COLLECTION.offlineStays;
  return (
    <Line>
      <CloudOff size={18} aria-hidden="true" />
      <span role="status">{tmdbErrorMessage(reason, { offline })}</span>
      {onRetry && (
        <Button variant="ghost" onPress={onRetry}>
          {COLLECTION.retry}
        </Button>
      )}
    </Line>
  );
}

/** In place of movies, where none were found before. */
export function NoConnectionYet({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <EmptyState icon={WifiOff} title={COLLECTION.offlineEmptyTitle} text={COLLECTION.offlineEmpty}>
      <Button variant="secondary" icon={<RotateCw size={18} aria-hidden="true" />} onPress={onRetry}>
        {COLLECTION.retry}
      </Button>
    </EmptyState>
  );
}
