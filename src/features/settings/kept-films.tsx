import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { SAVED_MOVIES } from '../../words/en/own-data/kept-films';
import { useSavedMovies, type SavedMoviesState } from '../../data/hooks/device/use-kept-films';
import { Button } from '../../components/button';
import { ErrorPanel } from '../../components/error-panel';
import { Spinner } from '../../components/spinner';
import { toasts } from '../../components/toast';
import { DeviceRoom } from './device-room';

const Stack = chakra('div', { base: { display: 'grid', gap: '4' } });
const Text = chakra('p', { base: { color: 'fg.muted' } });
const Count = chakra('p', { base: { fontWeight: 'semibold' } });

/** What this device keeps, the room that is left, and a way to remove what nobody marked. */
export function SavedMoviesPanel() {
  const movies = useSavedMovies();
  return (
    <Stack>
      <DeviceRoom since={movies.kept} />
      <Movies {...movies} />
    </Stack>
  );
}

function Movies({ kept, look, clear }: SavedMoviesState) {
  const [clearing, setClearing] = useState(false);

  async function press(): Promise<void> {
    setClearing(true);
    const cleared = await clear();
    setClearing(false);
    if (cleared.ok) toasts.show({ kind: 'success', text: SAVED_MOVIES.cleared });
    else toasts.show({ kind: 'error', text: SAVED_MOVIES.notCleared });
  }

  if (kept === undefined) return <Spinner label={SAVED_MOVIES.loading} />;
  if (!kept.ok) {
    return (
      <ErrorPanel text={SAVED_MOVIES.unreadable}>
        <Button variant="secondary" onPress={() => void look()}>
          {SAVED_MOVIES.retry}
        </Button>
      </ErrorPanel>
    );
  }
  const { movies, posters, bytes } = kept.value;
  if (movies + posters === 0) return <Text>{SAVED_MOVIES.none}</Text>;
  return (
    <>
      <Text>{SAVED_MOVIES.lead}</Text>
      <Count>{SAVED_MOVIES.kept(movies, posters, bytes / 1_000_000)}</Count>
      <Button variant="secondary" wide loading={clearing} loadingText={SAVED_MOVIES.clearing} onPress={() => void press()}>
        {SAVED_MOVIES.clear}
      </Button>
    </>
  );
}
