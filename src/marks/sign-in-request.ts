import { createContext } from 'react';
import type { UserMarkKind } from '../domain/marks/mark-kinds';
import type { IdentifiedMovie } from '../domain/movies/movie';

/** A mark that a visitor wanted to set. */
export interface PendingMark {
  readonly kind: UserMarkKind;
  readonly movie: IdentifiedMovie;
}

/** Sends a visitor to sign in; the mark is set when they come back. */
export const SignInRequest = createContext<(pendingMark: PendingMark) => void>(() => undefined);
