import { WifiOff } from 'lucide-react';
import { chakra } from '@chakra-ui/react/styled-system';
import { MOVIE } from '../../../words/en/film/movie';
import { tmdbErrorMessage } from '../../../i18n/tmdb-error-message';
import type { TmdbError } from '../../../api/tmdb/errors';
import { Button } from '../../../components/button';
import { ErrorPanel } from '../../../components/error-panel';
import { Spinner } from '../../../components/spinner';

const Note = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    padding: '4',
    borderWidth: '1px',
    borderRadius: 'md',
    bg: 'bg.raised',
    color: 'fg.muted',
    '& svg': { flexShrink: 0, color: 'info.text' },
  },
});

export interface MissingMetadataProps {
  readonly loading: boolean;
  readonly error: TmdbError | null;
  readonly onRetry: () => void;
}

/** Stands for everything but the card, of which the device keeps no more: it is on its way, waits or failed. */
export function MissingMetadata({ loading, error, onRetry }: MissingMetadataProps) {
  if (loading || error === null) return <Spinner label={MOVIE.loading} />;
  if (error.reason === 'offline') {
    return (
      <Note role="status">
        <WifiOff size={20} aria-hidden="true" />
        <p>{MOVIE.factsOffline}</p>
      </Note>
    );
  }
  if (error.reason === 'not-found') return <ErrorPanel text={tmdbErrorMessage(error.reason)} />;
  return (
    <ErrorPanel title={MOVIE.failed} text={tmdbErrorMessage(error.reason)}>
      <Button variant="secondary" onPress={onRetry}>
        {MOVIE.retry}
      </Button>
    </ErrorPanel>
  );
}
