import { kindsWith } from '../../../domain/marks/mark-kinds';
import { PUSH_STATUSES } from './protocol';

/**
 * All that this version reads of the server's answers, in one word: it differs by itself when a version learns a kind or a
 * status, so that rows which were kept unread are read again.
 */
export function clientCapabilities(): string {
  return [...kindsWith(), ...PUSH_STATUSES].join(' ');
}
