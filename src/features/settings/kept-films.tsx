import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { KEPT_FILMS } from '../../words/en/own-data/kept-films';
import { useKeptFilms, type KeptFilmsState } from '../../data/hooks/device/use-kept-films';
import { Button } from '../../ui/controls/button';
import { ErrorPanel } from '../../ui/feedback/error-panel';
import { Spinner } from '../../ui/feedback/spinner';
import { toasts } from '../../ui/feedback/toast';
import { DeviceRoom } from './device-room';

const Stack = chakra('div', { base: { display: 'grid', gap: '4' } });
const Text = chakra('p', { base: { color: 'fg.muted' } });
const Count = chakra('p', { base: { fontWeight: 'semibold' } });

/** What this device keeps, the room that is left, and a way to remove what nobody marked. */
export function KeptFilmsPanel() {
  const films = useKeptFilms();
  return (
    <Stack>
      <DeviceRoom since={films.kept} />
      <Films {...films} />
    </Stack>
  );
}

function Films({ kept, look, clear }: KeptFilmsState) {
  const [clearing, setClearing] = useState(false);

  async function press(): Promise<void> {
    setClearing(true);
    const cleared = await clear();
    setClearing(false);
    if (cleared.ok) toasts.show({ kind: 'success', text: KEPT_FILMS.cleared });
    else toasts.show({ kind: 'error', text: KEPT_FILMS.notCleared });
  }

  if (kept === undefined) return <Spinner label={KEPT_FILMS.loading} />;
  if (!kept.ok) {
    return (
      <ErrorPanel text={KEPT_FILMS.unreadable}>
        <Button look="secondary" onPress={() => void look()}>
          {KEPT_FILMS.retry}
        </Button>
      </ErrorPanel>
    );
  }
  const { films, posters, bytes } = kept.value;
  if (films + posters === 0) return <Text>{KEPT_FILMS.none}</Text>;
  return (
    <>
      <Text>{KEPT_FILMS.lead}</Text>
      <Count>{KEPT_FILMS.kept(films, posters, bytes / 1_000_000)}</Count>
      <Button look="secondary" wide loading={clearing} loadingText={KEPT_FILMS.clearing} onPress={() => void press()}>
        {KEPT_FILMS.clear}
      </Button>
    </>
  );
}
