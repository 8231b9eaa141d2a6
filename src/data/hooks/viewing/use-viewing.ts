import { useSyncExternalStore } from 'react';
import { DEFAULT_VIEWING, type Viewing } from '../../../domain/viewing/viewing';
import { keptViewing } from '../../local/viewing/kept-viewing';

/** Where and how whoever uses this device watches; the same object until it is another choice. */
export function useViewing(): Viewing {
  return useSyncExternalStore(keptViewing.subscribe, keptViewing.current, () => DEFAULT_VIEWING);
}
