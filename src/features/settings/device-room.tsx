import { chakra } from '@chakra-ui/react/styled-system';
import { SAVED_MOVIES } from '../../words/en/own-data/kept-films';
import { OFFLINE_READINESS } from '../../i18n/messages/sync';
import { useOfflineReadiness, useStorageSpace } from '../../hooks/use-storage-space';

const Facts = chakra('ul', { base: { display: 'grid', gap: '1', color: 'fg.muted' } });

/**
 * Whether the application opens without a network, the room that it has on the device, and what the browser promised.
 * @param since looked at again when this changes
 */
export function DeviceRoom({ since }: { readonly since: unknown }) {
  const start = useOfflineReadiness();
  const room = useStorageSpace(since);
  return (
    <Facts>
      {start && <li>{OFFLINE_READINESS[start]}</li>}
      {room && (
        <>
          <li>{SAVED_MOVIES.room(room.used / 1_000_000, room.free / 1_000_000)}</li>
          <li>{room.persisted ? SAVED_MOVIES.promised : SAVED_MOVIES.notPromised}</li>
        </>
      )}
    </Facts>
  );
}
