import type { StorageError } from '../../data/local/device/storage-error';
import type { ToldKind } from '../../domain/marks/mark-kinds';
import { toasts, type ToastContent } from '../../ui/feedback/toast';
import { STORAGE } from '../../words/en/frame/storage';
import { MARK_SENTENCES } from './mark-sentences';

/** Says that the device did not keep a change of a mark, and what to do about it. */
export function tellNotKept(kind: ToldKind, { reason }: StorageError, about?: ToastContent['about']): void {
  const text = `${MARK_SENTENCES[kind].failed}. ${STORAGE[reason]}`;
  toasts.show({ kind: 'error', text, ...(about && { about }) });
}
