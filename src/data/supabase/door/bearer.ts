import type { RequestFailure } from '../../../domain/requests/request-error';
import { fail, ok, type Result } from '../../../domain/values/result';

/**
 * Gives the token that a request is sent with, null for none. When the backend does not accept it, it is asked once more
 * with the token that was refused, for another one.
 */
export type TokenProvider = (refused: string | null) => Promise<Result<string | null, RequestFailure>>;

/** Sends the public key alone. */
export const anonymous: TokenProvider = () => Promise.resolve(ok(null));

/** Sends one token, for which there is no other. */
export function staticToken(token: string): TokenProvider {
  return (refused) => Promise.resolve(refused === null ? ok(token) : fail({ reason: 'unauthorized' }));
}
