import { DELETION } from '../../words/en/own-data/deletion';
import type { DeletionFailure } from '../../api/supabase/delete-account';

/** What is said of an account that was not deleted, as far as is known. */
export interface DeletionMessage {
  readonly title: string;
  readonly text: string;
}

/** @param hasPassword whether the account is one that a password proves */
export function deletionMessage(failure: DeletionFailure, hasPassword: boolean): DeletionMessage {
  const title = DELETION.failed;
  switch (failure.reason) {
    case 'unreachable':
      return { title: DELETION.unknown, text: DELETION.unknownText };
    case 'too-many-attempts':
      return { title, text: DELETION.tooManyAttempts(Math.max(1, Math.ceil(failure.waitMs / 60_000))) };
    case 'refused':
      return { title, text: failure.message || DELETION.reasons.refused };
    case 'not-fresh':
      return { title, text: hasPassword ? DELETION.reasons['not-fresh'] : DELETION.comeBack };
    case 'wrong-password':
    case 'other-account':
    case 'signed-out':
    case 'not-asked':
      return { title, text: DELETION.reasons[failure.reason] };
  }
}
