import { createContext } from 'react';
import type { UserMarkKind } from '../domain/marks/mark-kinds';
import type { MarkableMovie } from '../services/member-store';

/** A mark that a visitor wanted to set. */
export interface PendingMark {
  readonly kind: UserMarkKind;
  readonly movie: MarkableMovie;
}

/** Leads a visitor to sign in, after which the mark is set on the page they came from. */
export const SignInRequest = createContext<(pendingMark: PendingMark) => void>(() => undefined);
