import { STORAGE } from '../../i18n/messages/shell';
import type { StorageError } from '../../lib/storage';
import type { Result } from '../../domain/values/result';
import { toasts } from '../../components/toast';

/** Says it where the device did not do what the member asked of a change; what it did, the list shows by itself. */
export async function notifyRefusal(command: Promise<Result<unknown, StorageError>> | undefined): Promise<void> {
  const done = await command;
  if (done && !done.ok) toasts.show({ kind: 'error', text: STORAGE[done.error.reason] });
}
