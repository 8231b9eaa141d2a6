import { useStorageSpace } from './use-storage-room';

/** Bytes below which a device counts as nearly full: some hundred movies with their posters. */
const LITTLE_ROOM = 20_000_000;

/** Bytes that the browser still has for this application where that is little; null where there is room, or it does not say. */
export function useLowSpace(): number | null {
  const room = useStorageSpace();
  return room && room.free < LITTLE_ROOM ? room.free : null;
}
