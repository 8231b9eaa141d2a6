import { createContext } from 'react';
import type { Rating } from '../domain/marks/diary';
import type { UserMarkKind } from '../domain/marks/mark-kinds';
import type { IdentifiedMovie } from '../domain/movies/movie';

/** A mark that a visitor wanted to set. */
export interface PendingMark {
  readonly kind: UserMarkKind;
  readonly movie: IdentifiedMovie;
}

/** A rating that a visitor wanted to give. */
export interface PendingRating {
  readonly rating: Rating;
  readonly movie: IdentifiedMovie;
}

/** Sends a visitor to sign in; the mark or rating is set when they come back. */
export const SignInRequest = createContext<(pendingMark: PendingMark | PendingRating) => void>(() => undefined);
