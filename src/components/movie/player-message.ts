import { isRecord } from '../../domain/values/guards';

/** Parses a message of the video service's player; null if it is something else. */
export function playerMessage(data: unknown): 'error' | 'alive' | null {
  try {
    const message: unknown = typeof data === 'string' ? JSON.parse(data) : null;
    if (!isRecord(message) || typeof message['event'] !== 'string') return null;
    return message['event'] === 'onError' ? 'error' : 'alive';
  } catch {
    return null;
  }
}
