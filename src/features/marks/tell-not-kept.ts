import type { MemberFailure } from '../../hooks/member-provider';
import type { UserMarkKind } from '../../domain/marks/mark-kinds';
import { toasts, type ToastContent } from '../../components/toast';
import { MARKS } from '../../words/en/account/marks';
import { STORAGE } from '../../i18n/messages/shell';

/** Says that the device did not keep a change of a mark, and what to do about it. */
export function notifyMarkFailed(kind: UserMarkKind, { reason }: MemberFailure, about?: ToastContent['about']): void {
  const text = `${MARKS[kind].failed}. ${STORAGE[reason]}`;
  toasts.show({ kind: 'error', text, ...(about && { about }) });
}
