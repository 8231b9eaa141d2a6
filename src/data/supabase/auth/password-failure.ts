/** Why a password was not changed. */
export type PasswordFailure =
  /** The backend said no, in its own words (empty when it had none). */
  | { readonly reason: 'refused'; readonly message: string }
  | { readonly reason: 'unreachable' }
  /** The session is over: there is nobody whose password could be changed. */
  | { readonly reason: 'signed-out' };
